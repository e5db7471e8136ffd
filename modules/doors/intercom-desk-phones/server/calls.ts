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
import { newId } from '#platform/contract/new-id.ts'
import { doorAway } from '#modules/doors/intercom-doors/contract.ts'
import { doorOfSentry, orderOpening } from '#modules/doors/intercom-doors/server/public.ts'
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
  const hasController = (await doorOfSentry(context, call.sentryId)) !== undefined
  const hasDoor = hasController || (await keysOf(context, call)) !== ''
  return { kind, fromName, label: label ?? '', hasDoor, hasController, startedAt, answeredBy }
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
 * Opens the door that calls, for the telephone that answered it, while it speaks with it: its controller gets an order, where it
 * has one and its line is there; else the telephone gets the keys. Where the exchange does not say who answered, the first who
 * takes the call or opens did. Throws notFound, noDoor, doorAway, callOver, notHere, orderIdTaken.
 */
export async function openDoor(
  context: Context,
  { phoneId, sipCallId, orderId = newId(), sendsKeys }: Taken<Calls['openDoor']>,
): Promise<Given<Calls['openDoor']>['data']> {
  const { sipName } = await ownPhone(context, phoneId)
  const call = await callOf(context, sipCallId)
  const door = await doorOfSentry(context, call.sentryId)
  const digits = await keysOf(context, call)
  if (!digits && !door) throw noDoor()
  if (call.endedAt || call.answeredLeg !== 'guard') throw callOver()
  if (!isAnsweredBy(call, sipName)) throw notHere()
  const byKeys = !door?.connectionId
  if (byKeys && (!digits || !sendsKeys)) throw doorAway()
  await nameAnswer(context, call, { name: context.actor.name, sipName })
  const about = { target: 'intercomCall', targetId: call.id, after: { name: call.fromName } } as const
  if (!byKeys) {
    const again = { action: 'intercomDeskPhones.openDoorAgain', ...about } as const
    const { isNew } = await orderOpening(context, { orderId, door, callId: call.id, reason: '', again })
    if (isNew) context.audit({ action: 'intercomDeskPhones.openDoor', ...about })
    return { digits: '', orderId }
  }
  await noteCall(context, { sipCallId, what: 'opened', leg: 0 })
  context.audit({ action: 'intercomDeskPhones.openDoor', ...about })
  return { digits, orderId: null }
}
