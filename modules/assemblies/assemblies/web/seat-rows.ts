import type { Option } from '../shapes.ts'

/** The seats of a building, or of the whole community where no building is named, and who stands for them. */
export interface SeatRow {
  group: string
  seats: string
  /** A line for each candidate. */
  names: string
}

export const emptyRow: SeatRow = { group: '', seats: '1', names: '' }

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The seats of an election as they are written down. */
export function seatRows(
  seats: readonly { group: string; seats: number }[],
  options: readonly Option[],
): SeatRow[] {
  if (!seats.length) return [emptyRow]
  return seats.map(({ group, seats: count }) => ({
    group,
    seats: String(count),
    names: options
      .filter((one) => one.group === group)
      .map(({ name }) => name)
      .join('\n'),
  }))
}

/** What is wrong with them: nobody stands, or a building is there twice. */
export function seatFault(rows: readonly SeatRow[]): 'candidatesMissing' | 'groupTwice' | undefined {
  if (rows.some(({ names }) => !linesOf(names).length)) return 'candidatesMissing'
  const groups = new Set(rows.map(({ group }) => group.trim()))
  return groups.size < rows.length ? 'groupTwice' : undefined
}

/** What is written down as seats and candidates; whoever stood before keeps the id. */
export function seatsOf(
  rows: readonly SeatRow[],
  before: readonly Option[],
): { options: Option[]; seats: { group: string; seats: number }[] } {
  const keyOf = (group: string, name: string) => `${group}\n${name}`
  const known = new Map(before.map(({ optionId, name, group }) => [keyOf(group, name), optionId]))
  const used = new Set(before.map(({ optionId }) => optionId))
  let last = 0
  const fresh = (): string => {
    do last++
    while (used.has(`c${last}`))
    return `c${last}`
  }
  const given = rows.map(({ group, ...row }) => ({ ...row, group: group.trim() }))
  return {
    options: given.flatMap(({ group, names }) =>
      linesOf(names).map((name) => ({ optionId: known.get(keyOf(group, name)) ?? fresh(), name, group })),
    ),
    seats: given.map(({ group, seats }) => ({ group, seats: Math.max(1, Number(seats) || 1) })),
  }
}
