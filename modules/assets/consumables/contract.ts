import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import {
  cursorPage,
  cursorPaging,
  data,
  done,
  Id,
  Instant,
  line,
  RowVersion,
  words,
} from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

const consumableId = Id
const amount = z.int({ error: '數量只能是整數' }).min(0).max(999_999)
export const lineKinds = ['received', 'issued', 'counted'] as const

const settings = {
  name: words(40),
  unit: words(8),
  assetCategoryId: Id.nullable().default(null).meta({ wire: 'CategoryId' }),
  place: line(40).default(''),
  safeStock: amount.default(0),
  /** Whole NT$ of one unit. */
  unitPrice: z.int().min(0).max(9_999_999).default(0),
  note: line(200).default(''),
}

export const Consumable = z.object({
  consumableId,
  ...settings,
  categoryName: z.string(),
  stock: z.int(),
  /** How many are lacking to the safe stock; 0: none. */
  shortBy: z.int(),
  rowVersion: RowVersion,
})
export type Consumable = z.output<typeof Consumable>

export const Line = z.object({
  lineId: Id,
  lineKind: z.enum(lineKinds),
  /** Of an issue below zero, of a count the difference. */
  quantity: z.int(),
  stockAfter: z.int(),
  assetId: Id.nullable(),
  assetName: z.string(),
  planId: Id.nullable(),
  planName: z.string(),
  reason: z.string(),
  at: Instant,
  by: z.string(),
})
export type Line = z.output<typeof Line>

/** What was taken of a consumable for a thing or a plan. */
export const Used = z.object({
  lineId: Id,
  consumableId,
  name: z.string().meta({ wire: 'ConsumableName' }),
  unit: z.string(),
  quantity: z.int(),
  /** Whole NT$ of one unit, as it is today; 0: unknown. */
  unitPrice: z.int(),
  assetName: z.string(),
  planName: z.string(),
  reason: z.string(),
  at: Instant,
  by: z.string(),
})
export type Used = z.output<typeof Used>

export const consumableIdTaken = () =>
  problem(409_26_101, '這項耗材已用同一個編號新增過，內容不同；請重新整理後再新增。')
export const consumableChanged = () => problem(409_26_102, '這項耗材剛剛被別人改過，請看過新的內容再儲存。')
export const nameTaken = (name: string) => problem(409_26_103, `已經有耗材「${name}」，請改用別的名稱。`)
export const notEnough = (name: string, stock: number, unit: string) =>
  problem(409_26_104, `「${name}」只剩 ${stock} ${unit}，不能領用更多。`)
export const lineIdTaken = () =>
  problem(409_26_105, '這筆進出已用同一個編號登記過，內容不同；請重新整理後再登記。')
export const stockMoved = (name: string, stock: number, unit: string) =>
  problem(409_26_106, `「${name}」剛剛有人進出，現在是 ${stock} ${unit}，請再數一次。`)
export const tooMuchStock = () => problem(400_26_101, '庫存最多 999,999，請確認數量。')
export const quantityNeeded = () => problem(400_26_102, '進貨與領用的數量至少 1。')

const service = [11, 25] as const
const see = { can: 'consumables.view', service } as const
const change = { can: 'consumables.change', service } as const
const path = '/api/v1/Consumables'

export const consumables = contract('consumables', {
  list: call({
    ...see,
    method: 'GET',
    path,
    summary:
      'What is used up, by name; IsLow: only what is below its safe stock, which is the list to order (R320).',
    takes: z.object({ text: line(60).default(''), isLow: z.boolean().default(false) }),
    gives: data(z.array(Consumable)),
  }),
  get: call({
    ...see,
    method: 'GET',
    path: `${path}/{consumableId}`,
    summary: 'One consumable.',
    takes: z.object({ consumableId }),
    gives: data(Consumable),
    errors: 'own',
  }),
  add: call({
    ...change,
    method: 'POST',
    path,
    summary:
      'Adds a consumable, with what there is of it. The same id with the same content is the same again.',
    takes: z.object({ consumableId, ...settings, stock: amount.default(0) }),
    gives: data(Consumable),
  }),
  correct: call({
    ...change,
    method: 'PUT',
    path: `${path}/{consumableId}`,
    summary: 'Changes what people decide about a consumable; its stock is changed by lines alone.',
    takes: z.object({ consumableId, rowVersion: RowVersion, ...settings }),
    gives: data(Consumable),
  }),
  remove: call({
    ...change,
    method: 'DELETE',
    path: `${path}/{consumableId}`,
    summary: 'Takes a consumable off the list; its lines stay.',
    takes: z.object({ consumableId }),
    gives: done,
  }),
  listLines: call({
    ...see,
    method: 'GET',
    path: `${path}/{consumableId}/Line`,
    summary: 'What came, went and was counted of it, the newest first.',
    takes: z.object({ consumableId, ...cursorPaging }),
    gives: cursorPage(Line),
    errors: 'own',
  }),
  listUsed: call({
    ...see,
    method: 'GET',
    path: `${path}/Used`,
    summary:
      'What was taken for a thing of the register, or for a plan of maintenance, the newest first; at most 200.',
    takes: z.object({ assetId: Id.optional(), planId: Id.optional() }),
    gives: data(z.array(Used)),
  }),
  move: call({
    can: 'consumables.move',
    service,
    method: 'POST',
    path: `${path}/{consumableId}/Line`,
    summary:
      'Writes a receipt, an issue for an asset, or a count: Quantity is what came, went, or is there. Never below zero.',
    takes: z.object({
      consumableId,
      lineId: Id,
      lineKind: z.enum(lineKinds),
      quantity: amount,
      assetId: Id.nullable().default(null),
      /** The plan of maintenance that it is used for. */
      planId: Id.nullable().default(null),
      reason: line(60).default(''),
      /** Of a count: what the stock was when it was counted. */
      seenStock: amount.optional(),
    }),
    gives: data(Consumable),
  }),
})
