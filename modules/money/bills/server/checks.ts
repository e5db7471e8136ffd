import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { feeSettings } from '#modules/money/fee-items/server/public.ts'
import { chargedHouseholds } from '#modules/homes/household-properties/server/public.ts'
import { type Checks, mostRows, type RedraftChange, type runChecks } from '../check-contract.ts'
import type { Run } from '../shapes.ts'
import { countGaps, readGaps } from './gaps.ts'
import { redraftOf } from './redraft-changes.ts'
import { readRun } from './run-rows.ts'
import { waitingMoney } from './waiting-money.ts'

interface BillNow {
  billId: string
  householdId: string
  total: number
  payerName: string
  isVoided: boolean
  isAway: boolean
  now: number | null
}

// What a bill charges at the cycle of its run: items with a cycle of their own come now and then, and are no difference.
const usual = `(select sum(l.amount) from bill_line l left join fee_item i on i.id = l.fee_item_id
  where l.bill_id = b.id and l.kind <> 'arrears' and i.cycle is null)::float8`
const billsNow = `
  select b.id as "billId", b.household_id as "householdId", b.total::float8 as total, b.payer_name as "payerName",
    b.voided_at is not null as "isVoided", b.run_id <> $1 as "isAway", ${usual} as now
  from bill b where b.run_id = $1 or b.moved_from = $1 order by b.number`
const lastRun = `
  select id as "billBulkId", name from billing_run where provider = $1 and fee_type = $2 and cycle = $3 and state = 'issued'
    and source <> 'opening' and starts_on < $4 order by starts_on desc, added_at desc limit 1`
const before = `
  select b.household_id as "householdId", sum(${usual}) as amount from bill b where b.run_id = $1 and b.voided_at is null
  group by b.household_id`
// Whose debt is taken over although money of theirs waits to be put to it.
const carriedUnmatched = `
  select w."householdId", w.sum as waiting, sum(b.total - b.paid)::float8 as owed
  from (${waitingMoney}) w join bill b on b.household_id = w."householdId" join billing_run r on r.id = b.run_id
  where b.issued_at is not null and b.voided_at is null and b.settled_at is null and b.due_on < $1 and r.provider = $2
  group by 1, 2`
// With 隨人: whose bill would be settled from what was paid ahead although another one was billed before, or still owes.
const otherPayers = `
  select b.id as "billId", b.household_id as "householdId", b.payer_name as "payerName", o.payer_name as before,
    p.balance::float8 as ahead
  from bill b join prepayment_balance p on p.household_id = b.household_id and p.balance > 0
  join lateral (select o.payer_name, o.settled_at from bill o
    where o.household_id = b.household_id and o.id <> b.id and o.issued_at is not null and o.voided_at is null
      and (o.settled_at is null and o.payer_name <> b.payer_name or o.id = (select n.id from bill n
        where n.household_id = b.household_id and n.id <> b.id and n.issued_at is not null and n.voided_at is null
        order by n.issued_at desc, n.number desc limit 1))
    order by o.settled_at is null and o.payer_name <> b.payer_name desc, o.due_on limit 1) o on o.payer_name <> b.payer_name
  where b.run_id = $1 and b.issued_at is null and b.voided_at is null`
const missingSums = `
  select i.id as "feeItemId", i.name from fee_item i where i.fee_type = $1 and i.kind = 'shared' and i.retired_at is null
    and not exists (select from fee_rate r where r.fee_item_id = i.id and r.withdrawn_at is null and r.from_day between $2 and $3)
  order by i.position, i.name`

// An item of the same name for days that overlap is charged twice, whichever way its run was made.
const twice = `
  select b.id as "billId", b.household_id as "householdId", min(o.number) as number, min(r.name) as "runName",
    string_agg(distinct l.name, '、') as items
  from bill b join billing_run own on own.id = b.run_id
  join bill_line l on l.bill_id = b.id and l.kind <> 'arrears' and l.amount > 0
  join bill o on o.household_id = b.household_id and o.id <> b.id and o.run_id <> b.run_id and o.voided_at is null
  join billing_run r on r.id = o.run_id and r.state <> 'withdrawn' and r.fee_type = own.fee_type
    and r.starts_on <= own.ends_on and r.ends_on >= own.starts_on
  join bill_line e on e.bill_id = o.id and e.name = l.name and e.kind <> 'arrears' and e.amount > 0
  where b.run_id = $1 and b.voided_at is null and own.state = 'draft' group by 1, 2`

const some = <Row>(rows: readonly Row[]) => ({ count: rows.length, rows: rows.slice(0, mostRows) })

/** Whether two amounts are more than so many per cent of the earlier one apart. */
const differs = (was: number, is: number, percent: number) =>
  Math.abs(is - was) * 100 > percent * Math.abs(was)

