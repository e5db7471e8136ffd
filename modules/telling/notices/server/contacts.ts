import type { Taken } from '#platform/contract/call.ts'
import { maskMobile, maskName } from '#platform/contract/masking.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { requireHousehold } from '#modules/homes/households/server/public.ts'
import type { Contact, notices } from '../contract.ts'
import { noticeSettingsChanged } from '../events.ts'
import { channelCalled } from './channels.ts'
import { peopleOf, type Person } from './recipients.ts'
import { contacts as c } from './tables.ts'

const shown = ({ residentId, name, mobile, email, lineUserId, way }: Person): Contact => ({
  residentId,
  name,
  mobile: maskMobile(mobile),
  email: email ? channelCalled('mail').mask(email) : '',
  hasLine: lineUserId !== '',
  way,
})

/** Audit rows keep names masked too. */
const audited = (person: Person): Contact => ({ ...shown(person), name: maskName(person.name) })

/** How the residents of a household hear, addresses masked; the view is audited. Throws notFound. */
export async function listContacts(context: Context, householdId: string): Promise<Contact[]> {
  const { label } = await requireHousehold(context, householdId)
  context.audit({
    action: 'notices.viewContacts',
    target: 'household',
    targetId: householdId,
    after: { label },
  })
  return (await peopleOf(context, [householdId])).map(shown)
}

/** Changes how a resident hears; what is left out stays. Throws notFound. */
export async function changeContact(
  context: Context,
  input: Taken<typeof notices.calls.changeContact>,
): Promise<Contact> {
  const { residentId, ...change } = input
  const [home] = await context.query<{ householdId: string }>(
    `select household_id as "householdId" from resident where id = $1 and moved_out_at is null`,
    [residentId],
  )
  const find = async () =>
    home && (await peopleOf(context, [home.householdId])).find((person) => person.residentId === residentId)
  const before = await find()
  if (!before) throw problems.notFound()
  const { email, lineUserId, way } = { ...before, ...given(change) }
  const changed = { changedAt: context.now, changedByName: context.actor.name }
  // Only what is changed: two desks that change different fields at once both keep theirs.
  await context.db
    .insert(c)
    .values({ residentId, email, lineUserId, way, ...changed })
    .onConflictDoUpdate({ target: [c.communityId, c.residentId], set: { ...given(change), ...changed } })
  const after = (await find()) ?? before
  context.emit(noticeSettingsChanged, {})
  context.audit({
    action: 'notices.changeContact',
    target: 'resident',
    targetId: residentId,
    before: audited(before),
    after: audited(after),
  })
  return shown(after)
}

const given = <T extends object>(change: T) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
