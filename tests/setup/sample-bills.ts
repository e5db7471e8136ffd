import { newId } from '#platform/contract/new-id.ts'

interface Owner {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

/** An issued bill of a household with its entry, as issuing makes it. Gives its ids. */
export async function sampleBill(
  owner: Owner,
  {
    communityId,
    householdId,
    total,
    dueOn = '2026-10-31',
  }: {
    communityId: string
    householdId: string
    total: number
    dueOn?: string
  },
): Promise<{ billId: string; runId: string; number: string }> {
  const [runId, billId, entryId] = [newId(), newId(), newId()]
  // Numbers of a month that no run of the demo has, without a gap in each database.
  const nth = (made.get(owner) ?? 0) + 1
  made.set(owner, nth)
  const number = `99912-${String(nth).padStart(4, '0')}`
  const values = [communityId, runId, billId, entryId, householdId, total, dueOn, number]
  await owner.query(
    `with run as (
       insert into billing_run (community_id, id, name, cycle, starts_on, ends_on, due_on, barcode_until, source, added_by,
         added_by_name, issued_at, issued_by_name)
       select $1::uuid, $2::uuid, '2026 年 9–10 月', 'twoMonths', '2026-09-01', '2026-10-31', '2026-10-31', '2026-11-30', 'rates', id,
         name, now(), name from account limit 1 returning 1),
     made as (
       insert into bill (community_id, id, run_id, household_id, billed_household_id, number, total, due_on, barcode_until, issued_at)
       select $1::uuid, $3::uuid, $2::uuid, $5::uuid, $5::uuid, $8::text, $6::bigint, $7::date, '2027-12-31', now() from run returning 1),
     line as (
       insert into bill_line (community_id, bill_id, position, kind, name, account_number, amount)
       select $1::uuid, $3::uuid, 1, 'item', '管理費', 4101, $6::bigint from made returning 1),
     entry as (
       insert into ledger_entry (community_id, id, day, kind, source_id, account_id, account_name)
       select $1::uuid, $4::uuid, current_date, 'bill', $3::uuid, $3::uuid, '' from line returning 1)
     insert into ledger_line (community_id, entry_id, position, number, amount, household_id)
     select $1::uuid, $4::uuid, v.position, v.number, v.sum, case v.number when 1201 then $5::uuid end
     from entry, (values (1, 1201, $6::bigint), (2, 4101, -$6::bigint)) as v (position, number, sum)`,
    values,
  )
  return { billId, runId, number }
}

const made = new WeakMap<Owner, number>()
