interface Owner {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

/** What must never be: each gives the rows in which the books say two things. */
const never: Readonly<Record<string, string>> = {
  'an entry does not sum to zero':
    'select entry_id from ledger_line group by entry_id having sum(amount) <> 0',
  'what is open of bills is not what is receivable': `
    with owed as (select household_id, sum(total - paid) as sum from bill
      where issued_at is not null and voided_at is null group by 1),
    booked as (select household_id, sum(amount) as sum from ledger_line where number = 1201 group by 1)
    select household_id, owed.sum as owed, booked.sum as booked from owed full join booked using (household_id)
    where coalesce(owed.sum, 0) <> coalesce(booked.sum, 0)`,
  'what was paid ahead is not what is booked so': `
    with booked as (select household_id, sum(amount) as sum from ledger_line where number = 2101 group by 1)
    select household_id, balance, booked.sum from prepayment_balance full join booked using (household_id)
    where coalesce(balance, 0) <> -coalesce(booked.sum, 0)`,
  'lines of a prepayment are not its balance': `
    select b.household_id from prepayment_balance b where b.balance <>
      (select coalesce(sum(l.amount), 0) from prepayment_line l where l.community_id = b.community_id and l.household_id = b.household_id)`,
  'what is open of payments is not what is unmatched': `
    with open as (select community_id, sum(open) as sum from payment where reversed_at is null group by 1),
    booked as (select community_id, sum(amount) as sum from ledger_line where number = 2102 group by 1)
    select community_id, open.sum, booked.sum from open full join booked using (community_id)
    where coalesce(open.sum, 0) <> -coalesce(booked.sum, 0)`,
  'receipts have gaps': 'select year from receipt group by community_id, year having count(*) <> max(number)',
  'a receipt stands for what was undone': `
    select r.id from receipt r join payment_allocation u on u.undoes_id = r.allocation_id where r.voided_at is null`,
  'a bill is owed that nobody can pay': "select id from bill where state = 'carried' and total <> paid",
  'a settlement of money has no allocation': `
    select s.id from bill_settlement s where s.kind = 'payment' and s.undoes_id is null
      and not exists (select from payment_allocation a where a.settlement_id = s.id and a.undoes_id is null)`,
}

/** In which sentences the books contradict themselves; none. */
export async function contradictions(owner: Owner): Promise<string[]> {
  const found: string[] = []
  for (const [sentence, query] of Object.entries(never)) {
    const { rows } = await owner.query(query)
    if (rows.length) found.push(`${sentence}: ${JSON.stringify(rows.slice(0, 3))}`)
  }
  return found
}
