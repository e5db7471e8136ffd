import { dayOf, dayStart } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { DoneLine, WaitingLine } from '../desk-shapes.ts'
import type { Channel } from '../format-shapes.ts'
import type { LineClass, LineKind } from '../line-shapes.ts'
import { ownerOfLine } from './owner-of-line.ts'
import { type AskedLine, findBooked } from './booked.ts'
import { checkOf } from './check-code.ts'
import { classify } from './classify.ts'
import { type CodeFacts, factsOfCodes } from './code-facts.ts'
import { findReturned } from './returned.ts'

/** What waits: payments of the bank with something open, reversals that nobody did, and money that went out, of which nobody has said for what. */
export const waits = `(select id from payment where source = 'bankLine' and open > 0 and reversed_at is null
  union all select id from bank_line where kind in ('reversal', 'out') and closed_at is null)`

const refunding = `exists (select from refund r where r.payment_id = l.id and r.kind = 'refund' and r.state in ('requested', 'approved'))`

const most = 200

/** What is counted: neither what is postponed nor what waits for the second person of a refund. */
const counts = `coalesce(l.postponed_until, $1::date) <= $1::date and not ${refunding}`

const columns = `l.id as "lineId", l.row_version as "rowVersion", l.kind, coalesce(p.open, l.amount)::float8 as amount,
  l.amount::float8 as whole, l.channel, l.code, l.paid_on::text as "paidOn", l.paid_time as "paidTime", l.credited_on::text as "creditedOn",
  f.imported_at as "importedAt", l.class as "firstClass", l.postponed_until::text as "postponedUntil", ${refunding} as "isRefunding",
  l.bank_code as "bankCode", l.payer_account as "payerAccount", l.reference, f.file_name as "fileName", l.line_number as "lineNumber",
  ${ownerOfLine} as "householdId", l.file_id as "fileId", f.format->>'name' as "formatName", l.repeat_reason <> '' as "isRepeat", l.closed_at as "closedAt"`
const from = `bank_line l join bank_file f on f.id = l.file_id left join payment p on p.id = l.id`

/** A line as it is now. */
export interface LineRow {
  lineId: string
  rowVersion: number
  kind: LineKind
  amount: number
  whole: number
  channel: Channel
  code: string
  paidOn: string
  paidTime: string
  creditedOn: string
  importedAt: Date
  firstClass: LineClass
  postponedUntil: string | null
  isRefunding: boolean
  bankCode: string
  payerAccount: string
  reference: string
  fileName: string
  lineNumber: number
  householdId: string | null
  fileId: string
  formatName: string
  isRepeat: boolean
  closedAt: Date | null
}

/** One line; undefined when there is none. */
export async function lineRow(lease: Lease, lineId: string): Promise<LineRow | undefined> {
  const [row] = await lease.query<LineRow & Record<string, unknown>>(
    `select ${columns} from ${from} where l.id = $1`,
    [lineId],
  )
  return row
}

/** Money that waits as it came, of one amount. */
export const linesOf = (lease: Lease, amount: number): Promise<(LineRow & { label: string })[]> =>
  lease.query<LineRow & { label: string } & Record<string, unknown>>(
    `select ${columns}, coalesce((select h.label from household h where h.id = ${ownerOfLine}), '') as label
     from ${from} where l.kind = 'in' and l.amount = $1 and p.open = l.amount and p.reversed_at is null order by l.paid_on desc limit ${most}`,
    [amount],
  )

/** Lines by their ids, as they are. */
export const linesById = (lease: Lease, ids: readonly string[]): Promise<LineRow[]> =>
  ids.length
    ? lease.query<LineRow & Record<string, unknown>>(`select ${columns} from ${from} where l.id = any($1)`, [
        ids,
      ])
    : Promise.resolve([])

/** How a line stands now, whatever it was when it came. */
export const standsAs = (
  row: LineRow,
  bill: CodeFacts | undefined,
  check: 'right' | 'wrong' | 'unknown',
  seems: { isBooked?: boolean; isReturned?: boolean } = {},
): LineClass => classify({ ...row, bill, check, ...seems })

