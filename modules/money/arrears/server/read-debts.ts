import { daysBetween } from '#platform/contract/days.ts'
import { waitingMoney } from '#modules/money/bills/server/public.ts'
import { paidOn } from '#modules/money/payments/server/public.ts'
import type { Lease } from '#platform/server/database.ts'
import { type AgedBill, agingOf, interestOf, piecesOf, type Piece } from '../aging.ts'
import type { ArrearsSettings } from '../settings.ts'
import type { Debt } from '../shapes.ts'
import type { DemandChannel, Reach, Step } from '../steps.ts'
import { courtMissing } from './court.ts'

/** A bill as it is read for its age; `isOpen` is what is owed, `isPaidLate` what bore interest, the others only say how old that is. */
export interface OpenBill extends AgedBill {
  householdId: string
  runId: string
  feeType: string
  provider: 'general' | 'kgi'
  number: string
  runName: string
  /** The days that it is for. */
  period: string
  total: number
  isOpen: boolean
  isPaidLate: boolean
}

const stands = `s.bill_id = b.id and s.kind <> 'carried' and s.undoes_id is null
  and not exists (select from bill_settlement u where u.undoes_id = s.id)`

// Interest of what is paid by now is forgotten by nobody before it lapses after five years. What a bill took over was late before it was issued.
const bills = `
  with recursive root as (
    select b.id, b.settled_at is not null as paid from bill b
      join billing_run r on r.community_id = b.community_id and r.id = b.run_id
    where b.issued_at is not null and b.voided_at is null and b.carried_to is null
      and ($1::uuid[] is null or b.household_id = any($1)) and ($2::text is null or r.fee_type = $2)
      and (b.settled_at is null or ($3 and b.settled_at > now() - interval '5 years'
        and (exists (select from bill_line l where l.bill_id = b.id and l.kind = 'arrears')
          or (b.settled_at at time zone 'Asia/Taipei')::date > b.due_on
            and exists (select from bill_settlement s where ${stands} and ${paidOn('s')} > b.due_on))))
  ), wanted as (
    select id from root
    union
    select l.arrears_bill_id from wanted w join bill_line l on l.bill_id = w.id where l.arrears_bill_id is not null
  )
  select b.id, b.household_id as "householdId", b.run_id as "runId", r.fee_type as "feeType", r.provider, b.number, r.name as "runName", b.due_on::text as "dueOn",
    r.starts_on || ' ' || r.ends_on as period,
    b.total::float8 as total, coalesce(not o.paid, false) as "isOpen", coalesce(o.paid, false) as "isPaidLate",
    (select coalesce(sum(l.amount), 0)::float8 from bill_line l where l.bill_id = b.id and l.kind <> 'arrears') as own,
    (select coalesce(json_agg(json_build_object('billId', l.arrears_bill_id, 'amount', l.amount)), '[]') from bill_line l
      where l.bill_id = b.id and l.kind = 'arrears') as arrears,
    (select coalesce(json_agg(json_build_object('amount', s.amount, 'on', ${paidOn('s')})), '[]')
      from bill_settlement s where ${stands}) as settled
  from wanted w join bill b on b.id = w.id join billing_run r on r.id = b.run_id left join root o on o.id = b.id
  order by b.due_on, b.number`

interface Wanted {
  householdIds?: readonly string[] | undefined
  feeType?: string | undefined
  /** Those that are paid by now and were paid late as well. */
  withPaid?: boolean | undefined
}

/** Bills that are owed, and those whose rest they took over. */
export const readBills = (
  lease: Lease,
  { householdIds, feeType, withPaid = false }: Wanted,
): Promise<OpenBill[]> => lease.query<OpenBill>(bills, [householdIds ?? null, feeType ?? null, withPaid])

/** What became of a message: the best of the ways that it took. */
export const reachOf = `
  case when d.channel = 'message' then coalesce((
    select case when bool_or(v.state in ('sent', 'done')) then 'sent' when bool_or(v.state in ('waiting', 'failed')) then 'waiting'
        when count(v.id) = 0 then 'nobody' when bool_or(v.state = 'givenUp') then 'failed' else 'calledOff' end
    from notice_item i left join notice_delivery v on v.community_id = i.community_id and v.notice_id = i.notice_id
    where i.item_kind = 'demand' and i.item_id = d.id), 'waiting') end`

