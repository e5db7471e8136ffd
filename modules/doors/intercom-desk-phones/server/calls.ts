import type { Given, Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { eq } from 'drizzle-orm'
import { labelsOf } from '#modules/homes/households/server/public.ts'
import {
  type CallRow,
  callTable as c,
  nameAnswer,
  noteCall,
} from '#modules/doors/intercom-calls/server/public.ts'
import { sentryTable as s } from '#modules/doors/intercom-sentries/server/public.ts'
import type { intercomDeskPhones } from '../contract.ts'
import { callOver, noDoor, notHere } from '../problems.ts'
import { ownPhone } from './phones.ts'

type Calls = typeof intercomDeskPhones.calls

/** Throws notFound. */
async function callOf(context: Context, sipCallId: string): Promise<CallRow> {
  const [call] = await context.db.select().from(c).where(eq(c.sipCallId, sipCallId))
  if (!call) throw problems.notFound()
  return call
}

async function keysOf(context: Context, { sentryId }: CallRow): Promise<string> {
  if (!sentryId) return ''
  const [sentry] = await context.db.select({ openDigits: s.openDigits }).from(s).where(eq(s.id, sentryId))
  return sentry?.openDigits ?? ''
}

/** Who rings, and whom it was meant for. Throws notFound. */
export async function showCall(
  context: Context,
  { sipCallId }: Taken<Calls['showCall']>,
): Promise<Given<Calls['showCall']>['data']> {
  const call = await callOf(context, sipCallId)
  const { kind, fromName, householdId, startedAt, answeredBy } = call
  const label =
    householdId && kind === 'door' ? (await labelsOf(context, [householdId])).get(householdId) : ''
  const hasDoor = (await keysOf(context, call)) !== ''
  return { kind, fromName, label: label ?? '', hasDoor, startedAt, answeredBy }
}

/** Whether an account answered a call, or may have where the exchange did not say who did. */
const isAnsweredBy = ({ answeredSipName }: CallRow, sipName: string): boolean =>
  answeredSipName === '' || answeredSipName === sipName

/** Who at the desk answered, in the place of the post's name. Throws notFound, notHere. */
export async function takeCall(
  context: Context,
  { phoneId, sipCallId }: Taken<Calls['take']>,
): Promise<void> {
  const { sipName } = await ownPhone(context, phoneId)
  const call = await callOf(context, sipCallId)
  if (!isAnsweredBy(call, sipName)) throw notHere()
  await nameAnswer(context, call, { name: context.actor.name, sipName })
}

/**
 * Gives the keys of the door that calls to the telephone that answered it, while it speaks with it. Where the exchange does not say
 * who answered, the first who takes the call or opens did. Throws notFound, noDoor, callOver, notHere.
 */
export async function openDoor(
  context: Context,
  { phoneId, sipCallId }: Taken<Calls['openDoor']>,
): Promise<{ digits: string }> {
  const { sipName } = await ownPhone(context, phoneId)
  const call = await callOf(context, sipCallId)
  const digits = await keysOf(context, call)
  if (!digits) throw noDoor()
  if (call.endedAt || call.answeredLeg !== 'guard') throw callOver()
  if (!isAnsweredBy(call, sipName)) throw notHere()
  await nameAnswer(context, call, { name: context.actor.name, sipName })
  await noteCall(context, { sipCallId, what: 'opened', leg: 0 })
  context.audit({
    action: 'intercomDeskPhones.openDoor',
    target: 'intercomCall',
    targetId: call.id,
    after: { name: call.fromName },
  })
  return { digits }
}
