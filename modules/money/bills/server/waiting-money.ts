/** Money that is put to nothing yet, of the household itself or on an account of one of its bills, as SQL. */
export const waitingMoney = `
  select coalesce(p.household_id, b.household_id) as "householdId", sum(p.open)::float8 as sum, count(*)::int as count
  from payment p left join bill_code c on c.community_id = p.community_id and c.code = p.code
    left join bill b on b.community_id = c.community_id and b.id = c.bill_id
  where p.open > 0 and p.reversed_at is null and coalesce(p.household_id, b.household_id) is not null
  group by 1`
