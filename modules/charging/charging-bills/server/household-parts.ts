import type { HouseholdPart } from '#platform/server/household-part.ts'

// Of months that are not invoiced: what was invoiced is a bill of the fees and goes over there.
const ofOpenMonths = `
  b.household_id = $1 and exists (select from charging_month m
    where m.community_id = b.community_id and m.month = b.month and m.invoiced_at is null)`

const open = `select count(*)::int as n from charging_bill b where ${ofOpenMonths}`

// Where the other one has a bill of that month, what people adjusted goes onto it; the rest is drawn again from the sessions.
const adjusted = `
  insert into charging_bill_line (id, bill_id, kind, amount, reason, added_at, added_by_name)
  select gen_random_uuid(), o.id, l.kind, l.amount, l.reason, l.added_at, l.added_by_name
  from charging_bill b join charging_bill o on o.community_id = b.community_id and o.month = b.month and o.household_id = $2
  join charging_bill_line l on l.community_id = b.community_id and l.bill_id = b.id and l.kind = 'adjustment'
  where ${ofOpenMonths}`
const isBeside = `exists (select from charging_bill o
  where o.community_id = b.community_id and o.month = b.month and o.household_id = $2)`
const emptied = `
  delete from charging_bill_line l using charging_bill b
  where b.community_id = l.community_id and b.id = l.bill_id and ${ofOpenMonths} and ${isBeside}`
const dropped = `delete from charging_bill b where ${ofOpenMonths} and ${isBeside}`
const moved = `update charging_bill b set household_id = $2 where ${ofOpenMonths}`

/** Bills of charging that are not invoiced yet. */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'chargingBills',
    title: '未開帳的充電帳單',
    holds: async (lease, householdId) => {
      const [row] = await lease.query<{ n: number }>(open, [householdId])
      return (row?.n ?? 0) > 0
    },
    move: async (context, { from, to, residentIds, ids }) => {
      if (residentIds || ids) return 0
      const [row] = await context.query<{ n: number }>(open, [from.id])
      for (const statement of [adjusted, emptied, dropped, moved])
        await context.query(statement, [from.id, to.id])
      return row?.n ?? 0
    },
  },
]
