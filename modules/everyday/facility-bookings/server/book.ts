import { dayAfter } from '#platform/contract/days.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import { createOnce, rowOf } from '#platform/server/create-once.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Work } from '#platform/server/work.ts'
import { type FacilityRow, lockFacility, readFacility } from '#modules/everyday/facilities/server/public.ts'
import type { Booking } from '../contract.ts'
import { facilityBookingsChanged } from '../events.ts'
import {
  bookingIdTaken,
  drawPending,
  noSlotLeft,
  notAFlat,
  nothingWaitsFor,
  slotTaken,
  waitsAlready,
} from '../problems.ts'
import {
  pendingDraw,
  requireAccepted,
  requireAllowed,
  requireFree,
  requireOpen,
  requireSeen,
  spanOf,
  type Wish,
} from './check.ts'
import { freeLane, isGone } from './place.ts'
import { readBooking, readSeries } from './queries.ts'
import { settle } from './settle.ts'
import { speakMoment, speakSpan } from './speak.ts'
import { type BookingRow, bookingTable } from './tables.ts'
import { writeBooking } from './write.ts'

/** What a household wants, and by whom it is asked for. */
export interface Asked {
  bookingId: string
  facilityId: string
  householdId: string
  day: string
  from: string
  until: string
  people: number
  acceptsRules: boolean
  facilityVersion?: number | undefined
  source: BookingRow['source']
  by: string
}

/** A household that may book. Throws notFound, notAFlat. */
export async function bookerOf(lease: Lease, id: string): Promise<Wish['household']> {
  const [row] = await lease.query<{ label: string; isVirtual: boolean }>(
    `select label, is_virtual as "isVirtual" from household where id = $1 and closed_at is null for key share`,
    [id],
  )
  if (!row) throw problems.notFound()
  if (row.isVirtual) throw notAFlat()
  return { id, label: row.label }
}

const isSame = (asked: Asked) => (row: BookingRow) =>
  row.facilityId === asked.facilityId &&
  row.householdId === asked.householdId &&
  row.people === asked.people &&
  row.startsAt.getTime() === spanOf(asked).startsAt.getTime() &&
  row.endsAt.getTime() === spanOf(asked).endsAt.getTime()

async function begin(work: Work, asked: Asked) {
  const facility = await lockFacility(work, asked.facilityId)
  await settle(work, facility)
  requireAccepted(facility, asked)
  const household = await bookerOf(work, asked.householdId)
  const wish: Wish = { household, day: asked.day, from: asked.from, until: asked.until, people: asked.people }
  return { facility, wish }
}

/** Throws slotTaken, facilityRetired and what else is refused before it, when it is known without a lock that there is no place. */
async function refuseGone(work: Work, asked: Asked): Promise<void> {
  const span = spanOf(asked)
  if (!(await isGone(work, asked.facilityId, { ...asked, ...span }))) return
  const facility = await readFacility(work, asked.facilityId)
  requireAccepted(facility, asked)
  requireOpen(facility, asked, work.now)
  throw slotTaken(`${facility.name} ${speakSpan(span)}`)
}

const told = (asked: Asked, facility: FacilityRow, wish: Wish) => ({
  facilityName: facility.name,
  householdLabel: wish.household.label,
  startsAt: spanOf(wish).startsAt,
  endsAt: spanOf(wish).endsAt,
  people: wish.people,
  bookingSource: asked.source,
})

interface Made {
  bookings: Booking[]
  skipped: { day: string; reason: string }[]
}

/**
 * Books for a household, once or for some weeks in a row; of a series what cannot be booked is left out and said. The same id is the
 * same booking. Throws what `requireFree` throws of a single one; noSlotLeft, bookingIdTaken, notFound, notAFlat, and what
 * `requireAccepted` throws. Audited.
 */
export async function book(work: Work, asked: Asked & { weeks: number }): Promise<Made> {
  const { bookingId: id, weeks } = asked
  if (weeks === 1) await refuseGone(work, asked)
  const { facility, wish } = await begin(work, asked)
  const skipped: Made['skipped'] = []
  await createOnce(work, {
    id,
    find: () => rowOf(work, bookingTable, id),
    isSame: isSame(asked),
    taken: bookingIdTaken,
    again: { action: 'facilityBookings.bookAgain', target: 'facilityBooking', targetId: id },
    create: async () => {
      requireSeen(facility, asked)
      let count = 0
      for (let nth = 0; nth < weeks; nth++) {
        const one = { ...wish, day: dayAfter(wish.day, 7 * nth) }
        const laneNo = await requireFree(work, facility, one).catch((error: unknown) => {
          if (weeks === 1 || !(error instanceof Problem)) throw error
          skipped.push({ day: one.day, reason: error.description })
          return undefined
        })
        if (laneNo === undefined) continue
        const made = { wish: one, source: asked.source, by: asked.by, laneNo }
        // The first one that is booked has the id that was asked for; the others say that they came with it.
        const series = weeks > 1 && { seriesId: id }
        await writeBooking(work, facility, { ...made, ...series, id: count ? newId() : id })
        count++
      }
      if (!count) throw noSlotLeft()
      work.emit(facilityBookingsChanged, { facilityId: facility.id })
      const after = { ...told(asked, facility, wish), bookingCount: count }
      work.audit({ action: 'facilityBookings.book', target: 'facilityBooking', targetId: id, after })
    },
  })
  return { bookings: await readSeries(work, id), skipped }
}

/**
 * Puts a household on the waiting list of a time that is taken. The same id is the same wait. Throws nothingWaitsFor when there is room,
 * waitsAlready, drawPending, and what `book` throws of a single one but slotTaken. Audited.
 */
export async function wait(work: Work, asked: Asked): Promise<Booking> {
  const { facility, wish } = await begin(work, asked)
  const { bookingId: id } = asked
  await createOnce(work, {
    id,
    find: () => rowOf(work, bookingTable, id),
    isSame: isSame(asked),
    taken: bookingIdTaken,
    again: { action: 'facilityBookings.waitAgain', target: 'facilityBooking', targetId: id },
    create: async () => {
      requireSeen(facility, asked)
      requireOpen(facility, wish, work.now)
      const drawsAt = await pendingDraw(work, facility, wish)
      if (drawsAt) throw drawPending(speakMoment(drawsAt))
      await requireAllowed(work, facility, wish)
      const span = spanOf(wish)
      if ((await freeLane(work, facility, span)) !== undefined) throw nothingWaitsFor()
      const [own] = await work.query(
        `select from facility_booking where facility_id = $1 and household_id = $2 and starts_at < $4 and ends_at > $3
           and state = 'waiting'`,
        [facility.id, wish.household.id, span.startsAt, span.endsAt],
      )
      if (own) throw waitsAlready()
      await writeBooking(work, facility, { id, wish, source: asked.source, by: asked.by, queuedAt: work.now })
      work.emit(facilityBookingsChanged, { facilityId: facility.id })
      const after = told(asked, facility, wish)
      work.audit({ action: 'facilityBookings.wait', target: 'facilityBooking', targetId: id, after })
    },
  })
  return readBooking(work, id)
}
