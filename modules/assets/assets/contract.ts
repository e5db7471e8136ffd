import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import {
  cursorPage,
  cursorPaging,
  data,
  done,
  Id,
  line,
  RowVersion,
  words,
} from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { Asset, AssetDetail, assetId, settings, Status } from './shapes.ts'

export const assetFilters = {
  /** Number, name, brand, model, serial number or place, or a part of it. */
  text: line(60).default(''),
  assetCategoryId: Id.optional().meta({ wire: 'CategoryId' }),
  areaId: Id.optional(),
  assetStatus: Status.optional().meta({ wire: 'StatusId' }),
  /** Only what the desk lends. */
  isLendable: z.boolean().optional().meta({ wire: 'IsLoanable' }),
}

/** A total is counted no further than this. */
export const mostCounted = 10_000

export const assetIdTaken = () =>
  problem(409_26_011, '這項資產已用同一個編號新增過，內容不同；請重新整理後再新增。')
export const assetChanged = () => problem(409_26_012, '這項資產剛剛被別人改過，請看過新的內容再儲存。')
export const displayIdTaken = (id: string) => problem(409_26_013, `已經有資產編號「${id}」，請改用別的編號。`)
export const lendableOverQuantity = () => problem(400_26_011, '可借數量不能多於數量。')
export const lendableNameLong = () => problem(400_26_012, '櫃台借出的物品名稱最多 20 個字，請縮短名稱。')
export const categoryUnknown = () => problem(400_26_013, '這個類別已停用或不存在，請選擇其他類別。')
export const areaUnknown = () => problem(400_26_014, '這個區域已停用或不存在，請選擇其他區域。')
export const fieldUnfit = (field: string) =>
  problem(400_26_015, `「${field}」的內容不符合這個欄位，請重新填寫。`)
export const residualOverCost = () => problem(400_26_016, '殘值不能高於購入金額。')
export const stillLent = () => problem(409_26_014, '還有借出中的物品，收回後才能刪除。')

const service = [11, 25] as const
const see = { can: 'assets.view', service } as const
const change = { can: 'assets.change', service } as const
const path = '/api/v1/Communities/Assets'

export const assets = contract('assets', {
  listStatuses: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Assets/Status',
    summary: 'How assets may stand, with how many stand so.',
    takes: z.object({}),
    gives: data(
      z.array(
        z.object({
          assetStatus: Status.meta({ wire: 'StatusId' }),
          name: z.string().meta({ wire: 'StatusName' }),
          assetCount: z.int(),
        }),
      ),
    ),
  }),
  list: call({
    ...see,
    method: 'GET',
    path,
    summary: 'What the community owns by its numbers (R320); deep pages by After.',
    takes: z.object({ ...assetFilters, ...cursorPaging }),
    gives: cursorPage(Asset),
  }),
  get: call({
    ...see,
    method: 'GET',
    path: `${path}/{assetId}`,
    summary: 'One asset with its photos and papers, what it is worth, and everything that was changed of it.',
    takes: z.object({ assetId }),
    gives: data(AssetDetail),
    errors: 'own',
  }),
  find: call({
    ...see,
    method: 'GET',
    path: `${path}/OfCode/{code}`,
    summary: 'The asset whose label says this code, or whose number it is. Match before {AssetId}.',
    takes: z.object({ code: words(40) }),
    gives: data(Asset),
    errors: 'own',
  }),
  add: call({
    ...change,
    method: 'POST',
    path,
    summary: 'Adds an asset. The same id with the same content is the same asset again.',
    takes: z.object({ assetId, ...settings }),
    gives: data(Asset),
  }),
  correct: call({
    ...change,
    method: 'PUT',
    path: `${path}/{assetId}`,
    summary: 'Changes what people decide about an asset; the old values stay in its timeline.',
    takes: z.object({ assetId, rowVersion: RowVersion, reason: line(30).default(''), ...settings }),
    gives: data(Asset),
  }),
  remove: call({
    ...change,
    method: 'DELETE',
    path: `${path}/{assetId}`,
    summary: 'Takes an asset off the register; its past stays.',
    takes: z.object({ assetId }),
    gives: done,
  }),
  removeMany: call({
    ...change,
    method: 'DELETE',
    path,
    summary: 'Takes assets off the register, all or none.',
    takes: z.object({ assetIds: z.array(Id).min(1).max(200) }),
    gives: data(z.object({ count: z.int() })),
  }),
})
