import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import type { Line } from './line.ts'

/** A row as it stands in a table: the job's name for `--only` first. */
type Row = readonly string[]
const head = ['--only', 'job', 'Lobby', 'limit', 'ratio', 'goal', 'met']

const written = (cells: Row) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** A line as a row. */
export const rowOf = (name: string, line: Line): Row => [
  name,
  line.job,
  line.figure,
  line.limit,
  line.ratio === undefined ? '' : line.ratio.toFixed(2),
  line.goal,
  line.missing ? `no: ${line.missing}` : 'yes',
]

/** The rows as a table of Markdown. */
export const tableOf = (rows: readonly Row[]): string =>
  [written(head), written(head.map(() => '---')), ...rows.map(written)].join('\n')

const readRows = (table: string): Row[] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) =>
      line
        .slice(2, -2)
        .split(/(?<!\\)\s\|\s/)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    )

/** The rows of a run of some jobs, among those of an earlier run of others. */
function amongEarlier(earlier: readonly Row[], rows: readonly Row[], order: readonly string[]): Row[] {
  const measured = new Set(rows.map(([name]) => name))
  const kept = earlier.filter(([name = '']) => !measured.has(name) && order.includes(name))
  return [...kept, ...rows].sort(([a = ''], [b = '']) => order.indexOf(a) - order.indexOf(b))
}

const marks = ['newest run', 'run before'].map((which) => ({
  begin: `<!-- the ${which}, written by npm run bench -- --write -->`,
  end: `<!-- end of the ${which} -->`,
}))

function between(text: string, { begin, end }: { begin: string; end: string }): string {
  const [, rest = ''] = text.split(begin)
  return (rest.split(end)[0] ?? '').trim()
}

function put(text: string, { begin, end }: { begin: string; end: string }, content: string): string {
  const [before, rest] = text.split(begin)
  const [, after] = (rest ?? '').split(end)
  if (before === undefined || after === undefined) throw new Error(`docs/benchmarks.md lacks ${begin}`)
  return `${before}${begin}\n\n${content}\n\n${end}${after}`
}

function commit(): string {
  try {
    return ` Commit ${execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()}.`
  } catch {
    return ''
  }
}

/** On what was measured; `load` is how many programs wanted a processor when the run began. */
export function machineOf(load: number, size: string): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 1024 ** 3)
  const at = new Date().toISOString().slice(0, 16).replace('T', ' ')
  return `${at} UTC: ${cpus().length} × ${cpu?.model.trim() ?? 'a processor'}, ${memory} GB, Node ${process.versions.node}, load ${load.toFixed(1)} at the start, ${size} size.${commit()}`
}

/**
 * Writes a run into a document between its marks: a whole run moves the newest one down, a run of some jobs replaces their
 * rows. What people wrote around the marks stays.
 */
export async function writeInto(
  file: string,
  run: { rows: readonly Row[]; machine: string; order: readonly string[]; isWhole: boolean },
): Promise<void> {
  const [newest, before] = marks
  if (!newest || !before) return
  const text = await readFile(file, 'utf8')
  const earlier = between(text, newest)
  const content = (rows: readonly Row[], machine: string) => `${machine}\n\n${tableOf(rows)}`
  if (run.isWhole) {
    const moved = earlier.includes('| ') ? put(text, before, earlier) : text
    await writeFile(file, put(moved, newest, content(run.rows, run.machine)))
    return
  }
  const rows = amongEarlier(readRows(earlier), run.rows, run.order)
  await writeFile(file, put(text, newest, content(rows, run.machine)))
}
