import type { Taken } from '#platform/contract/call.ts'
import type { OpenContext } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { guesses } from '#platform/server/guesses.ts'
import { type Author, doWork, system, type Work } from '#platform/server/work.ts'
import { householdsByIds } from '#modules/homes/households/server/public.ts'
import { type activation } from '../contract.ts'
import {
  phoneOfAnother,
  serialExpired,
  serialReplaced,
  serialRevoked,
  serialUnknown,
  serialUsed,
  tooManySerials,
} from '../serial-refusals.ts'
import { serialsChanged } from '../events.ts'
import { lockCarriersOf } from './locks.ts'
import { bindSerial, labelOfPhone, requirePhoneBarcode } from './phones.ts'
import { digestOfSerial } from './serials.ts'

type Call = typeof activation.calls.spendSerial

/** Nobody of the desk: the resident did it in the app. */
const inTheApp: Author = { accountId: system.accountId, name: '住戶 App' }

/** Numbers that lead nowhere: of one phone, and by where they come from. Many phones may share a line, many lines a network. */
const serialGuesses = guesses({
  what: 'serial',
  paces: {
    account: { allowed: 20, minutes: 15 },
    address: { allowed: 20, minutes: 15 },
    line: { allowed: 60, minutes: 15 },
    network: { allowed: 200, minutes: 15 },
  },
  refuse: tooManySerials,
})

interface Place {
  communityId: string
  communityName: string
  serialId: string
}

/** The community of a serial number. */
async function placeOf(lease: Lease, digest: string): Promise<Place | undefined> {
  const found = await lease.query<Place>(
    `select s.community_id as "communityId", c.name as "communityName", s.id as "serialId"
     from phone_serial s join community c on c.id = s.community_id where s.digest = $1`,
    [digest],
  )
  // Two communities with the same number at once: neither is guessed.
  return found.length === 1 ? found[0] : undefined
}

interface Serial {
  householdId: string
  residentId: string | null
  ending: string
  expiresAt: Date
  usedAt: Date | null
  usedBy: string | null
  revokedAt: Date | null
  isReplaced: boolean
}

/** Throws when the number binds no phone any more; true when this very phone has spent it already. */
function isSpentBy(serial: Serial, phone: string, now: Date): boolean {
  if (serial.usedAt) {
    if (serial.usedBy === phone) return true
    throw serialUsed()
  }
  if (serial.isReplaced) throw serialReplaced()
  if (serial.revokedAt) throw serialRevoked()
  if (serial.expiresAt <= now) throw serialExpired()
  return false
}

interface Wish {
  phoneSerial: string
  isMoveAccepted: boolean
  address: string
}

async function spend(work: Work, { serialId }: Place, { phoneSerial, isMoveAccepted, address }: Wish) {
  await lockCarriersOf(work, 'serial', serialId)
  const [serial] = await work.query<Serial>(
    `select s.household_id as "householdId", s.resident_id as "residentId", s.ending, s.expires_at as "expiresAt",
       s.used_at as "usedAt", s.revoked_at as "revokedAt", s.is_replaced as "isReplaced",
       (select p.serial from phone p where p.id = s.phone_id and p.unbound_at is null) as "usedBy"
     from phone_serial s where s.id = $1 for update`,
    [serialId],
  )
  if (!serial) throw serialUnknown()
  const { householdId, residentId } = serial
  const [household] = await householdsByIds(work, [householdId])
  if (!household) throw serialUnknown()
  const { label } = household
  if (isSpentBy(serial, phoneSerial, work.now)) {
    return { status: 'com_tablet_device_repeat' as const, label }
  }
  const elsewhere = isMoveAccepted ? undefined : await labelOfPhone(work, phoneSerial, householdId)
  if (elsewhere) throw phoneOfAnother(elsewhere, label)
  const { status, phoneId, movedFrom } = await bindSerial(work, inTheApp, {
    serial: phoneSerial,
    householdId,
    residentId,
    way: 'serial',
  })
  await work.query('update phone_serial set used_at = $2, phone_id = $3 where id = $1', [
    serialId,
    work.now,
    phoneId,
  ])
  work.emit(serialsChanged, { householdIds: [householdId] })
  work.audit({
    action: 'activation.spendSerial',
    target: 'phoneSerial',
    targetId: serialId,
    after: { phoneId, status, movedFrom, address },
  })
  return { status, label }
}

/**
 * The resident's app spends a serial number (R341, R342): its phone is bound to the household that the number was given to.
 * Of two phones at once one wins; the same phone again gets the same answer. A phone of another household moves only when
 * its holder says so.
 * Throws wrongBarcode, serialUnknown, serialExpired, serialUsed, serialRevoked, serialReplaced, tooManySerials, phoneOfAnother.
 */
export async function spendSerial(context: OpenContext, input: Taken<Call>) {
  const { database, react, address } = context
  const phoneSerial = requirePhoneBarcode(input.phoneSerial)
  const digest = digestOfSerial(input.serialNumber)
  const guess = await serialGuesses.count(database, { address, account: phoneSerial })
  const place = await database.across('a phone spends a serial number', (lease) => placeOf(lease, digest))
  if (!place) throw serialUnknown()
  await guess.takeBack()
  const { communityId, communityName } = place
  const wish = { phoneSerial, isMoveAccepted: input.isMoveAccepted, address }
  const done = await database.write(communityId, (lease) =>
    doWork(lease, { communityId, author: inTheApp, react }, (work) => spend(work, place, wish)),
  )
  return { ...done, communityName }
}