/** Lines as it is asked whether the books have them: those that wait as they came. */
export async function askedOf(lease: Lease, rows: readonly LineRow[]): Promise<AskedLine[]> {
  const facts = await factsOfCodes(
    lease,
    rows.map(({ code }) => code),
  )
  return rows
    .filter(({ amount, whole, closedAt }) => amount === whole && !closedAt)
    .map((row) => {
      const bill = facts.get(row.code)
      return {
        ...row,
        id: row.lineId,
        billId: bill?.billId ?? null,
        householdId: bill?.householdId ?? row.householdId,
        isExact: bill?.left === row.whole,
      }
    })
}

/** By how much it is short or over. */
export const differenceOf = (
  row: { amount: number },
  found: LineClass,
  bill: CodeFacts | undefined,
): number => (bill && (found === 'short' || found === 'over') ? Math.abs(bill.left - row.amount) : 0)

/** What waits, the newest first and what is postponed last, and what was done today. */
export async function listWaiting(context: Context) {
  const today = dayOf(context.now)
  const rows = await context.query<LineRow & Record<string, unknown>>(
    `select ${columns} from ${from} where l.id in ${waits}
     order by (${counts}) desc, l.credited_on desc, f.imported_at desc, l.line_number limit ${most}`,
    [today],
  )
  const facts = await factsOfCodes(
    context,
    rows.map(({ code }) => code),
  )
  const strange = rows.filter(({ code }) => !facts.has(code))
  const check = await checkOf(
    context,
    strange.map(({ code, whole }) => ({ code, amount: whole })),
  )
  const asked = await askedOf(context, rows)
  const booked = await findBooked(context, asked)
  const returned = await findReturned(context, asked)
  const labels = await labelsOfLines(context, rows, facts)
  const waiting: WaitingLine[] = rows.map((row) => {
    const bill = facts.get(row.code)
    const found = standsAs(row, bill, check(row.code, row.whole), {
      isBooked: booked.has(row.lineId),
      isReturned: returned.has(row.lineId),
    })
    return {
      ...row,
      class: found,
      difference: differenceOf(row, found, bill),
      label: labels.get(row.lineId) ?? '',
    }
  })
  const [sum] = await context.query<{ count: number; sum: number }>(
    `select count(*)::int as count, coalesce(sum(coalesce(p.open, l.amount)) filter (where l.kind = 'in'), 0)::float8 as sum
     from ${from} where l.id in ${waits} and ${counts}`,
    [today],
  )
  const done = await doneSince(context, dayStart(context.now))
  return { waiting, count: sum?.count ?? 0, sum: sum?.sum ?? 0, done, doneCount: done.length }
}

/** How many wait. */
export async function countWaiting(context: Context): Promise<{ count: number }> {
  const today = dayOf(context.now)
  const [row] = await context.query<{ count: number }>(
    `select count(*)::int as count from bank_line l where l.id in ${waits} and ${counts}`,
    [today],
  )
  return { count: row?.count ?? 0 }
}

async function labelsOfLines(
  lease: Lease,
  rows: readonly LineRow[],
  facts: ReadonlyMap<string, CodeFacts>,
): Promise<Map<string, string>> {
  const household = (row: LineRow) => facts.get(row.code)?.householdId ?? row.householdId
  const found = await lease.query<{ id: string; label: string }>(
    'select id, label from household where id = any($1)',
    [rows.flatMap((row) => household(row) ?? [])],
  )
  const byId = new Map(found.map(({ id, label }) => [id, label]))
  return new Map(rows.map((row) => [row.lineId, byId.get(household(row) ?? '') ?? '']))
}

/** What people did since then, the newest first; the last act of a line can be undone while what it did stands. */
const doneSince = (lease: Lease, since: Date): Promise<DoneLine[]> =>
  lease.query<DoneLine & Record<string, unknown>>(
    `select a.line_id as "lineId", a.kind, a.target, coalesce(h.label, '') as label, a.amount::float8 as amount, a.at, a.account_name as by,
       a.kind in ('accepted', 'other', 'booked') and not exists (select from bank_line_act o where o.line_id = a.line_id and o.at > a.at) as "isUndoable"
     from bank_line_act a left join household h on h.id = a.household_id
     where a.at >= $1 and a.kind <> 'matched' order by a.at desc, a.id limit 50`,
    [since],
  )
