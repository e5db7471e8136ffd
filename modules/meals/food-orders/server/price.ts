import { dayOf, taipei } from '#platform/contract/taipei.ts'
import type { MenuFood } from '#modules/meals/food-menu/server/public.ts'
import { foodGone, notSold, optionNeeded, optionsChanged, soldOut, stockShort } from '../problems.ts'
import type { OrderedOption, OrderLine, Wish } from '#modules/meals/order-shapes.ts'
import { speakClock } from '#modules/meals/write-moment.ts'

type Item = MenuFood['items'] extends ReadonlyMap<string, infer Row> ? Row : never

function optionsOf(food: MenuFood, item: Item, { optionIds }: Wish): OrderedOption[] {
  const wished = new Set(optionIds)
  const chosen = item.specIds.flatMap((specId) => {
    const spec = food.specs.get(specId)
    if (!spec) return []
    const taken = spec.options.filter(({ id }) => wished.has(id))
    if (spec.choice === 'one' && spec.options.length > 0 && taken.length !== 1)
      throw optionNeeded(item.name, spec.name)
    return taken.map(({ name, points }) => ({ spec: spec.name, name: spec.prefix + name, points }))
  })
  if (chosen.length !== wished.size) throw optionsChanged(item.name)
  return chosen
}

/** Whether a dish is sold at that time of picking up. */
export function isSoldAt(
  { weekdays, soldFrom, soldUntil }: Pick<Item, 'weekdays' | 'soldFrom' | 'soldUntil'>,
  at: Date,
): boolean {
  const clock = speakClock(at)
  return weekdays.includes(taipei(at).weekday || 7) && soldFrom <= clock && clock <= soldUntil
}

/**
 * What is wished, as it is named and costs now. Throws foodGone, soldOut, notSold, optionNeeded, optionsChanged, stockShort.
 */
export function priceOf(
  food: MenuFood,
  wishes: readonly Wish[],
  { pickupAt, now }: { pickupAt: Date; now: Date },
): OrderLine[] {
  const sums = new Map<string, number>()
  const lines = wishes.map((wish) => {
    const item = food.items.get(wish.itemId)
    if (!item) throw foodGone()
    if (item.soldOutOn === dayOf(now)) throw soldOut(item.name)
    if (!isSoldAt(item, pickupAt)) throw notSold(item.name)
    const options = optionsOf(food, item, wish)
    sums.set(item.id, (sums.get(item.id) ?? 0) + wish.quantity)
    return {
      itemId: item.id,
      name: item.name,
      points: options.reduce((sum, { points }) => sum + points, item.points),
      quantity: wish.quantity,
      options,
      note: wish.note,
    }
  })
  for (const [id, quantity] of sums) {
    const item = food.items.get(id)
    if (item && item.stock !== null && item.stock < quantity)
      throw item.stock === 0 ? soldOut(item.name) : stockShort(item.name, item.stock)
  }
  return lines
}

/** The points of lines. */
export const sumOf = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { points, quantity }) => sum + points * quantity, 0)
export const portionsOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)
