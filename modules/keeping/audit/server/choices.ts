import type { Lease } from '#platform/server/database.ts'

// From one value to the next by the index: as many steps as there are people or acts, however many rows they have.
const people = `
  with recursive who as (
    (select account_id from audit order by account_id limit 1)
    union all
    select (select a.account_id from audit a where a.account_id > who.account_id order by a.account_id limit 1)
    from who where who.account_id is not null
  )
  select who.account_id as "accountId",
    (select account_name from audit a where a.account_id = who.account_id order by at desc, id desc limit 1) as name
  from who where who.account_id is not null order by 2`

const actions = `
  with recursive act as (
    (select action from audit order by action limit 1)
    union all
    select (select a.action from audit a where a.action > act.action order by a.action limit 1)
    from act where act.action is not null
  )
  select action from act where action is not null order by 1`

/** Who ever did something here, and which acts there ever were. */
export async function listChoices(lease: Lease) {
  const [who, what] = await Promise.all([
    lease.query<{ accountId: string; name: string }>(people),
    lease.query<{ action: string }>(actions),
  ])
  return { people: who, actions: what.map((item) => item.action) }
}
