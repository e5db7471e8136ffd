import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, line, RowVersion, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { CustomField } from './fields.ts'

const categoryId = Id
const areaId = Id
const name = words(20)
const years = z.int().min(1).max(99).nullable()
/** One of the twelve systems of the building's points; null: none. */
const system = z.int().min(1).max(12).nullable().meta({ wire: 'SystemId' })
const state = { isEnabled: z.boolean(), rowVersion: RowVersion }

export const Category = z.object({
  categoryId,
  name: z.string().meta({ wire: 'CategoryName' }),
  system,
  usefulYears: years,
  ownFields: z.array(CustomField).meta({ wire: 'Fields' }),
  assetCount: z.int(),
  ...state,
})
export type Category = z.output<typeof Category>

export const Area = z.object({
  areaId,
  name: z.string().meta({ wire: 'AreaName' }),
  building: z.string(),
  floor: z.string(),
  assetCount: z.int(),
  ...state,
})
export type Area = z.output<typeof Area>

export const entryChanged = (entry: string) =>
  problem(409_26_001, `「${entry}」剛被另一位管理人員改過，請看過新的內容再修改。`)
export const nameTaken = (entry: string) => problem(409_26_002, `已經有「${entry}」，請改用別的名稱。`)
export const entryIdTaken = () => problem(409_26_003, '同一次新增已存成另一個項目，請關閉視窗後重新新增。')
export const orderChanged = () => problem(409_26_004, '清單剛被另一位管理人員改過，請看過新的順序再排一次。')
export const fieldTwice = (field: string) => problem(400_26_001, `欄位「${field}」有兩個，請改用別的名稱。`)
export const choicesMissing = (field: string) =>
  problem(400_26_002, `欄位「${field}」是選項，請至少填兩個可選的內容。`)

const service = [11, 25] as const
const see = { can: 'assetSettings.view', service } as const
const change = { can: 'assetSettings.change', service, gives: done } as const

const categoryContent = {
  name: name.meta({ wire: 'CategoryName' }),
  system: system.default(null),
  usefulYears: years.default(null),
  ownFields: z.array(CustomField).max(20).default([]).meta({ wire: 'Fields' }),
}
const areaContent = {
  name: name.meta({ wire: 'AreaName' }),
  building: line(20).default(''),
  floor: line(10).default(''),
}
const changed = { isEnabled: z.boolean().optional(), rowVersion: RowVersion }
const order = z.array(Id).max(500)

export const assetSettings = contract('assetSettings', {
  listCategories: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Category',
    summary: 'The kinds of assets in their order with the fields of each, retired ones after them.',
    takes: z.object({}),
    gives: data(z.array(Category)),
  }),
  addCategory: call({
    ...change,
    method: 'POST',
    path: '/api/v1/Category',
    summary: 'Adds a kind of assets. The client makes the id.',
    takes: z.object({ categoryId, ...categoryContent }),
  }),
  changeCategory: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/Category/{categoryId}',
    summary: 'Renames a kind, changes its fields, retires or restores it; what assets have stays with them.',
    takes: z.object({ categoryId, ...categoryContent, ...changed }),
  }),
  orderCategories: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/Category/Order',
    summary: 'Puts the kinds in order; `Seen` is the order that the person saw.',
    takes: z.object({ ids: order.meta({ wire: 'CategoryIds' }), seen: order }),
  }),
  listAreas: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Areas',
    summary: 'The areas in their order with where in the building each lies, retired ones after them.',
    takes: z.object({}),
    gives: data(z.array(Area)),
  }),
  addArea: call({
    ...change,
    method: 'POST',
    path: '/api/v1/Areas',
    summary: 'Adds an area. The client makes the id.',
    takes: z.object({ areaId, ...areaContent }),
  }),
  changeArea: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/Areas/{areaId}',
    summary: 'Renames or moves an area, retires or restores it; what lies there keeps it.',
    takes: z.object({ areaId, ...areaContent, ...changed }),
  }),
  orderAreas: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/Areas/Order',
    summary: 'Puts the areas in order; `Seen` is the order that the person saw.',
    takes: z.object({ ids: order.meta({ wire: 'AreaIds' }), seen: order }),
  }),
})
