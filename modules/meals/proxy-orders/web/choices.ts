import type { Offer, ProxyOrder } from '../shapes.ts'
import { leftOf } from '../sums.ts'

/** A line that can be ordered: an item, or one option of it. */
export interface Choice {
  key: string
  itemId: string
  option: string
  /** As people read it. */
  words: string
  price: number
  /** Undefined: as many as are wished. */
  left: number | undefined
}

/** What a household can order of an offer, an option a line. */
export const choicesOf = ({ items }: Offer, orders: readonly ProxyOrder[]): Choice[] =>
  items.flatMap((item) =>
    (item.options.length ? item.options : [{ name: '', extra: 0 }]).map(({ name, extra }) => ({
      key: `${item.itemId} ${name}`,
      itemId: item.itemId,
      option: name,
      words: name ? `${item.name}　${name}` : item.name,
      price: item.price + extra,
      left: leftOf(item, orders),
    })),
  )
