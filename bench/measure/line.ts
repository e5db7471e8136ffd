/** A measured line of the table. */
export interface Line {
  /** What was asked of Lobby, in the words of the goal. */
  job: string
  /** What was measured, with its unit: "3,210/s, p99 9 ms". */
  figure: string
  /** The same without Lobby, in the same run. */
  limit: string
  /** The figure by the limit; larger is better for throughput, smaller for times. */
  ratio: number | undefined
  goal: string
  /** '' when every part of the goal is met, else by how much it is not. */
  missing: string
}

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
export const perSecond = (value: number) => `${number.format(value)}/s`
export const ms = (value: number) => `${number.format(value)} ms`
export const megabytes = (bytes: number) => `${number.format(bytes / 1024 / 1024)} MB`
export const kilobytes = (bytes: number) => `${number.format(bytes / 1024)} KB`

const percent = (share: number) => `${Math.max(1, Math.round(share * 100))} %`

/** '' when a value reaches what is wished of it, else how far it is off: "31 % too low". */
export const atLeast = (value: number, wished: number): string =>
  value >= wished ? '' : `${percent(1 - value / wished)} too low`

/** '' when a value stays below what is allowed, else how far it is over: "p99 40 % too high". */
export const atMost = (value: number, allowed: number, text = ''): string =>
  value <= allowed ? '' : `${text && `${text} `}${percent(value / allowed - 1)} too high`

/** What of several parts of a goal is missing. */
export const missingOf = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ')

/** The middle one of some values. */
export const middle = (values: readonly number[]) => nth(values, 0.5)

/** The value below which a share of them lies. */
export function nth(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
