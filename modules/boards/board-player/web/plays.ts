import { itemAt } from '#modules/boards/boards/web/public.ts'
import type { Content } from '../contract.ts'

/** What was shown in an hour: told as a sum, so that telling it again changes nothing. */
export interface Sum {
  hour: Date
  boardId: string
  item: string
  plays: number
  seconds: number
}

const hourMs = 3_600_000
const mostTold = 200
/** Hours that wait for a line. */
const mostHours = 24 * 60

const same = (one: Sum, other: Pick<Sum, 'hour' | 'boardId' | 'item'>) =>
  +one.hour === +other.hour && one.boardId === other.boardId && one.item === other.item

/** The sums after a second in which a board was shown; `before`: what its zones showed a second ago. */
export function played(
  sums: readonly Sum[],
  {
    board,
    now,
    playSeconds,
    before,
  }: {
    board: Content['boards'][number]
    now: Date
    playSeconds: number
    before: readonly string[]
  },
): { sums: Sum[]; shown: string[] } {
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs)
  const shown = board.zones.flatMap((zone) => {
    if (zone.kind !== 'text' && zone.kind !== 'photo' && zone.kind !== 'film') return []
    const item = itemAt(zone, now, playSeconds)?.item
    return item ? [[...(item.title || item.photoPath)].slice(0, 80).join('')] : []
  })
  const next = sums.map((sum) => ({ ...sum }))
  for (const item of new Set(shown)) {
    const about = { hour, boardId: board.boardId, item }
    let sum = next.find((one) => same(one, about))
    if (!sum) {
      sum = { ...about, plays: 0, seconds: 0 }
      next.push(sum)
    }
    sum.seconds = Math.min(3600, sum.seconds + 1)
    if (!before.includes(item)) sum.plays++
  }
  const oldest = hour.getTime() - mostHours * hourMs
  return { sums: next.filter((sum) => +sum.hour >= oldest), shown }
}

/** The oldest sums, as many as are told at once. */
export const toTell = (sums: readonly Sum[]): Sum[] => sums.slice(0, mostTold)

/** What is left to tell after these were taken: those of the present hour go on, and those that grew since they were told. */
export const afterTold = (sums: readonly Sum[], told: readonly Sum[], now: Date): Sum[] =>
  sums.filter(
    (sum) =>
      now.getTime() - +sum.hour < hourMs ||
      !told.some((one) => same(one, sum) && one.seconds === sum.seconds && one.plays === sum.plays),
  )
