import { newId } from '#platform/contract/new-id.ts'
import type { OfferItem } from '../shapes.ts'

/** An item as it is typed: its options as 白飯、大份+20. */
export interface ItemDraft {
  itemId: string
  name: string
  price: string
  most: string
  options: string
}

export const newItem = (): ItemDraft => ({ itemId: newId(), name: '', price: '', most: '', options: '' })

/** An item as it is typed. */
export const draftOf = ({ itemId, name, price, most, options }: OfferItem): ItemDraft => ({
  itemId,
  name,
  price: String(price),
  most: most ? String(most) : '',
  options: options.map(({ name: option, extra }) => (extra ? `${option}+${extra}` : option)).join('、'),
})

const oneOption = /^(?<name>.+?)(?:[+＋]\s*(?<extra>\d{1,5}))?$/

/** What was typed as an item; a dearer option ends with what it costs more. */
export const itemOf = ({ itemId, name, price, most, options }: ItemDraft): OfferItem => ({
  itemId,
  name: name.trim(),
  price: Number(price || 0),
  most: Number(most || 0),
  options: options
    .normalize('NFC')
    .split(/[、,，;；]/)
    .flatMap((typed) => {
      const found = oneOption.exec(typed.trim())?.groups
      return found?.['name'] ? [{ name: found['name'].trim(), extra: Number(found['extra'] ?? 0) }] : []
    }),
})

export type ItemFault = 'itemNameNeeded' | 'itemPriceNeeded' | 'itemTwice' | 'optionTwice' | 'optionLong'

/** What must be mended in an item among its neighbours. */
export function faultOf(draft: ItemDraft, all: readonly ItemDraft[]): ItemFault | undefined {
  const { name, price, options } = itemOf(draft)
  if (!name) return 'itemNameNeeded'
  if (price < 1) return 'itemPriceNeeded'
  if (all.some((other) => other !== draft && other.name.trim() === name)) return 'itemTwice'
  if (new Set(options.map((option) => option.name)).size < options.length) return 'optionTwice'
  if (options.length > 12 || options.some((option) => option.name.length > 20)) return 'optionLong'
  return undefined
}
