import type { ProxyLine, ProxyOrder } from './shapes.ts'

/** What the supplier is told: pieces by item, option and price, of orders that stand. */
export function sumsOf(orders: readonly ProxyOrder[]): ProxyLine[] {
  const sums = new Map<string, ProxyLine>()
  for (const line of orders.filter(({ state }) => state !== 'cancelled').flatMap(({ lines }) => lines)) {
    const key = [line.itemId, line.name, line.option, line.price].join('\u0000')
    const before = sums.get(key)
    sums.set(key, { ...line, quantity: line.quantity + (before?.quantity ?? 0) })
  }
  return [...sums.values()].toSorted(
    (a, b) => a.name.localeCompare(b.name, 'zh-TW') || a.option.localeCompare(b.option, 'zh-TW'),
  )
}

/** How many are left of an item; undefined: as many as are wished. */
export function leftOf(
  item: { itemId: string; most: number },
  orders: readonly ProxyOrder[],
): number | undefined {
  if (item.most === 0) return undefined
  const had = sumsOf(orders).reduce((sum, one) => sum + (one.itemId === item.itemId ? one.quantity : 0), 0)
  return Math.max(0, item.most - had)
}
