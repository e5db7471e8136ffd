import { newId } from '#platform/contract/new-id.ts'

interface Owner {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

let runs = 0

/** A run of issued bills of NT$3,538 each for the first households of a community, with their entries, as issuing makes them. */
export async function issueSamples(
  owner: Owner,
  {
    communityId,
    bills,
    payer = '蔡宗翰',
    dueOn = '2026-11-15',
    households = [],
  }: { communityId: string; bills: number; payer?: string; dueOn?: string; households?: readonly string[] },
): Promise<{ billBulkId: string; billIds: string[]; householdIds: string[] }> {
  const billBulkId = newId()
  // Numbers of a month that no run of the demo has.
  const month = String(90_000 + runs++).padStart(5, '0')
  await owner.query(
    `insert into billing_run (community_id, id, name, cycle, starts_on, ends_on, due_on, barcode_until, source, added_by,
       added_by_name, issued_at, issued_by_name)
     select $1, $2, '115年11月', 'month', $3::date - 14, $3::date + 15, $3::date, greatest($3::date, current_date) + 46, 'rates', id, name, now(), name
     from account limit 1`,
    [communityId, billBulkId, dueOn],
  )
  const { rows } = await owner.query(
    `select id from household where community_id = $1 and closed_at is null and not is_virtual
       and (cardinality($3::uuid[]) = 0 or id = any($3))
     order by building_order, floor_order, label limit $2`,
    [communityId, bills, households],
  )
  const householdIds = rows.map(({ id }) => String(id))
  const billIds: string[] = []
  for (const [nth, householdId] of householdIds.entries()) {
    const [billId, entryId] = [newId(), newId()]
    billIds.push(billId)
    await owner.query(
      `with made as (
         insert into bill (community_id, id, run_id, household_id, billed_household_id, number, payer_name, total, due_on,
           barcode_until, issued_at)
         values ($1, $2, $3, $4, $4, $5, $6, 3538, $7::date, greatest($7::date, current_date) + 46, now()) returning 1),
       line as (
         insert into bill_line (community_id, bill_id, position, kind, name, basis, account_number, amount)
         select $1, $2, 1, 'item', '管理費', '專有部分 34.56 坪 × 每坪 85 元', 4101, 3538 from made returning 1),
       entry as (
         insert into ledger_entry (community_id, id, day, kind, source_id, account_id, account_name)
         select $1, $8::uuid, current_date, 'bill', $2, $2, '' from line returning 1)
       insert into ledger_line (community_id, entry_id, position, number, amount, household_id)
       select $1, $8::uuid, v.position, v.number, v.sum, case v.number when 1201 then $4::uuid end
       from entry, (values (1, 1201, 3538), (2, 4101, -3538)) as v (position, number, sum)`,
      [
        communityId,
        billId,
        billBulkId,
        householdId,
        `${month}-${String(nth + 1).padStart(4, '0')}`,
        payer,
        dueOn,
        entryId,
      ],
    )
  }
  return { billBulkId, billIds, householdIds }
}
