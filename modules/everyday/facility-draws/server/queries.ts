import { createHash } from 'node:crypto'
import { dayAfter } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { and, eq, gte } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { type FacilityRow, facilityTable, readFacility } from '#modules/everyday/facilities/server/public.ts'
import { drawTimes, isDrawn, slotsOn } from '#modules/everyday/facility-slots.ts'
import { namesOf } from '#modules/homes/households/server/public.ts'
import { type Draw, type DrawEntry, type DrawHead, noDraw } from '../contract.ts'
import { type DrawRow, drawTable } from './tables.ts'

/** SHA-256 in hexadecimal. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Days for which draws of the past are listed. */
const pastDays = 30

/** The slots of a day that are drawn for: those of its draw once somebody entered, else as the facility's rule says. */
export const drawnSlots = ({ draw, ...facility }: FacilityRow, day: string, row?: DrawRow) =>
  slotsOn(facility, day).filter((slot) =>
    row ? slot.from < row.untilTime && slot.until > row.fromTime : isDrawn(draw, { day, ...slot }),
  )

/** The draw of a facility on a day, if somebody entered it. */
export async function findDraw(
  lease: Lease,
  { facilityId, day }: { facilityId: string; day: string },
): Promise<DrawRow | undefined> {
  const [row] = await lease.db
    .select()
    .from(drawTable)
    .where(and(eq(drawTable.facilityId, facilityId), eq(drawTable.day, day)))
  return row
}

/** What a draw is: as its row has it, else as its facility's rule says; undefined when the day has none. */
export function headOf(
  facility: FacilityRow,
  day: string,
  row: DrawRow | undefined,
  { now, entryCount }: { now: Date; entryCount: number },
): DrawHead | undefined {
  const rule = facility.draw
  const slots = drawnSlots(facility, day, row).map(({ from }) => from)
  if (!row && (!rule || !slots.length)) return undefined
  const times = rule ? drawTimes(rule, day) : undefined
  const closesAt = row?.closesAt ?? times?.closesAt ?? now
  const drawsAt = row?.drawsAt ?? times?.drawsAt ?? now
  return {
    facilityId: facility.id,
    facilityName: facility.name,
    day,
    from: row?.fromTime ?? rule?.from ?? '',
    until: row?.untilTime ?? rule?.until ?? '',
    state: row?.drawnAt ? 'drawn' : closesAt <= now ? 'closed' : 'open',
    closesAt,
    drawsAt,
    // The evening after the draw.
    acceptBy: new Date(drawsAt.getTime() + 25 * 3_600_000),
    entryCount,
    slots,
  }
}

type Asking = Lease & { now: Date }

/** The draws to come, also those that nobody entered, the next one first; then those of the last 30 days, the last one first. */
export async function listDraws(lease: Asking): Promise<DrawHead[]> {
  const today = dayOf(lease.now)
  const facilities = await lease.db.select().from(facilityTable).orderBy(facilityTable.position)
  const rows = await lease.db
    .select()
    .from(drawTable)
    .where(gte(drawTable.day, dayAfter(today, -pastDays)))
  const counts = await lease.query<{ id: string; n: number }>(
    'select draw_id as id, count(*)::int as n from facility_draw_entry where draw_id = any($1) group by 1',
    [rows.map(({ id }) => id)],
  )
  const countOf = new Map(counts.map(({ id, n }) => [id, n]))
  const heads: DrawHead[] = []
  for (const facility of facilities) {
    const known = new Map(rows.filter((row) => row.facilityId === facility.id).map((row) => [row.day, row]))
    for (let nth = -pastDays; nth <= facility.advanceDays; nth++) {
      const day = dayAfter(today, nth)
      const row = known.get(day)
      const entryCount = row ? (countOf.get(row.id) ?? 0) : 0
      const head = headOf(facility, day, row, { now: lease.now, entryCount })
      if (!head || (!row && (facility.retiredAt || head.drawsAt <= lease.now))) continue
      heads.push(head)
    }
  }
  const byDay = (a: DrawHead, b: DrawHead) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1)
  const isPast = ({ state, day }: DrawHead) => state === 'drawn' || day < today
  return [
    ...heads.filter((head) => !isPast(head)).toSorted(byDay),
    ...heads.filter(isPast).toSorted((a, b) => byDay(b, a)),
  ]
}

const entries = `
  select e.id as "entryId", e.household_id as "householdId", coalesce(e.label, h.label) as label, ${namesOf} as names, e.wishes, e.people, e.uses,
    e.had_blank as "hadBlank", e.lots, e.rank, e.lot, b.state as "bookingState", b.starts_at as "startsAt",
    e.rank is not null and (b.id is null or b.queued_at is not null) as "isBlank"
  from facility_draw_entry e join household h on h.id = e.household_id left join facility_booking b on b.id = e.booking_id
  where e.draw_id = $1 order by e.rank, h.label`

/** A draw with all that is to be seen of it. Throws notFound, noDraw. */
export async function readDraw(
  lease: Asking,
  { facilityId, day }: { facilityId: string; day: string },
): Promise<Draw> {
  const facility = await readFacility(lease, facilityId)
  const row = await findDraw(lease, { facilityId, day })
  const found = row ? await lease.query<DrawEntry & Record<string, unknown>>(entries, [row.id]) : []
  const head = headOf(facility, day, row, { now: lease.now, entryCount: found.length })
  if (!head) throw noDraw()
  return {
    ...head,
    entries: found,
    commitment: row ? digest(row.nonce) : '',
    nonce: row?.drawnAt ? row.nonce : '',
    source: row?.source ?? '',
    numbers: row?.numbers ?? '',
    witness: row?.witness ?? '',
    fingerprint: row?.fingerprint ?? '',
    seed: row?.seed ?? '',
    drawnAt: row?.drawnAt ?? null,
  }
}
