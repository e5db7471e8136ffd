import type { Lease } from '#platform/server/database.ts'
import { type AgedBill, agingOf, daysBetween, interestOf, type Piece, piecesOf } from '../aging.ts'
import type { Debt } from '../shapes.ts'
import type { Step } from '../steps.ts'

/** A bill as it is read for its age; `isOpen` is what is owed, the others only say how old that is. */
export interface OpenBill extends AgedBill {
  householdId: string
  runId: string
  number: string
  runName: string
  total: number
  isOpen: boolean
}

const bills = `
  with recursive wanted as (
    select b.id from bill b join billing_run r on r.community_id = b.community_id and r.id = b.run_id
    where b.issued_at is not null and b.voided_at is null and b.settled_at is null and b.carried_to is null
      and ($1::uuid is null or b.household_id = $1) and ($2::text is null or r.fee_type = $2)
    union
    select l.arrears_bill_id from wanted w join bill_line l on l.bill_id = w.id where l.arrears_bill_id is not null
  )
  select b.id, b.household_id as "householdId", b.run_id as "runId", b.number, r.name as "runName", b.due_on::text as "dueOn",
    b.total::float8 as total, b.settled_at is null and b.carried_to is null as "isOpen",
    (select coalesce(sum(l.amount), 0)::float8 from bill_line l where l.bill_id = b.id and l.kind <> 'arrears') as own,
    (select coalesce(json_agg(json_build_object('billId', l.arrears_bill_id, 'amount', l.amount)), '[]') from bill_line l
      where l.bill_id = b.id and l.kind = 'arrears') as arrears,
    (select coalesce(json_agg(json_build_object('amount', s.amount, 'on', (s.at at time zone 'Asia/Taipei')::date::text)), '[]')
      from bill_settlement s where s.bill_id = b.id and s.kind <> 'carried' and s.undoes_id is null
        and not exists (select from bill_settlement u where u.undoes_id = s.id)) as settled
  from wanted w join bill b on b.id = w.id join billing_run r on r.id = b.run_id
  order by b.due_on, b.number`

/** Bills that are owed, and those whose rest they took over. */
export const readBills = (
  lease: Lease,
  { householdId, feeType }: { householdId?: string | undefined; feeType?: string | undefined },
): Promise<OpenBill[]> => lease.query<OpenBill>(bills, [householdId ?? null, feeType ?? null])

/** Money that is put to nothing yet, of the household itself or on an account of one of its bills. */
const waiting = `
  select coalesce(p.household_id, b.household_id) as "householdId", sum(p.open)::float8 as sum
  from payment p left join bill_code c on c.community_id = p.community_id and c.code = p.code
    left join bill b on b.community_id = c.community_id and b.id = c.bill_id
  where p.open > 0 and p.reversed_at is null and coalesce(p.household_id, b.household_id) is not null
  group by 1`

const demands = `
  select d.household_id as "householdId", count(*)::int as n,
    (array_agg(d.step order by d.day desc, d.at desc))[1] as step, (array_agg(d.day::text order by d.day desc, d.at desc))[1] as day
  from demand d where d.voided_at is null group by 1`

interface Household {
  id: string
  label: string
  payer: string
}
const households = `
  select h.id, h.label, coalesce((select b.payer_name from bill b where b.community_id = h.community_id and b.household_id = h.id
    and b.issued_at is not null and b.voided_at is null order by b.due_on desc limit 1), '') as payer
  from household h where h.id = any($1) order by h.building_order, h.floor_order, h.label`

/** A debt with the parts that it is made of. */
export interface DebtParts {
  debt: Debt
  pieces: Piece[]
  bills: OpenBill[]
}

/** Everybody who has not paid all, or one household, as of today; interest at a rate in hundredths of a percent a year. */
export async function readDebts(
  lease: Lease,
  given: { today: string; rate: number; householdId?: string | undefined; feeType?: string | undefined },
): Promise<DebtParts[]> {
  const { today, rate } = given
  const [rows, waits, steps] = await Promise.all([
    readBills(lease, given),
    lease.query<{ householdId: string; sum: number }>(waiting),
    lease.query<{ householdId: string; n: number; step: Step; day: string }>(demands),
  ])
  const known = new Map(rows.map((row) => [row.id, row]))
  const owed = new Map<string, OpenBill[]>()
  for (const row of rows)
    if (row.isOpen) owed.set(row.householdId, [...(owed.get(row.householdId) ?? []), row])
  const ids = given.householdId ? [given.householdId] : [...owed.keys()]
  const wait = new Map(waits.map(({ householdId, sum }) => [householdId, sum]))
  const taken = new Map(steps.map((row) => [row.householdId, row]))
  const found = await lease.query<Household>(households, [ids])
  return found.map(({ id, label, payer }) => {
    const bills = owed.get(id) ?? []
    const pieces = bills.flatMap((bill) => piecesOf(bill, known))
    const aging = agingOf(pieces, today)
    const total = bills.reduce((sum, { own, arrears, settled }) => {
      const paid = settled.reduce((all, { amount }) => all + amount, 0)
      return sum + own + arrears.reduce((all, { amount }) => all + amount, 0) - paid
    }, 0)
    const late = pieces.filter(({ dueOn, paidOn }) => paidOn === null && dueOn < today)
    const step = taken.get(id)
    const debt: Debt = {
      householdId: id,
      label,
      payer,
      aging,
      total,
      overdue: total - aging.notDue,
      periods: new Set(late.map(({ billId }) => billId)).size,
      days: Math.max(0, ...late.map(({ dueOn }) => daysBetween(dueOn, today))),
      interest: interestOf(pieces, today, rate),
      waiting: wait.get(id) ?? 0,
      lastStep: step?.step ?? null,
      lastDay: step?.day ?? null,
      demandCount: step?.n ?? 0,
    }
    return { debt, pieces, bills }
  })
}
