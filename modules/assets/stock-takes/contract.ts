import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, line, RowVersion, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

const takeId = Id
export const results = ['found', 'moved', 'missing', 'damaged'] as const
export type Result = (typeof results)[number]
const quantity = z.int().min(0).max(99_999)

const StockTake = z.object({
  takeId,
  name: z.string().meta({ wire: 'TakeName' }),
  categoryId: Id.nullable(),
  categoryName: z.string(),
  areaId: Id.nullable(),
  areaName: z.string(),
  begunAt: Instant,
  begunBy: z.string(),
  closedAt: Instant.nullable(),
  closedBy: z.string(),
  signPath: z.string().meta({ wire: 'SignUrl' }),
  isGivenUp: z.boolean(),
  things: z.int(),
  counted: z.int(),
  differing: z.int(),
  rowVersion: RowVersion,
})
export type StockTake = z.output<typeof StockTake>

const found = {
  result: z.enum(results),
  quantity,
  /** Where it was found, where that is somewhere else. */
  areaId: Id.nullable().default(null),
  place: line(40).default(''),
  note: line(100).default(''),
  photo: line(200).default(''),
}
const Line = z.object({
  ...found,
  areaName: z.string(),
  at: Instant,
  by: z.string(),
  /** Whether it is otherwise than the register says. */
  isDiffering: z.boolean(),
  caseId: Id.nullable(),
})
/** Whether a thing that is said to lie elsewhere lies where it is known to: what is left open is as before. */
export const isSamePlace = (
  said: { areaId: string | null; place: string },
  known: { areaId: string | null; place: string },
): boolean =>
  (said.areaId ?? known.areaId) === known.areaId && (said.place.trim() || known.place) === known.place

/** A thing that is counted, as the register says it, and what was found of it. */
const Thing = z.object({
  assetId: Id,
  displayId: z.string(),
  name: z.string().meta({ wire: 'AssetName' }),
  qrCode: z.string(),
  categoryName: z.string(),
  areaId: Id.nullable(),
  areaName: z.string(),
  place: z.string(),
  quantity: z.int(),
  /** How many of them the desk has lent: they are there, and not to be found. */
  lent: z.int().meta({ wire: 'LoanedQuantity' }),
  /** It belongs elsewhere and was found in the area that is counted. */
  isExtra: z.boolean(),
  line: Line.nullable(),
})
export type Thing = z.output<typeof Thing>
const Detail = z.object({ take: StockTake, things: z.array(Thing) })
export type StockTakeDetail = z.output<typeof Detail>

export const takeIdTaken = () => problem(409_26_200, '同一次新增已存成另一次盤點，請重新整理後再開始。')
export const takeChanged = () => problem(409_26_201, '這次盤點剛被別人處理過，請看過新的狀態再操作。')
export const takeClosed = () => problem(409_26_202, '這次盤點已經結束，不能再登記；要改請到資產頁。')
export const notAllCounted = (count: number) =>
  problem(409_26_203, `還有 ${count} 項沒有盤點；請盤完，或說明其餘怎麼處理。`)
export const changedSince = (names: readonly string[]) =>
  problem(
    409_26_204,
    `盤點後登記的資料改過：${names.slice(0, 3).join('、')}${names.length > 3 ? ` 等 ${names.length} 項` : ''}，請重新盤點後再結束。`,
  )
export const nothingToCount = () => problem(400_26_200, '這個範圍沒有資產，請選擇其他類別或區域。')
export const tooMuchToCount = () => problem(400_26_201, '一次最多盤點 5,000 項，請選擇類別或區域分次盤點。')
export const signatureNeeded = () => problem(400_26_202, '盤點有差異，請簽名確認後再結束。')
export const notInScope = () => problem(400_26_203, '這項資產不在這次盤點的範圍。')

const service = [11, 25] as const
const see = { can: 'stockTakes.view', service } as const
const decide = { can: 'stockTakes.decide', service } as const
const base = '/api/v1/StockTakes'
const one = `${base}/{takeId}`

export const stockTakes = contract('stockTakes', {
  list: call({
    ...see,
    method: 'GET',
    path: base,
    summary: 'Stock-takes of the register, the newest first; at most 200.',
    takes: z.object({}),
    gives: data(z.array(StockTake)),
  }),
  begin: call({
    ...decide,
    method: 'POST',
    path: base,
    summary:
      'Begins to count the register, or what is of a category or lies in an area. The client makes the id.',
    takes: z.object({
      takeId,
      name: words(40).meta({ wire: 'TakeName' }),
      categoryId: Id.nullable().default(null),
      areaId: Id.nullable().default(null),
    }),
    gives: data(StockTake),
  }),
  read: call({
    ...see,
    method: 'GET',
    path: one,
    summary: 'One stock-take with everything that is counted; of one that is over, what was found then.',
    takes: z.object({ takeId }),
    gives: data(Detail),
  }),
  count: call({
    can: 'stockTakes.count',
    service,
    method: 'PUT',
    path: `${one}/Lines/{assetId}`,
    summary:
      'What was found of a thing: what was seen last holds until the stock-take is closed. What belongs elsewhere was moved here.',
    takes: z.object({
      takeId,
      assetId: Id,
      ...found,
      /** When it was seen, where that was before there was a line. */
      countedAt: Instant.optional(),
    }),
    gives: done,
  }),
  close: call({
    ...decide,
    method: 'PATCH',
    path: `${one}/Close`,
    summary:
      'What differs is signed and goes into the register: moved, missing, another quantity; what is damaged becomes a repair.',
    takes: z.object({
      takeId,
      rowVersion: RowVersion,
      signPath: line(200).default('').meta({ wire: 'SignUrl' }),
      /** What nobody counted: missing, or as the register says it. */
      isRestMissing: z.boolean().default(false),
      isRestLeft: z.boolean().default(false),
    }),
    gives: data(Detail),
  }),
  giveUp: call({
    ...decide,
    method: 'PATCH',
    path: `${one}/GiveUp`,
    summary: 'It is not finished: the register stays as it is.',
    takes: z.object({ takeId, rowVersion: RowVersion, reason: words(100) }),
    gives: done,
  }),
})
