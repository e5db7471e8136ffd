import type { Context } from '#platform/server/context.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { sectionTable, settingSections } from '#platform/server/sections.ts'
import { callsChanged, contactMissing, contactUsed, type Plan } from '../contract.ts'
import { callPlanChanged } from '../events.ts'
import { maskOf } from './mask.ts'
import { sentOn } from '#modules/telling/notices/server/public.ts'
import { type CallSettings, defaultSettings, type Section, sections as shapes, ways } from '../shapes.ts'

const names = (side: object) =>
  Object.fromEntries(
    Object.entries(side).flatMap(([section, rows]) =>
      Array.isArray(rows) ? [[section, rows.map((row: { name: string }) => row.name)]] : [],
    ),
  )

/** Whom alarms call, in their parts. */
export const sections = settingSections(sectionTable<Section, CallSettings>('alarm_call_setting'), {
  name: 'alarm_call_settings',
  sections: shapes,
  defaults: defaultSettings,
  changed: callsChanged,
  tell: (context, part, before, after) => {
    context.emit(callPlanChanged, {})
    // Names alone: numbers and addresses are nobody's in an audit.
    context.audit({
      action: 'alarmCalls.save',
      target: 'alarmCallSetting',
      targetId: part,
      before: names(before),
      after: names(after),
    })
  },
})

/** The whole of it, as a page shows it; whoever does not set it up sees numbers masked. */
export async function showPlan(context: Context): Promise<Plan> {
  const hasVoice = (await sentOn(context)).has('voice')
  const offered = ways.filter((way) => way !== 'voice' || hasVoice)
  const plan: Plan = { ...(await sections.show(context)), offered }
  if (context.actor.permissions.has('alarmCalls.configure')) return plan
  const contacts = plan.contacts.contacts.map((one) => ({
    ...one,
    mobile: maskOf('sms', one.mobile),
    email: maskOf('mail', one.email),
  }))
  return { ...plan, contacts: { ...plan.contacts, contacts } }
}

/** Throws contactUsed, contactMissing: what others name is there. */
function requireWhole({ contacts, rotations, lists }: CallSettings, before: CallSettings): void {
  const people = new Set(contacts.map(({ contactId }) => contactId))
  const turns = new Set(rotations.map(({ rotationId }) => rotationId))
  const steps = lists.flatMap((list) => list.steps)
  const named = [
    ...rotations.flatMap(({ contactIds }) => contactIds),
    ...steps.flatMap(({ contactId }) => contactId ?? []),
  ]
  const gone = [
    ...before.contacts.filter((one) => !people.has(one.contactId) && named.includes(one.contactId)),
    ...before.rotations.filter(
      (one) => !turns.has(one.rotationId) && steps.some(({ rotationId }) => rotationId === one.rotationId),
    ),
  ]
  if (gone[0]) throw contactUsed(gone[0].name)
  const isWrong = steps.some(
    ({ contactId, rotationId }) =>
      (contactId === null) === (rotationId === null) || (rotationId !== null && !turns.has(rotationId)),
  )
  if (isWrong || named.some((id) => !people.has(id))) throw contactMissing()
}

/** Throws contactMissing: an account that is named anew belongs to somebody who works here. */
async function requireMembers(
  context: Context,
  { contacts }: Pick<CallSettings, 'contacts'>,
  before: CallSettings,
) {
  const known = new Set(before.contacts.map(({ accountId }) => accountId))
  const named = [
    ...new Set(contacts.flatMap(({ accountId }) => (known.has(accountId) ? [] : (accountId ?? [])))),
  ]
  const found = await context.query('select from live_membership where account_id = any ($1::uuid[])', [
    named,
  ])
  if (found.length < named.length) throw contactMissing()
}

/** Saves a part of it. Throws callsChanged, contactUsed, contactMissing. */
export async function savePart<Part extends Section>(
  context: Context,
  part: Part,
  given: Pick<CallSettings, Part> & { version: number },
): Promise<Plan> {
  // What one part names is not taken out of another one meanwhile.
  await oneAtATime(context, 'alarm call plan')
  const before = await sections.all(context)
  if ('contacts' in given)
    await requireMembers(context, given as unknown as Pick<CallSettings, 'contacts'>, before)
  await sections.save(context, part, given)
  requireWhole(await sections.all(context), before)
  return showPlan(context)
}
