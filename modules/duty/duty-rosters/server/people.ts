import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { readCompany } from '#modules/duty/clock-entries/server/public.ts'
import type { dutyRosters, RosterPerson } from '../contract.ts'
import { dutyRosterChanged } from '../events.ts'
import { agreementHalf, personChanged, personThere, shiftsAhead, titleUnknown } from '../problems.ts'

type Calls = typeof dutyRosters.calls
export type PersonRow = RosterPerson & { who: string; [column: string]: unknown }

const select = `
  select p.id as "personId", p.who, p.company_id as "companyId", p.account_id as "accountId", p.name, p.job_title as "jobTitle",
    p.agreement_number as "agreementNumber", p.agreement_from::text as "agreementFrom", p.hourly_pay as "hourlyPay",
    p.home_name as "homeName", p.row_version as "rowVersion"
  from duty_person p`

/** Everybody in the roster: those of this community, under an agreement first, by company and name, then stand-ins; of a month also who was in it then. */
export const listPeople = (context: Context, month?: string): Promise<PersonRow[]> =>
  context.query<PersonRow>(
    `${select} where p.retired_at is null
       or exists (select from duty_shift s where s.person_id = p.id and s.day::text like $1)
       or exists (select from duty_leave l where l.person_id = p.id and l.day::text like $1)
     order by p.home_name <> '', p.agreement_from is null, (select c.name from duty_company c where c.id = p.company_id), p.name
     limit 300`,
    [month ? `${month}-%` : ''],
  )

/** Somebody who is in the roster. Throws notFound. */
export async function readPerson(context: Context, personId: string): Promise<PersonRow> {
  const [row] = await context.query<PersonRow>(`${select} where p.id = $1 and p.retired_at is null`, [
    personId,
  ])
  if (!row) throw problems.notFound()
  return row
}

/** Who in the roster the caller is; undefined when they are not in it. */
export async function ownPerson(context: Context): Promise<PersonRow | undefined> {
  const [row] = await context.query<PersonRow>(`${select} where p.account_id = $1 and p.retired_at is null`, [
    context.actor.accountId,
  ])
  return row
}

/** Accounts of the community that are not in the roster. */
export const listFreeAccounts = (context: Context) =>
  context.query<{ accountId: string; name: string }>(
    `select m.account_id as "accountId", a.display_name as name from live_membership m join account a on a.id = m.account_id
     where m.community_id = lobby_community()
       and not exists (select from duty_person p where p.account_id = m.account_id and p.retired_at is null)
     order by a.display_name limit 300`,
  )

const isHere = async (context: Context, accountId: string) =>
  (await listFreeAccounts(context)).some((free) => free.accountId === accountId) ||
  (await context.query('select from duty_person where account_id = $1 and retired_at is null', [accountId]))
    .length > 0

/** Puts somebody into the roster, or saves what nobody else changed. Throws notFound, titleUnknown, agreementHalf, personThere, personChanged. */
export async function savePerson(context: Context, input: Taken<Calls['savePerson']>): Promise<void> {
  const { personId, companyId, accountId, name, jobTitle, agreementNumber, agreementFrom, hourlyPay } = input
  const { jobTitles } = await readCompany(context, companyId)
  if (!jobTitles.includes(jobTitle)) throw titleUnknown()
  if ((agreementNumber === '') !== (agreementFrom === null)) throw agreementHalf()
  await oneAtATime(context, 'duty roster')
  const values = [personId, companyId, name, jobTitle, agreementNumber, agreementFrom, hourlyPay]
  if (input.rowVersion > 0) {
    await readPerson(context, personId)
    const made = await context.query(
      `update duty_person set company_id = $2, name = $3, job_title = $4, agreement_number = $5, agreement_from = $6,
         hourly_pay = $7, row_version = row_version + 1
       where id = $1 and row_version = $8 and retired_at is null returning id`,
      [...values, input.rowVersion],
    )
    if (!made.length) throw personChanged()
  } else {
    if (accountId !== null && !(await isHere(context, accountId))) throw problems.notFound()
    const made = await context.query(
      `insert into duty_person (id, company_id, name, job_title, agreement_number, agreement_from, hourly_pay, account_id, who)
       values ($1, $2, $3, $4, $5, $6, $7, $8, coalesce($8::uuid, $1::uuid)) on conflict do nothing returning id`,
      [...values, accountId],
    )
    if (!made.length) throw personThere(name)
  }
  told(context, 'dutyRosters.savePerson', personId, name)
}

function told(
  context: Context,
  action: 'dutyRosters.savePerson' | 'dutyRosters.retirePerson' | 'dutyRosters.addStandIn',
  personId: string,
  name: string,
) {
  context.emit(dutyRosterChanged, { month: '' })
  context.audit({ action, target: 'dutyPerson', targetId: personId, after: { name } })
}

/** Takes somebody out who has no shift any more. Throws notFound, shiftsAhead. */
export async function retirePerson(context: Context, { personId }: { personId: string }): Promise<void> {
  await oneAtATime(context, 'duty roster')
  const { name } = await readPerson(context, personId)
  const ahead = await context.query('select from duty_shift where person_id = $1 and day >= $2 limit 1', [
    personId,
    dayOf(context.now),
  ])
  if (ahead.length) throw shiftsAhead(name)
  await context.query('update duty_person set retired_at = $2 where id = $1', [personId, context.now])
  told(context, 'dutyRosters.retirePerson', personId, name)
}

/** Puts somebody of another community of the company into this roster. Throws notFound, personThere. */
export async function addStandIn(context: Context, input: Taken<Calls['addStandIn']>): Promise<RosterPerson> {
  const { personId, companyId, who } = input
  await readCompany(context, companyId)
  await oneAtATime(context, 'duty roster')
  const [found] = await context.query<{ name: string }>(
    'select name from duty_people_elsewhere() where who = $1 and company_id = $2 limit 1',
    [who, companyId],
  )
  if (!found) throw problems.notFound()
  const made = await context.query(
    `insert into duty_person (id, who, company_id, account_id, name, job_title, agreement_number, agreement_from, hourly_pay, home_name)
     select $1, e.who, e.company_id, e.account_id, e.name, e.job_title, e.agreement_number, e.agreement_from::date, e.hourly_pay,
       e.community_name
     from duty_people_elsewhere() e where e.who = $2 and e.company_id = $3 limit 1 on conflict do nothing returning id`,
    [personId, who, companyId],
  )
  if (!made.length) throw personThere(found.name)
  told(context, 'dutyRosters.addStandIn', personId, found.name)
  const { who: _, ...person } = await readPerson(context, personId)
  return person
}
