import { createHash, randomInt } from 'node:crypto'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { requireHousehold, residentOf } from '#modules/homes/households/server/public.ts'
import { serialClosed } from '../serial-refusals.ts'
import { serialsChanged } from '../events.ts'
import { lockCarriersOf } from './locks.ts'
import { phoneSerials } from './tables.ts'

/** No 0, O, 1 and I: the number is read out across the counter. 32 letters, so eight of them are 40 bits. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 8
/** R342: milliseconds that a serial number waits for its phone. */
export const serialLife = 24 * 60 * 60 * 1000

const newSerialNumber = () => Array.from({ length }, () => letters[randomInt(letters.length)]).join('')

/** What a person typed, as the number was written: `k7mq-3xwp` is K7MQ3XWP. */
const plain = (typed: string) => typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')

/** What is kept of a serial number. */
export const digestOfSerial = (typed: string): string =>
  createHash('sha256')
    .update(`lobby phone serial ${plain(typed)}`)
    .digest('base64url')

const replace = `
  update phone_serial set revoked_at = $3, revoked_by_name = $4, is_replaced = true
  where household_id = $1 and resident_id is not distinct from $2 and used_at is null and revoked_at is null`

/**
 * A new serial number: one phone (R341), 24 hours (R342). The open one of the same household and resident ends. It is shown
 * once; only its digest is kept. Throws notFound.
 */
export async function issueSerial(
  context: Context,
  input: { householdId: string; residentId: string | null },
): Promise<{ serialId: string; serialNumber: string; expiresAt: Date }> {
  const { householdId, residentId } = input
  await lockCarriersOf(context, 'household', householdId)
  await requireHousehold(context, householdId)
  if (residentId && !(await residentOf(context, householdId, residentId))) throw problems.notFound()
  const { accountId, name } = context.actor
  await context.query(replace, [householdId, residentId, context.now, name])
  const serialNumber = newSerialNumber()
  const serialId = newId()
  const expiresAt = new Date(context.now.getTime() + serialLife)
  await context.db.insert(phoneSerials).values({
    id: serialId,
    householdId,
    residentId,
    digest: digestOfSerial(serialNumber),
    ending: serialNumber.slice(-2),
    issuedAt: context.now,
    issuedBy: accountId,
    issuedByName: name,
    expiresAt,
  })
  context.emit(serialsChanged, { householdIds: [householdId] })
  context.audit({
    action: 'activation.issueSerial',
    target: 'phoneSerial',
    targetId: serialId,
    after: { householdId, residentId, expiresAt },
  })
  return { serialId, serialNumber, expiresAt }
}

/** An open serial number ends. Throws notFound, serialClosed. */
export async function revokeSerial(context: Context, serialId: string): Promise<void> {
  await lockCarriersOf(context, 'serial', serialId)
  const [serial] = await context.query<{ householdId: string; isOpen: boolean }>(
    `select household_id as "householdId",
       used_at is null and revoked_at is null and expires_at > $2 as "isOpen"
     from phone_serial where id = $1 for update`,
    [serialId, context.now],
  )
  if (!serial) throw problems.notFound()
  if (!serial.isOpen) throw serialClosed()
  await context.query('update phone_serial set revoked_at = $2, revoked_by_name = $3 where id = $1', [
    serialId,
    context.now,
    context.actor.name,
  ])
  context.emit(serialsChanged, { householdIds: [serial.householdId] })
  context.audit({ action: 'activation.revokeSerial', target: 'phoneSerial', targetId: serialId })
}
