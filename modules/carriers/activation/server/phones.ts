import type { Taken } from '#platform/contract/call.ts'
import { isCertificate, isInvoiceCode } from '#platform/contract/card-refusal.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import type { Author, Work } from '#platform/server/work.ts'
import { householdsByIds, requireHousehold, residentOf } from '#modules/homes/households/server/public.ts'
import {
  type activation,
  carrierChanged,
  codeOfCertificate,
  codeOfInvoice,
  phoneUnbound,
  wrongBarcode,
} from '../contract.ts'
import { phoneBound, phoneChanged, phonesUnbound } from '../events.ts'
import type { PhoneBinding } from '../shapes.ts'
import { lockCarriersOf } from './locks.ts'
import { isPhoneBarcode } from './code-queries.ts'
import { phoneHistory, phones } from './tables.ts'

type Calls = typeof activation.calls

/** A phone's barcode as it is kept. Throws wrongBarcode, codeOfInvoice, codeOfCertificate. */
export function requirePhoneBarcode(typed: string): string {
  const code = typed.trim()
  if (isInvoiceCode(code)) throw codeOfInvoice()
  if (isCertificate(code)) throw codeOfCertificate()
  if (!isPhoneBarcode(code)) throw wrongBarcode()
  return code
}

interface Bound {
  id: string
  householdId: string
  residentId: string | null
}

const boundNow = `select id, household_id as "householdId", resident_id as "residentId" from phone
  where serial = $1 and unbound_at is null for update`

/** The household, other than this one, that a phone is bound to now; undefined when it would not move. */
export async function labelOfPhone(
  work: Work,
  serial: string,
  householdId: string,
): Promise<string | undefined> {
  const [bound] = await work.query<Bound>(boundNow, [serial])
  if (!bound || bound.householdId === householdId) return undefined
  return (await householdsByIds(work, [bound.householdId]))[0]?.label
}

/** Binds a phone after the lock: `update_success` moves it, or gives it another holder; its old row stays as it was. */
export async function bindSerial(
  work: Work,
  author: Author,
  wish: { serial: string; householdId: string; residentId: string | null; way: 'barcode' | 'serial' },
): Promise<PhoneBinding> {
  const { serial, householdId, residentId, way } = wish
  const [bound] = await work.query<Bound>(boundNow, [serial])
  const isHere = bound?.householdId === householdId
  if (bound && isHere && (residentId === null || residentId === bound.residentId)) {
    audit(work, bound.id, wish, 'com_tablet_device_repeat', bound)
    return { status: 'com_tablet_device_repeat', phoneId: bound.id, movedFrom: '' }
  }
  if (bound && isHere) {
    await giveTo(work, author, bound, residentId)
    work.emit(phoneChanged, { householdIds: [householdId] })
    audit(work, bound.id, wish, 'update_success', bound)
    return { status: 'update_success', phoneId: bound.id, movedFrom: '' }
  }
  const from = bound?.householdId ?? null
  if (bound) {
    await work.query('update phone set unbound_at = $2, row_version = row_version + 1 where id = $1', [
      bound.id,
      work.now,
    ])
  }
  const phoneId = newId()
  await work.db.insert(phones).values({
    id: phoneId,
    householdId,
    residentId,
    serial,
    way,
    boundAt: work.now,
    boundByName: author.name,
  })
  await phoneHistory.add(work, author, [
    ...(bound
      ? [
          {
            phoneId: bound.id,
            householdId: bound.householdId,
            otherHouseholdId: householdId,
            act: 'unbound' as const,
          },
        ]
      : []),
    { phoneId, householdId, residentId, otherHouseholdId: from, act: 'bound' },
  ])
  work.emit(phoneBound, { householdIds: from ? [householdId, from] : [householdId] })
  const status = bound ? 'update_success' : 'success'
  audit(work, phoneId, wish, status, bound)
  const [old] = from ? await householdsByIds(work, [from]) : []
  return { status, phoneId, movedFrom: old?.label ?? '' }
}

function audit(
  work: Work,
  phoneId: string,
  wish: { householdId: string; residentId: string | null; way: string },
  status: string,
  before: Bound | undefined,
): void {
  const { householdId, residentId, way } = wish
  work.audit({
    action: 'activation.bindPhone',
    target: 'phone',
    targetId: phoneId,
    before: before && { householdId: before.householdId, residentId: before.residentId },
    after: { status, householdId, residentId, way },
  })
}

