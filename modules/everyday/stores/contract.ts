import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, done, Id, line, RowVersion, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

/** What a shop is for, in the order in which they are offered. */
export const storeCategories = ['food', 'daily', 'repair', 'medical', 'learning', 'other'] as const
const Category = z.enum(storeCategories)
export type StoreCategory = z.output<typeof Category>

export const longestStoreName = 30
const mostOffers = 5

/** What a shop gives residents; null: until it is taken away. */
const Offer = z.object({ title: words(40), untilDay: Day.nullable() })
export type StoreOffer = z.output<typeof Offer>

const content = {
  name: words(longestStoreName),
  category: Category,
  phone: line(30),
  address: line(60),
  /** As the shop says it: 11:00–21:00，週一公休. */
  openingHours: line(60),
  note: line(120),
  /** The shop pays to stand here; people are told. */
  isSponsored: z.boolean(),
  offers: z.array(Offer).max(mostOffers),
}

export const Store = z.object({
  storeId: Id.meta({ wire: 'Id' }),
  ...content,
  isRetired: z.boolean(),
  rowVersion: RowVersion,
})
export type Store = z.output<typeof Store>

export const storeIdTaken = () => problem(409_28_801, '同一次新增已存成另一家商店，請關閉視窗後重新新增。')
export const storeChanged = (name: string) =>
  problem(409_28_802, `「${name}」剛被另一位管理人員改過，請看過新的內容再儲存。`)
export const storeNameTaken = (name: string) => problem(409_28_803, `已經有「${name}」，請改用別的名稱。`)
export const storeOrderChanged = () =>
  problem(409_28_804, '商店的順序剛被另一位管理人員改過，請看過新的順序再排一次。')

const service = [55] as const
const path = '/api/v1/Communities/Stores'
const change = { can: 'stores.change', service, gives: done } as const
const storeId = Id.meta({ wire: 'Id' })

/** The shops around the community. */
export const stores = contract('stores', {
  list: call({
    method: 'GET',
    path,
    summary: 'The shops around in their order, retired ones after them.',
    can: 'stores.view',
    service,
    takes: z.object({}),
    gives: data(z.array(Store)),
  }),
  add: call({
    ...change,
    method: 'POST',
    path,
    summary: 'Adds a shop at the end. The same id with the same name is the same shop again.',
    takes: z.object({ storeId, ...content }),
  }),
  change: call({
    ...change,
    method: 'PUT',
    path: `${path}/{storeId}`,
    summary: 'Changes a shop as it was seen. 409_28_802: changed meanwhile.',
    takes: z.object({ storeId: Id, rowVersion: RowVersion, ...content }),
  }),
  retire: call({
    ...change,
    method: 'PATCH',
    path: `${path}/{storeId}/Retire`,
    summary: 'Shows a shop no more, or again.',
    takes: z.object({ storeId: Id, rowVersion: RowVersion, isRetired: z.boolean() }),
  }),
  reorder: call({
    ...change,
    method: 'PUT',
    path: `${path}/Order`,
    summary: 'Puts the shops that are shown in this order; `Seen` is the order that the person saw.',
    takes: z.object({ storeIds: z.array(Id).min(1).max(500), seen: z.array(Id).min(1).max(500) }),
  }),
})
