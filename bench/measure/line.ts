/** A measured line of the table. */
export interface Line {
  job: string
  /** What was measured, with its unit: "3,210 req/s, p99 9 ms". */
  figure: string
  /** The same without Lobby, in the same run. */
  limit: string
  /** The figure by the limit; larger is better for throughput, smaller for times. */
  ratio: number | undefined
  goal: string
  isMet: boolean
  note?: string
}

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
export const perSecond = (value: number) => `${number.format(value)}/s`
export const ms = (value: number) => `${number.format(value)} ms`

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** The lines as a table of Markdown. */
export function tableOf(lines: readonly Line[]): string {
  const cells = lines.map((line) => [
    line.job,
    line.figure,
    line.limit,
    line.ratio === undefined ? '' : line.ratio.toFixed(2),
    line.goal,
    line.isMet ? 'yes' : 'no',
    line.note ?? '',
  ])
  const head = ['job', 'Lobby', 'limit', 'ratio', 'goal', 'met', 'note']
  return [row(head), row(head.map(() => '---')), ...cells.map(row)].join('\n')
}