async function lastBefore(context: Context, { provider, feeType, cycle, startsOn }: Run) {
  const [last = null] = await context.query<NonNullable<Checks['last']>>(lastRun, [
    provider,
    feeType,
    cycle,
    startsOn,
  ])
  const rows = last
    ? await context.query<{ householdId: string; amount: number }>(before, [last.billBulkId])
    : []
  return { last, amounts: new Map(rows.map(({ householdId, amount }) => [householdId, amount ?? 0])) }
}

/** Of a draft from rates: what they would change by now. */
const staleOf = async (context: Context, run: Run): Promise<readonly RedraftChange[]> =>
  run.state === 'draft' && run.source === 'rates'
    ? (await redraftOf(context, { ...run, id: run.billBulkId })).changes
    : []

/** What is to be looked at before a run is issued. Throws notFound. */
export async function checkRun(context: Context, ids: Taken<typeof runChecks.calls.show>): Promise<Checks> {
  const today = dayOf(context.now)
  const run = await readRun(context, today, ids)
  const { differsPercent, debts, offsetsPrepayments } = await feeSettings(context)
  const households = await chargedHouseholds(context)
  const bills = await context.query<BillNow & Record<string, unknown>>(billsNow, [run.billBulkId])
  const gaps = await readGaps(context, 'g.run_id = $1', [run.billBulkId], mostRows)
  const gapHomes = await context.query<{ id: string }>(
    'select distinct household_id as id from bill_gap where run_id = $1 and mended_at is null',
    [run.billBulkId],
  )
  const { count, open } = await countGaps(context, run.billBulkId)
  const { last, amounts } = await lastBefore(context, run)
  const stale = await staleOf(context, run)
  const unmatched = await context.query<{ householdId: string; waiting: number; owed: number }>(
    carriedUnmatched,
    [today, run.provider],
  )

  const charged = await context.query<
    Omit<Checks['twice']['rows'][number], 'label'> & Record<string, unknown>
  >(twice, [run.billBulkId])
  const others =
    debts === 'person' && offsetsPrepayments
      ? await context.query<Omit<Checks['otherPayers']['rows'][number], 'label'> & Record<string, unknown>>(
          otherPayers,
          [run.billBulkId],
        )
      : []
  const labels = new Map(households.map(({ householdId, label }) => [householdId, label]))
  const live = bills.filter(({ isVoided, isAway }) => !isVoided && !isAway)
  const billOf = new Map(live.map((bill) => [bill.householdId, bill]))
  const have = (some: readonly { householdId: string }[]) =>
    new Set(some.map(({ householdId }) => householdId))
  const [away, voided] = [have(bills.filter(({ isAway }) => isAway)), have(bills.filter((b) => b.isVoided))]
  const [toAdd, withGap] = [
    have(stale.filter(({ act }) => act === 'add')),
    new Set(gapHomes.map(({ id }) => id)),
  ]
  const whyNot = (id: string) => {
    if (away.has(id)) return 'moved' as const
    if (voided.has(id)) return 'voided' as const
    if (withGap.has(id)) return 'gap' as const
    return toAdd.has(id) ? ('notDrawn' as const) : ('nothingOwed' as const)
  }
  const named = live.map(({ billId, householdId, ...bill }) => ({
    ...bill,
    home: { billId, householdId, label: labels.get(householdId) ?? '' },
  }))
  const inOrder = new Map(households.map(({ householdId }, nth) => [householdId, nth]))
  named.sort((a, b) => (inOrder.get(a.home.householdId) ?? 0) - (inOrder.get(b.home.householdId) ?? 0))
  const differing = named.flatMap(({ home, now }) => {
    const was = amounts.get(home.householdId) ?? 0
    return last && differs(was, now ?? 0, differsPercent) ? [{ ...home, before: was, now: now ?? 0 }] : []
  })
  return {
    differsPercent,
    last,
    withoutBill: some(
      households
        .filter(({ householdId }) => !billOf.has(householdId))
        .map(({ householdId, label }) => ({
          householdId,
          label,
          why: whyNot(householdId),
          before: amounts.get(householdId) ?? null,
        })),
    ),
    differing: some(differing),
    negative: some(named.flatMap(({ home, total }) => (total < 0 ? [{ ...home, total }] : []))),
    unmatched: some(
      unmatched.flatMap(({ householdId, ...sums }) => {
        const home = billOf.get(householdId)
        return home ? [{ householdId, label: labels.get(householdId) ?? '', ...sums }] : []
      }),
    ),
    otherPayers: some(others.map((row) => ({ ...row, label: labels.get(row.householdId) ?? '' }))),
    unknownPayers: some(named.flatMap(({ home, payerName }) => (payerName ? [] : [home]))),
    twice: some(charged.map((row) => ({ ...row, label: labels.get(row.householdId) ?? '' }))),
    gaps: { count, rows: gaps },
    openGapCount: open,
    missingSums:
      run.source === 'rates'
        ? await context.query<Checks['missingSums'][number]>(missingSums, [
            run.feeType,
            run.startsOn,
            run.endsOn,
          ])
        : [],
    staleCount: stale.length,
  }
}
