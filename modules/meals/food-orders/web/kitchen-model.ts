import type { FoodOrder, OrderLine } from '#modules/meals/order-shapes.ts'

const minute = 60_000

/** Minutes until it is picked up; below zero: it is late. */
export const minutesTo = (order: FoodOrder, now: number): number =>
  Math.round((order.pickupAt.getTime() - now) / minute)
export const minutesReady = (order: FoodOrder, now: number): number =>
  Math.max(0, Math.floor((now - (order.readyAt?.getTime() ?? now)) / minute))

/** What is to be known of a line beside its name. */
export const extrasOf = ({ options, note }: OrderLine): string =>
  [...options.map(({ name }) => name), note].filter(Boolean).join('、')

export interface DishSum {
  name: string
  quantity: number
  /** By what is chosen of it, the most first. */
  kinds: { extras: string; quantity: number }[]
}

/** What is to be made of each dish, the most first. */
export function dishSums(orders: readonly FoodOrder[]): DishSum[] {
  const sums = new Map<string, Map<string, number>>()
  for (const line of orders.flatMap(({ lines }) => lines)) {
    const kinds = sums.get(line.name) ?? new Map<string, number>()
    sums.set(line.name, kinds)
    const extras = extrasOf(line)
    kinds.set(extras, (kinds.get(extras) ?? 0) + line.quantity)
  }
  return [...sums]
    .map(([name, kinds]) => ({
      name,
      quantity: [...kinds.values()].reduce((sum, quantity) => sum + quantity, 0),
      kinds: [...kinds]
        .map(([extras, quantity]) => ({ extras, quantity }))
        .toSorted((a, b) => b.quantity - a.quantity),
    }))
    .toSorted((a, b) => b.quantity - a.quantity)
}
