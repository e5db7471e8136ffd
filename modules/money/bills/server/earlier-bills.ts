// What the community decided about what is owed; by default debts are carried, and the household's.
const decided = (key: string, value: string) =>
  `exists (select from fee_setting f where f.section = 'balance' and f.chosen ->> '${key}' = '${value}')`

/**
 * Where earlier bills are only listed (欠款 → 只列示在帳單上): the bills `e`, with their run `er`, that stand open beside an open
 * bill `b` of run `r`, due before it, of the same provider; with 隨人 those of its payer alone. As SQL behind `from`.
 */
export const earlierBills = `
  bill e join billing_run er on er.id = e.run_id
  where ${decided('arrears', 'list')} and b.issued_at is not null and b.voided_at is null and b.settled_at is null
    and e.household_id = b.household_id and e.id <> b.id and e.issued_at is not null and e.voided_at is null
    and e.settled_at is null and er.provider = r.provider and (e.due_on, e.number) < (b.due_on, b.number)
    and (e.payer_name = b.payer_name or not ${decided('debts', 'person')})`
