import { newId } from '#platform/contract/new-id.ts'
import { taipei } from '#platform/contract/taipei.ts'
import type { FoodItem, FoodMenu, FoodSpec } from '#modules/meals/food-shapes.ts'
import { cookingMinutes, slotMinutes, type Wish } from '#modules/meals/order-shapes.ts'
import { speakClock } from '#modules/meals/write-moment.ts'

/** A line of the order while it is put together. */
export interface DraftLine extends Wish {
  key: string
}

const live = <Row extends { isRetired: boolean }>(rows: readonly Row[]) =>
  rows.filter(({ isRetired }) => !isRetired)

/** What is offered: categories and dishes that are not retired. */
export const offered = (menus: readonly FoodMenu[]): FoodMenu[] =>
  live(menus).map((menu) => ({ ...menu, items: live(menu.items) }))

/** The specs of a dish with the options that are offered, in the order of asking. */
export const specsOf = (item: FoodItem, specs: readonly FoodSpec[]): FoodSpec[] =>
  item.specIds.flatMap((id) =>
    live(specs)
      .filter(({ specId }) => specId === id)
      .map((spec) => ({ ...spec, options: live(spec.options) })),
  )

/** What is chosen before anybody chose: the first option where one is taken always. */
const usualOptions = (item: FoodItem, specs: readonly FoodSpec[]): string[] =>
  specsOf(item, specs).flatMap(({ choice, options }) =>
    choice === 'one' && options[0] ? [options[0].optionId] : [],
  )

const isSame = (line: DraftLine, itemId: string, optionIds: readonly string[]) =>
  line.itemId === itemId &&
  line.note === '' &&
  line.optionIds.length === optionIds.length &&
  line.optionIds.every((id) => optionIds.includes(id))

/** One more of a dish as it usually is; gives the lines and the key of the one that it is in. */
export function withOneMore(
  lines: readonly DraftLine[],
  item: FoodItem,
  specs: readonly FoodSpec[],
): { lines: DraftLine[]; key: string } {
  const optionIds = usualOptions(item, specs)
  const known = lines.find((line) => isSame(line, item.itemId, optionIds))
  if (!known) {
    const key = newId()
    return { key, lines: [...lines, { key, itemId: item.itemId, optionIds, quantity: 1, note: '' }] }
  }
  const more = (line: DraftLine) =>
    line === known ? { ...line, quantity: Math.min(99, line.quantity + 1) } : line
  return { key: known.key, lines: lines.map(more) }
}

/** The options after one of a spec was pressed. */
export function withOption(optionIds: readonly string[], spec: FoodSpec, optionId: string): string[] {
  const own = spec.options.map((option) => option.optionId)
  if (spec.choice === 'one') return [...optionIds.filter((id) => !own.includes(id)), optionId]
  return optionIds.includes(optionId) ? optionIds.filter((id) => id !== optionId) : [...optionIds, optionId]
}

export interface PricedLine {
  line: DraftLine
  item: FoodItem
  /** What is chosen of the specs, in words. */
  words: string[]
  /** Points of one. */
  points: number
}

/** The lines as they are named and cost now; those whose dish is offered no more are left out. */
export function pricesOf(
  lines: readonly DraftLine[],
  menus: readonly FoodMenu[],
  specs: readonly FoodSpec[],
): PricedLine[] {
  const items = new Map(menus.flatMap((menu) => menu.items.map((item) => [item.itemId, item])))
  return lines.flatMap((line) => {
    const item = items.get(line.itemId)
    if (!item) return []
    const chosen = specsOf(item, specs).flatMap((spec) =>
      spec.options
        .filter(({ optionId }) => line.optionIds.includes(optionId))
        .map(({ name, points }) => ({
          word: `${spec.prefix}${name}${points ? ` +${points}` : ''}`,
          points,
        })),
    )
    return [
      {
        line,
        item,
        words: [...chosen.map(({ word }) => word), line.note].filter(Boolean),
        points: chosen.reduce((sum, { points }) => sum + points, item.points),
      },
    ]
  })
}

/** Whether a dish is sold at a time of picking up. */
export const isSold = ({ weekdays, soldFrom, soldUntil }: FoodItem, at: Date): boolean =>
  weekdays.includes(taipei(at).weekday || 7) && soldFrom <= speakClock(at) && speakClock(at) <= soldUntil

const minute = 60_000

/** When food that is ordered now as soon as possible can be picked up. */
export const soonest = (now: number): Date =>
  new Date(Math.ceil((now + cookingMinutes * minute) / (5 * minute)) * 5 * minute)

/** The times of picking up that are offered: each quarter of an hour until midnight, the next six hours. */
export function pickupTimes(now: number): Date[] {
  const step = slotMinutes * minute
  const first = Math.ceil((now + cookingMinutes * minute) / step) * step
  const today = taipei(new Date(now)).dayNumber
  return Array.from({ length: 24 }, (_, nth) => new Date(first + nth * step)).filter(
    (at) => taipei(at).dayNumber === today,
  )
}
