import { randomInt } from 'node:crypto'
import type { Work } from '#platform/server/work.ts'
import type { FacilityRow } from '#modules/everyday/facilities/server/public.ts'
import { cancelBy, priceOf } from '#modules/everyday/facility-slots.ts'
import { slotTaken } from '../problems.ts'
import { spanOf, type Wish } from './check.ts'
import { facilityTurnJob } from './turn-job.ts'
import { isHeld } from './place.ts'
import { settlePoints } from './settle-points.ts'
import { speakSpan } from './speak.ts'
import { type BookingRow, bookingTable as b } from './tables.ts'

/** Without letters that are read as others; 10 of them are beyond guessing for a door that a person stands at. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ23456789'
const newCode = () => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')

export interface NewBooking {
  id: string
  wish: Wish
  source: BookingRow['source']
  by: string
  seriesId?: string
  /** Those that were accepted before today; otherwise those of now. */
  acceptedRules?: string
  /** Booked or offered at a place; without one it waits from `queuedAt` on. */
  laneNo?: number
  offeredUntil?: Date
  queuedAt?: Date
  /** It waits for what it can never have: it is over as soon as it is written. */
  isOver?: boolean
}

/** Writes a booking down with what it costs now. Throws slotTaken when somebody else holds its place, pointsInsufficient. */
export async function writeBooking(work: Work, facility: FacilityRow, made: NewBooking): Promise<void> {
  const { id, wish, source, by, seriesId = null, laneNo = null, offeredUntil = null, queuedAt = null } = made
  const { acceptedRules = facility.rules } = made
  const span = spanOf(wish)
  const price = priceOf(facility, wish)
  const state = made.isOver ? 'lapsed' : laneNo === null ? 'waiting' : offeredUntil ? 'offered' : 'booked'
  const row = {
    id,
    facilityId: facility.id,
    householdId: wish.household.id,
    seriesId,
    ...span,
    state,
    laneNo,
    people: wish.people,
    price,
    priceIn: facility.priceIn,
    deposit: facility.deposit,
    cancelBy: cancelBy(facility, span.startsAt),
    lateRefundPercent: facility.lateRefundPercent,
    feeDue: price,
    code: newCode(),
    acceptedRules,
    source,
    queuedAt,
    offeredUntil,
    madeAt: work.now,
    madeByName: by,
    endedAt: made.isOver ? work.now : null,
  } as const
  try {
    await work.db.insert(b).values(row)
  } catch (error) {
    if (isHeld(error)) throw slotTaken(`${facility.name} ${speakSpan(span)}`)
    throw error
  }
  planTurn(work, facility, { ...row, id })
  if (state === 'booked') await settlePoints(work, id)
}

/** Queues that a facility is looked at when an offer ends, or when nobody came. */
export function planTurn(
  work: Pick<Work, 'enqueue' | 'now'>,
  { id: facilityId, noShowMinutes }: FacilityRow,
  { id, state, startsAt, offeredUntil }: Pick<BookingRow, 'id' | 'state' | 'startsAt' | 'offeredUntil'>,
): void {
  const from = Math.max(startsAt.getTime(), work.now.getTime(), offeredUntil?.getTime() ?? 0)
  const at = state === 'offered' ? (offeredUntil ?? startsAt) : new Date(from + noShowMinutes * 60_000)
  if (state === 'waiting' || state === 'lapsed') return
  work.enqueue(facilityTurnJob, { facilityId }, { key: `facility booking ${id} ${state}`, at })
}
