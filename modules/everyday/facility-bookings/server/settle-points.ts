import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import { type Author, system, type Work } from '#platform/server/work.ts'
import { giveBack, spendAny } from '#modules/meals/points/server/public.ts'
import { readBooking } from './queries.ts'
import { speakSpan } from './speak.ts'
import { paymentTable } from './tables.ts'

const isByAccount = (work: Work): work is Context => 'actor' in work
const authorOf = (work: Work): Author => (isByAccount(work) ? work.actor : system)

/**
 * Takes the points that a booking costs from its household, or gives back those that it does not cost any more; nothing where
 * it costs money, or where nothing changed. Says what came back, as a sentence says it; undefined: nothing. Throws
 * pointsInsufficient. Audited.
 */
export async function settlePoints(work: Work, bookingId: string): Promise<string | undefined> {
  const booking = await readBooking(work, bookingId)
  const { priceIn, state, feeDue, paid, householdId, facilityName } = booking
  const due = state === 'waiting' || state === 'offered' ? 0 : feeDue
  if (priceIn === 'money' || due === paid) return undefined
  const author = authorOf(work)
  const given = { ...work, author }
  const note = `${facilityName} ${speakSpan(booking)}`
  const what = { householdId, subjectKind: 'facilityBooking' as const, subjectId: bookingId, note }
  const back = paid - due
  const kind = back < 0 ? 'pointsIn' : 'pointsOut'
  const amount = Math.abs(back)
  let said: string | undefined
  if (kind === 'pointsIn') await spendAny(given, { ...what, points: amount })
  else {
    const { dead } = await giveBack(given, { ...what, keep: due })
    said = dead ? `${amount} 點（其中 ${dead} 點已過期）` : `${amount} 點`
  }
  await work.db.insert(paymentTable).values({
    id: newId(),
    bookingId,
    kind,
    amount,
    at: work.now,
    accountId: author.accountId,
    accountName: author.name,
  })
  work.audit({
    action: 'facilityBookings.points',
    target: 'facilityBooking',
    targetId: bookingId,
    after: { paymentKind: kind, amount },
  })
  return said
}
