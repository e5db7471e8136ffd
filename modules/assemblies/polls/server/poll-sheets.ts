import type { Context } from '#platform/server/context.ts'
import type { Cell } from '#platform/server/export-sheet.ts'
import type { PollRecord } from '../contract.ts'
import type { PollState, Weight } from '../shapes.ts'
import { namedRecords, secretRecords } from './records.ts'
import { resultsNow } from './standing.ts'
import type { PollRow } from './tables.ts'

export const stateWords: Readonly<Record<PollState, string>> = {
  draft: '草稿',
  waiting: '未開始',
  going: '進行中',
  ended: '已截止',
  done: '已完成',
}
export const weightWords: Readonly<Record<Weight, string>> = {
  household: '每戶 1 票',
  owner: '每位所有權人 1 票',
  area: '依面積',
}

type Plain = { title: string; width: number; format: 'plain' }
export interface Sheet {
  title: string
  columns: readonly Plain[]
  rows: Cell[][]
}

/** Columns by title and width. */
export const plain = (columns: readonly (readonly [string, number])[]): Plain[] =>
  columns.map(([title, width]) => ({ title, width, format: 'plain' }))

/** 57.25 of 5725: cut off, never rounded. */
const percent = (share: number | null) => (share === null ? null : share / 100)
const area = (weight: number | null) => (weight === null ? null : weight / 100)

async function resultSheet(context: Context, poll: PollRow): Promise<Sheet> {
  const results = await resultsNow(context, poll, context.now)
  const isArea = poll.weight === 'area'
  const rows = poll.candidates.map(({ candidateId, name }): Cell[] => {
    const one = results?.candidates.find((found) => found.candidateId === candidateId)
    if (!one) return [name, null, null, null, null]
    return [name, one.rank, one.ballots, isArea ? area(one.weight) : null, percent(one.share)]
  })
  const columns = plain([
    ['選項', 40],
    ['名次', 8],
    ['票數', 8],
    ['面積（㎡）', 12],
    ['比例（%）', 12],
  ])
  return { title: '結果', columns, rows }
}

async function recordSheet(context: Context, poll: PollRow): Promise<Sheet> {
  const records: PollRecord[] = poll.isSecret
    ? (await resultsNow(context, poll, context.now))
      ? await secretRecords(context, poll, context.now)
      : []
    : await namedRecords(context, poll.id, { offset: 0, limit: 100_000 })
  const names = new Map(poll.candidates.map((one) => [one.candidateId, one.name]))
  const chosen = ({ candidateIds }: PollRecord) => candidateIds.map((id) => names.get(id) ?? '').join('、')
  if (poll.isSecret)
    return {
      title: '收據碼與選擇',
      columns: plain([
        ['收據碼', 18],
        ['選擇', 60],
      ]),
      rows: records.map((one): Cell[] => [one.receipt, chosen(one)]),
    }
  return {
    title: '投票紀錄',
    columns: plain([
      ['戶別', 16],
      ['選擇', 60],
      ['時間', 17],
      ['收據碼', 18],
    ]),
    rows: records.map((one): Cell[] => [one.label, chosen(one), one.at, one.receipt]),
  }
}

const roster = `
  select h.label, v.weight, v.units, exists (select from poll_turnout t where t.poll_id = v.poll_id
    and t.household_id = v.household_id) as voted
  from poll_voter v join household h on h.id = v.household_id where v.poll_id = $1
  order by h.building_order, h.building, h.floor_order, h.floor, length(h.unit), h.unit, h.id`

interface OnRoster extends Record<string, unknown> {
  label: string
  weight: number
  units: number
  voted: boolean
}

/** Who may vote; of a secret poll not who did. */
async function rosterSheet(context: Context, { id, weight, isSecret }: PollRow): Promise<Sheet> {
  const rows = (await context.query<OnRoster>(roster, [id])).map((one): Cell[] => [
    one.label,
    weight === 'area' ? one.weight / 100 : one.weight,
    one.units,
    ...(isSecret ? [] : [one.voted ? '已投' : '未投']),
  ])
  const columns: [string, number][] = [
    ['戶別', 16],
    [weight === 'area' ? '面積（㎡）' : '票', 12],
    ['代表戶數', 10],
  ]
  return {
    title: '投票名冊',
    columns: plain(isSecret ? columns : [...columns, ['投票', 8]]),
    rows,
  }
}

/** One poll in three sheets: what came out, the ballots as far as they may be said, and who may vote. */
export const pollSheets = async (context: Context, poll: PollRow): Promise<Sheet[]> => [
  await resultSheet(context, poll),
  await recordSheet(context, poll),
  await rosterSheet(context, poll),
]
