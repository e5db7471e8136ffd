import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import { endAnnouncements } from '#modules/visitors/visitor-announcements/server/public.ts'
import { recognise } from '#modules/visitors/visitor-bans/server/public.ts'
import { bookingCancelled, bookingExpired } from '#modules/visitors/visits/contract.ts'
import { alreadyArrived } from '../contract.ts'
import { visitorArrived } from '../events.ts'
import type { ArrivedHow } from '#modules/visitors/visits/contract.ts'
import { holdBay, holdCard } from './held-things.ts'
import { changeVisitors, lockVisitor } from '#modules/visitors/visits/server/public.ts'
import type { VisitorRow } from '#modules/visitors/visits/server/public.ts'
import { pledgeOf } from './visit-content.ts'

/** What the desk does when somebody is there. */
export interface Arrival {
  cardCode: string
  pledgeKindId: string | null
  pledgeSlot: string
  photoPath: string
}

/** `這位訪客已於今天 14:05 由林志明登記到訪。` */
export const sayArrived = ({ arrivedAt, arrivedByName }: VisitorRow, now: Date): string => {
  const who = arrivedByName ? `由${arrivedByName}` : ''
  return `這位訪客已於${arrivedAt ? speakTime(arrivedAt, now) : ''} ${who}登記到訪。`
}

/** Throws why somebody of a booking cannot arrive: alreadyArrived, bookingCancelled, bookingExpired. */
export function requireAwaited(row: VisitorRow, now: Date): void {
  if (row.arrivedAt) throw alreadyArrived(sayArrived(row, now))
  if (row.state === 'cancelled') throw bookingCancelled()
  if (row.state === 'expired') throw bookingExpired()
}

/**
 * A booked visitor is there. Of two desks that say so at once, one does it and the other hears who and when.
 * Throws notFound, alreadyArrived, bookingCancelled, bookingExpired, cardInUse, bayInUse, unknownPledge, foreignFile.
 */
export async function arrive(
  context: Context,
  visitorId: string,
  arrival: Arrival,
  how: ArrivedHow = 'desk',
) {
  const row = await lockVisitor(context, visitorId)
  requireAwaited(row, context.now)
  const card = await holdCard(context, visitorId, arrival.cardCode)
  await holdBay(context, visitorId, row.parkingBay)
  const pledge = await pledgeOf(context, arrival)
  await claimFile(context, arrival.photoPath, 'webcam')
  const banId = await recognise(context, row)
  const { actor, now } = context
  await changeVisitors(context, actor, [visitorId], {
    act: 'arrived',
    set: {
      ...card,
      ...pledge,
      photoPath: arrival.photoPath,
      banId,
      arrivedAt: now,
      arrivedByName: actor.name,
      arrivedHow: how,
    },
  })
  await endAnnouncements(context, [visitorId], 'arrived')
  context.emit(visitorArrived, { visitorId })
  context.audit({
    action: 'visitors.arrive',
    target: 'visitor',
    targetId: visitorId,
    before: { state: 'booked' },
    after: { state: 'arrived', how, pledgeKind: pledge.pledgeKind, hasCard: card.cardUid !== '' },
  })
}
