import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { totalOf } from '#platform/server/list.ts'
import { householdsOfLabel } from '#modules/homes/households/server/public.ts'
import type { bills } from '../bill-contract.ts'
import { mostCounted } from '../contract.ts'
import { fromBills, isBehind, readBills } from './bill-rows.ts'
import { isAsked, isTold, unreached, withHandling } from './handling.ts'
import { waitingMoney } from './waiting-money.ts'

type Input = Taken<typeof bills.calls.list>
/** What narrows a list or an export, without a page of it. */
export type Narrowing = Omit<Input, 'after' | 'maxCount'>

const owed = 'b.issued_at is not null and b.voided_at is null and b.settled_at is null'
const shows: Readonly<Record<Input['show'], string>> = {
  all: 'b.voided_at is null',
  open: owed,
  settled: `b.state in ('settled', 'carried')`,
  overdue: `${owed} and b.due_on < $1`,
  voided: 'b.voided_at is not null',
}

const notices: Readonly<Record<NonNullable<Input['notice']>, string>> = {
  none: `not ${isAsked}`,
  told: isTold,
  unreached,
}

const owings: Readonly<Record<NonNullable<Input['owing']>, string>> = {
  upTo30: `${owed} and b.due_on < $1 and b.due_on >= $1::date - 30`,
  over30: `${owed} and b.due_on < $1::date - 30`,
  part: `b.state = 'partlyPaid'`,
  carrying: `exists (select from bill_line l where l.bill_id = b.id and l.kind = 'arrears')`,
  waits: `${owed} and b.household_id in (select "householdId" from (${waitingMoney}) w)`,
}

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const endOfNumber = /^[0-9-]{3,}$/

/** What filters let through, as a condition whose values begin at $2; $1 is the day. */
export async function conditionOf(
  lease: Lease,
  input: Narrowing,
): Promise<{ condition: string; values: unknown[] }> {
  const text = input.text.normalize('NFKC').trim().toLowerCase()
  const isOverdue = input.state === 'overdue'
  const homes = text ? await householdsOfLabel(lease, text) : []
  const values = [
    input.provider,
    input.billBulkId ?? null,
    input.tabletId ?? null,
    input.building,
    isOverdue ? null : (input.state ?? null),
    text,
    homes,
    endOfNumber.test(text) ? text.replaceAll('-', '') : '',
    input.payerType ?? null,
  ]
  const condition = `$1::date is not null and r.provider = $2 and ($3::uuid is null or b.run_id = $3)
    and ($4::uuid is null or b.household_id = $4) and ($5 = '' or h.building = $5) and ($6::text is null or b.state = $6)
    and ($7 = '' or b.household_id = any($8::uuid[]) or strpos(lower(b.payer_name), $7) > 0 or strpos(b.number, $7) > 0
      or ($9 <> '' and exists (select from bill_code c where c.bill_id = b.id and right(c.code, length($9)) = $9)))
    and ($10::text is null or b.payer_type = $10)
    and ${input.notice ? notices[input.notice] : 'true'} and ${input.owing ? owings[input.owing] : 'true'}
    and ${input.state === 'voided' ? 'true' : shows[input.show]} and ${isOverdue ? shows.overdue : 'true'}`
  return { condition, values }
}

/** The bill that a page ended with. Throws invalid for a cursor that is none. */
async function requireCursor(lease: Lease, after: string): Promise<string> {
  const known = isUuid.test(after) && (await lease.query('select from bill where id = $1', [after]))
  if (!known || !known.length) throw problems.invalid(['After：請從第一頁重新開始。'])
  return after
}

/**
 * A page of bills in the order of households, behind the bill that `after` names, also when bills went away between two pages.
 * Throws invalid for a cursor that is none.
 */
export async function listBills(context: Context, input: Input) {
  const { after, maxCount, ...narrowing } = input
  const today = dayOf(context.now)
  const wanted = await conditionOf(context, narrowing)
  const last = after && (await requireCursor(context, after))
  const rows = await readBills(context, today, {
    condition: last
      ? `${wanted.condition} and ${isBehind(`$${wanted.values.length + 2}`)}`
      : wanted.condition,
    values: last ? [...wanted.values, last] : wanted.values,
    limit: maxCount + 1,
  })
  const page = rows.slice(0, maxCount)
  const [counted] = await context.query<{ n: number }>(
    `select count(*) as n from (select ${fromBills} where ${wanted.condition} limit ${mostCounted + 1}) as counted`,
    [today, ...wanted.values],
  )
  return {
    data: await withHandling(context, page),
    pagination: {
      after: rows.length > maxCount ? (page.at(-1)?.billId ?? '') : '',
      maxCount,
      ...totalOf(counted?.n ?? 0, mostCounted),
    },
  }
}

type Counted = { status: 'overdue' | 'unpaid' | 'draft'; count: number; total: number; left: number }

/** How many bills are in which state; those past their day are counted once more as overdue. */
export const countByStatus = (
  context: Context,
  { provider, billBulkId }: Taken<typeof bills.calls.countByStatus>,
): Promise<Counted[]> =>
  context.query<Counted>(
    `select s.status, count(*)::int as count, sum(b.total)::float8 as total,
       sum(case when b.voided_at is null then b.total - b.paid else 0 end)::float8 as left
     ${fromBills} cross join lateral (select b.state as status union all select 'overdue' where ${owed} and b.due_on < $1) s
     where r.provider = $2 and ($3::uuid is null or b.run_id = $3) group by s.status order by s.status`,
    [dayOf(context.now), provider, billBulkId ?? null],
  )

/** The bills of a household, the newest first. Throws notFound. */
export async function billsOfHousehold(
  context: Context,
  input: { tabletId: string; provider?: string | undefined },
) {
  const [home] = await context.query('select from household where id = $1', [input.tabletId])
  if (!home) throw problems.notFound()
  return readBills(context, dayOf(context.now), {
    condition: 'b.household_id = $2 and ($3::text is null or r.provider = $3)',
    values: [input.tabletId, input.provider ?? null],
    order: 'newest',
    limit: 200,
  })
}