interface Standing {
  step: Step
  channel: DemandChannel
  day: string
  termOn: string
  reach: Reach | null
}
const demands = `
  select d.household_id as "householdId", json_agg(json_build_object('step', d.step, 'channel', d.channel, 'day', d.day, 'termOn', d.term_on,
    'reach', ${reachOf}) order by d.day desc, d.at desc) as taken
  from demand d where d.voided_at is null and ($1::uuid[] is null or d.household_id = any($1)) group by 1`

interface Household {
  id: string
  label: string
  building: string
  payer: string
}
const households = `
  select h.id, h.label, h.building, coalesce((select b.payer_name from bill b where b.community_id = h.community_id
    and b.household_id = h.id and b.issued_at is not null and b.voided_at is null order by b.due_on desc limit 1), '') as payer
  from household h where h.id = any($1) order by h.building_order, h.floor_order, h.label`

/** A debt with the parts that it is made of. */
export interface DebtParts {
  debt: Debt
  pieces: Piece[]
  bills: OpenBill[]
  paidLate: OpenBill[]
}

const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0)
/** What is left of a bill. */
export const leftOf = ({ own, arrears, settled }: AgedBill): number => own + sum(arrears) - sum(settled)

type Decided = Pick<ArrearsSettings, 'rates' | 'considerable' | 'demandDays'>

/** Everybody who has not paid all, or some households, as of a day. */
export async function readDebts(
  lease: Lease,
  { today, decided, ...wanted }: Wanted & { today: string; decided: Decided },
): Promise<DebtParts[]> {
  const [rows, waits, steps] = await Promise.all([
    readBills(lease, wanted),
    lease.query<{ householdId: string; sum: number }>(waitingMoney),
    lease.query<{ householdId: string; taken: Standing[] }>(demands, [wanted.householdIds ?? null]),
  ])
  const known = new Map(rows.map((row) => [row.id, row]))
  const roots = new Map<string, OpenBill[]>()
  for (const row of rows)
    if (row.isOpen || row.isPaidLate) roots.set(row.householdId, [...(roots.get(row.householdId) ?? []), row])
  const wait = new Map(waits.map((row) => [row.householdId, row.sum]))
  const taken = new Map(steps.map((row) => [row.householdId, row.taken]))
  const found = await lease.query<Household>(households, [wanted.householdIds ?? [...roots.keys()]])
  return found.map(({ id, ...household }) => {
    const of = roots.get(id) ?? []
    const [bills, paidLate] = [of.filter(({ isOpen }) => isOpen), of.filter(({ isPaidLate }) => isPaidLate)]
    const pieces = bills.flatMap((bill) => piecesOf(bill, known))
    const aging = agingOf(pieces, today)
    const total = bills.reduce((all, bill) => all + leftOf(bill), 0)
    const late = pieces.filter(({ dueOn, paidOn }) => paidOn === null && dueOn < today)
    const oldestOn = late.map(({ dueOn }) => dueOn).toSorted()[0] ?? null
    // What was demanded before the oldest was due was for something that is paid by now.
    const standing = (taken.get(id) ?? []).filter(({ day }) => oldestOn !== null && day > oldestOn)
    const [last] = standing
    // Two runs for the same days, or two bills of one run, are one period.
    const periods = new Set(late.map(({ billId }) => known.get(billId)?.period)).size
    const overdue = total - aging.notDue
    const debt: Debt = {
      householdId: id,
      ...household,
      aging,
      total,
      overdue,
      periods,
      oldestOn,
      days: oldestOn === null ? 0 : daysBetween(oldestOn, today),
      interest: interestOf(pieces, today, decided.rates),
      interestOfPaid: interestOf(
        paidLate.flatMap((bill) => piecesOf(bill, known)),
        today,
        decided.rates,
      ),
      waiting: wait.get(id) ?? 0,
      lastStep: last?.step ?? null,
      lastDay: last?.day ?? null,
      lastTermOn: last?.termOn ?? null,
      lastReach: last?.reach ?? null,
      demandCount: standing.length,
      courtMissing: courtMissing({ periods, overdue }, standing, {
        today,
        ...decided,
      }),
    }
    return { debt, pieces, bills, paidLate }
  })
}