async function giveTo(work: Work, author: Author, phone: Bound, residentId: string | null): Promise<void> {
  await work.query('update phone set resident_id = $2, row_version = row_version + 1 where id = $1', [
    phone.id,
    residentId,
  ])
  await phoneHistory.add(work, author, [
    { phoneId: phone.id, householdId: phone.householdId, residentId, act: 'holder' },
  ])
}

/**
 * Binds a phone by its barcode (R347–R349). A phone is of one household at a time: bound elsewhere, it moves, and the answer
 * says from where. Throws notFound, wrongBarcode, codeOfInvoice, codeOfCertificate.
 */
export async function bindPhone(context: Context, input: Taken<Calls['bindPhone']>): Promise<PhoneBinding> {
  const { householdId, residentId } = input
  const serial = requirePhoneBarcode(input.phoneSerial)
  await lockCarriersOf(context, 'household', householdId)
  await requireHousehold(context, householdId)
  if (residentId && !(await residentOf(context, householdId, residentId))) throw problems.notFound()
  return bindSerial(context, context.actor, { serial, householdId, residentId, way: 'barcode' })
}

interface LockedPhone extends Bound {
  unboundAt: Date | null
  rowVersion: number
}

/** Throws notFound, phoneUnbound, carrierChanged. */
async function lockPhone(context: Context, phoneId: string, seen: number): Promise<LockedPhone> {
  await lockCarriersOf(context, 'phone', phoneId)
  const [phone] = await context.query<LockedPhone>(
    `select id, household_id as "householdId", resident_id as "residentId", unbound_at as "unboundAt",
       row_version as "rowVersion" from phone where id = $1 for update`,
    [phoneId],
  )
  if (!phone) throw problems.notFound()
  if (!phone.unboundAt && phone.rowVersion === seen) return phone
  const last = await phoneHistory.last(context, phoneId)
  const since = [last?.by ?? '另一個櫃台', last ? speakTime(last.at, context.now) : '剛剛'] as const
  throw phone.unboundAt ? phoneUnbound(...since) : carrierChanged(...since)
}

/** Whose phone it is; null: nobody's in person. Throws notFound, phoneUnbound, carrierChanged. */
export async function setPhoneHolder(context: Context, input: Taken<Calls['setPhoneHolder']>): Promise<void> {
  const { phoneId, residentId, rowVersion } = input
  const phone = await lockPhone(context, phoneId, rowVersion)
  const { householdId } = phone
  if (residentId && !(await residentOf(context, householdId, residentId))) throw problems.notFound()
  await giveTo(context, context.actor, phone, residentId)
  context.emit(phoneChanged, { householdIds: [householdId] })
  context.audit({
    action: 'activation.setPhoneHolder',
    target: 'phone',
    targetId: phoneId,
    before: { residentId: phone.residentId },
    after: { residentId },
  })
}

/** Takes a phone off its household: its barcode opens nothing any more. Throws notFound, phoneUnbound, carrierChanged. */
export async function unbindPhone(context: Context, input: Taken<Calls['unbindPhone']>): Promise<void> {
  const { phoneId, reason, rowVersion } = input
  const { householdId } = await lockPhone(context, phoneId, rowVersion)
  await takePhoneOff(context, { phoneId, householdId }, reason)
  context.emit(phonesUnbound, { householdIds: [householdId] })
}

/** Takes a phone off its household, with its change and its audit row; the event is the caller's. */
export async function takePhoneOff(
  context: Context,
  phone: { phoneId: string; householdId: string },
  reason: string,
): Promise<void> {
  const { phoneId, householdId } = phone
  await context.query('update phone set unbound_at = $2, row_version = row_version + 1 where id = $1', [
    phoneId,
    context.now,
  ])
  await phoneHistory.add(context, context.actor, [{ phoneId, householdId, act: 'unbound', reason }])
  context.audit({
    action: 'activation.unbindPhone',
    target: 'phone',
    targetId: phoneId,
    before: { householdId },
    reason,
  })
}
