import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { dueToDun } from '#modules/money/arrears/server/public.ts'
import { bookAccounts, closedThrough } from '#modules/money/ledger/server/public.ts'
import type { FeeSummary } from '../contract.ts'
import { closingOf } from './closing.ts'
import { comingOf } from './coming.ts'

/** How many of each are shown. */
const shown = { runs: 6, drafts: 3, refunds: 3, incomes: 8 }

const runColumns = `r.id as "runId", r.provider, r.fee_type as "feeType", r.name`

/** Runs of which something is still to come in, the one that is due first at the top; what went over to later bills counts there alone. */
const collectingOf = (context: Context, today: string) =>
  context.query<FeeSummary['collecting'][number]>(
    `select ${runColumns}, r.due_on::text as "dueOn", sum(b.total - c.carried)::float8 as total, sum(b.paid - c.carried)::float8 as paid,
       count(distinct b.household_id) filter (where b.settled_at is null) as owing, r.due_on < $1::date as "isOverdue"
     from billing_run r join bill b on b.run_id = r.id and b.voided_at is null and b.issued_at is not null
       cross join lateral (select coalesce(sum(s.amount) filter (where s.kind = 'carried'), 0) as carried from bill_settlement s
         where s.bill_id = b.id) c
     where r.state = 'issued' and exists (select from bill o where o.run_id = r.id and o.issued_at is not null
       and o.voided_at is null and o.settled_at is null)
     group by r.community_id, r.id order by r.due_on desc, r.id limit ${shown.runs}`,
    [today],
  )

const draftsOf = (context: Context) =>
  context.query<FeeSummary['drafts'][number]>(
    `select ${runColumns}, r.starts_on::text as "startsOn", count(b.id) as bills, coalesce(sum(b.total), 0)::float8 as total
     from billing_run r left join bill b on b.run_id = r.id and b.voided_at is null
     where r.state = 'draft' group by r.community_id, r.id order by r.starts_on, r.id limit ${shown.drafts}`,
  )

type Waiting = FeeSummary['unmatched']
const nothing: Waiting = { count: 0, amount: 0, since: null }

async function waiting(context: Context, sql: string, values: unknown[] = []): Promise<Waiting> {
  const [row] = await context.query<{ count: number; amount: number; since: Date | null }>(sql, values)
  return row ?? nothing
}

const unmatchedOf = (context: Context) =>
  waiting(
    context,
    `select count(*) as count, coalesce(sum(open), 0)::float8 as amount, min(taken_at) as since
     from payment where open > 0 and reversed_at is null`,
  )

const prepaidOf = (context: Context) =>
  waiting(
    context,
    `select count(*) as count, coalesce(sum(balance), 0)::float8 as amount, null::timestamptz as since
     from prepayment_balance where balance > 0`,
  )

const chequesOf = (context: Context, today: string) =>
  waiting(
    context,
    `select count(*) as count, coalesce(sum(amount), 0)::float8 as amount, min(cheque_due_on)::timestamptz as since
     from payment where money_number = ${bookAccounts.cheques} and reversed_at is null and cheque_cashed_on is null
       and coalesce(cheque_due_on, day) <= $1::date`,
    [today],
  )

const differencesOf = (context: Context, closed: string | null) =>
  waiting(
    context,
    `select count(*) as count, coalesce(sum(statement - (gross - fee)), 0)::float8 as amount, min(at) as since
     from bank_payout where undone_at is null and statement <> gross - fee and ($1::date is null or payout_on > $1::date)`,
    [closed],
  )

const refundsOf = (context: Context) =>
  context.query<FeeSummary['refunds'][number]>(
    `select f.id, f.kind = 'void' as "isVoid", h.label, f.amount::float8 as amount, f.requested_by_name as "requestedByName",
       f.requested_at as "requestedAt"
     from refund f join household h on h.id = f.household_id
     where f.state = 'requested' order by f.requested_at, f.id limit ${shown.refunds}`,
  )

async function todayOf(context: Context, today: string): Promise<FeeSummary['today']> {
  const [sum] = await context.query<{ count: number; amount: number }>(
    `select count(*) as count, coalesce(sum(amount), 0)::float8 as amount
     from payment where day = $1::date and reversed_at is null`,
    [today],
  )
  const newest = await context.query<FeeSummary['today']['newest'][number]>(
    `select p.id, coalesce(h.label, '') as label, p.payer_name as "payerName", p.channel, p.amount::float8 as amount,
       p.open::float8 as open
     from payment p left join household h on h.id = p.household_id
     where p.day = $1::date and p.reversed_at is null order by p.taken_at desc, p.id desc limit ${shown.incomes}`,
    [today],
  )
  return { count: sum?.count ?? 0, amount: sum?.amount ?? 0, newest }
}

const nothingYet: FeeSummary['setup'] = { homes: 0, rates: 0, accounts: 0, runs: 0 }

async function setupOf(context: Context): Promise<FeeSummary['setup']> {
  const [row] = await context.query<FeeSummary['setup'] & Record<string, unknown>>(
    `select (select count(*)::int from household where closed_at is null and not is_virtual) as homes,
       (select count(*)::int from fee_rate) as rates, (select count(*)::int from beneficiary_account where decision = 'approved') as accounts,
       (select count(*)::int from billing_run) as runs`,
  )
  return row ?? nothingYet
}

/** What was collected, what waits for the treasurer, and what came in today. */
export async function showFees(context: Context): Promise<FeeSummary> {
  const today = dayOf(context.now)
  const [collecting, drafts, unmatched, overdue, refunds, prepaid, income, closed] = await Promise.all([
    collectingOf(context, today),
    draftsOf(context),
    unmatchedOf(context),
    dueToDun(context, today),
    refundsOf(context),
    prepaidOf(context),
    todayOf(context, today),
    closedThrough(context),
  ])
  const [cheques, differences, coming, closing, setup] = [
    await chequesOf(context, today),
    await differencesOf(context, closed),
    await comingOf(context, today),
    await closingOf(context, { closed, today }),
    await setupOf(context),
  ]
  return {
    month: today.slice(0, 7),
    closedThrough: closed,
    collecting,
    drafts,
    coming,
    closing,
    setup,
    unmatched,
    overdue,
    refunds,
    prepaid,
    cheques,
    differences,
    today: income,
  }
}
