import type { Lease } from '#platform/server/database.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { numbersUsedUp } from '../problems.ts'
import { bodyOf } from '../virtual-accounts.ts'
import type { KnownRule } from './settings.ts'
import type { Payable } from './pay-codes.ts'

type Owner = Pick<Payable, 'billId' | 'runId' | 'householdId'>

const known = `
  select bill_id as "billId", body from account_body
  where bill_id = any($1) and body like $2 || '%' and length(body) = $3 order by made_at, body`

const numberHouseholds = `
  insert into account_household (household_id, number)
  select given.id, (select coalesce(max(number), 0) from account_household) + row_number() over (order by given.nth)
  from (select id, min(nth) as nth from unnest($1::uuid[]) with ordinality as given (id, nth) group by id) given
  where not exists (select from account_household known where known.household_id = given.id)`

const give = `
  insert into account_body (body, bill_id, household_id, rule_id)
  select body, bill, household, $4 from unnest($1::text[], $2::uuid[], $3::uuid[]) as given (body, bill, household)
  on conflict do nothing returning bill_id as "billId", body`

/** Accounts without check digits for bills, in their order: those that they have, or new ones. Throws numbersUsedUp. */
export async function bodiesOf(lease: Lease, rule: KnownRule, bills: readonly Owner[]): Promise<string[]> {
  await oneAtATime(lease, 'numbers of virtual accounts')
  const ids = bills.map(({ billId }) => billId)
  const bodies = new Map<string, string>()
  const note = (rows: readonly { billId: string; body: string }[]) =>
    rows.forEach(({ billId, body }) => bodies.set(billId, body))
  note(await lease.query(known, [ids, rule.prefix, rule.length - 1]))

  const lacking = bills.filter(({ billId }) => !bodies.has(billId))
  if (lacking.length) {
    const numbers = await householdNumbers(lease, lacking)
    for (const runId of new Set(lacking.map((bill) => bill.runId))) {
      const next = runNumbers(lease, runId, await runsOf(lease, runId))
      let left = lacking.filter((bill) => bill.runId === runId)
      // Whom a number of the run is taken for already, by an earlier bill of the same household, gets one of the next number.
      while (left.length) {
        const run = await next()
        const made = left.map((owner) => ({
          ...owner,
          body: bodyOf(rule, run, numbers.get(owner.householdId) ?? 0),
        }))
        if (made.some(({ body }) => body === undefined)) throw numbersUsedUp()
        const columns = [made.map((row) => row.body), left.map((row) => row.billId)]
        note(await lease.query(give, [...columns, left.map((row) => row.householdId), rule.id]))
        left = left.filter(({ billId }) => !bodies.has(billId))
      }
    }
  }
  return ids.map((id) => bodies.get(id) ?? '')
}

async function householdNumbers(lease: Lease, owners: readonly Owner[]): Promise<Map<string, number>> {
  const ids = owners.map(({ householdId }) => householdId)
  await lease.query(numberHouseholds, [ids])
  const rows = await lease.query<{ id: string; number: number }>(
    'select household_id as id, number from account_household where household_id = any($1)',
    [ids],
  )
  return new Map(rows.map(({ id, number }) => [id, number]))
}

const runsOf = async (lease: Lease, runId: string): Promise<number[]> => {
  const rows = await lease.query<{ number: number }>(
    'select number from account_run where run_id = $1 order by number',
    [runId],
  )
  return rows.map(({ number }) => number)
}

/** The numbers of a run one after the other, then new ones. */
const runNumbers = (lease: Lease, runId: string, numbers: number[]) => async (): Promise<number> => {
  const number = numbers.shift()
  if (number !== undefined) return number
  const [row] = await lease.query<{ number: number }>(
    `insert into account_run (number, run_id) select coalesce(max(number), 0) + 1, $1 from account_run returning number`,
    [runId],
  )
  return row?.number ?? 0
}
