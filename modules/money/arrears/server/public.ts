import type { Lease } from '#platform/server/database.ts'
import { readDebts } from './read-debts.ts'

// A bill that is not due yet may have taken over one that was: that is as late as it was before.
const debtors = `
  select distinct b.household_id as id from bill b
  where b.issued_at is not null and b.voided_at is null and b.settled_at is null and b.carried_to is null
    and (b.due_on < $1::date or exists (select from bill_line l where l.bill_id = b.id and l.arrears_bill_id is not null))`

/** Interest and courts are not asked about here. */
const decided = { rates: [], considerable: 1, demandDays: 1 }

const homesOf = (debts: readonly { householdId: string }[]) =>
  new Set(debts.map((debt) => debt.householdId)).size

/** Overdue households without those whose money waits; `due`: of them, whose next step is due, since no term runs. */
export async function dueToDun(
  lease: Lease,
  today: string,
): Promise<{ count: number; amount: number; since: Date | null; due: number }> {
  const found = await lease.query<{ id: string }>(debtors, [today])
  const householdIds = found.map(({ id }) => id)
  const debts = householdIds.length ? await readDebts(lease, { today, decided, householdIds }) : []
  const late = debts.map(({ debt }) => debt).filter(({ overdue, waiting }) => overdue > 0 && waiting === 0)
  const since = late.flatMap(({ oldestOn }) => oldestOn ?? []).toSorted()[0]
  return {
    count: homesOf(late),
    amount: late.reduce((sum, { overdue }) => sum + overdue, 0),
    since: since === undefined ? null : new Date(`${since}T00:00:00+08:00`),
    due: homesOf(late.filter(({ lastTermOn }) => lastTermOn === null || lastTermOn < today)),
  }
}
