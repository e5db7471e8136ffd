import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { householdsOfLabel } from '#modules/homes/households/server/public.ts'
import { courierItems as i } from './tables.ts'

/** Days of the past in which a sender's name is looked for. */
const nameDays = 180

/** The least characters of a tracking number that mean anything. */
const leastOfNumber = 4

// Row security lets no index help with fragments, so a fragment becomes ids first: of all that waits, and of a bounded past.
const fragments = `
  select id from courier_item where state = 'waiting' and (strpos(upper(tracking_number), $1) > 0
    or strpos(upper(sender_name), $1) > 0 or strpos(upper(shelf_position), $1) > 0 or strpos(upper(note), $1) > 0
    or strpos(upper(recipient), $1) > 0 or strpos(upper(courier_name), $1) > 0)
  union
  (select id from courier_item where $2 and arrived_at >= $3 and arrived_at < $4
     and strpos(upper(sender_name), $1) > 0 order by arrived_at desc limit 200)`

const any = (ids: readonly string[]) => sql`any(${sql.param(ids)}::uuid[])`

/** The serial number that a text means, as the shelf shows it: R012, S012, 12. */
export function serialNumberIn(text: string): number | undefined {
  const found = /^[RS]?(\d{1,9})$/i.exec(text)
  return found ? Number(found[1]) : undefined
}

/**
 * Items that a text means: a household's label or part of it, a tracking number or its end, a serial number, a position,
 * a courier; a sender's name in the last 180 days before `to`; whatever waits also by note and recipient.
 */
export async function conditionOfText(lease: Lease, typed: string, to: Date): Promise<SQL | undefined> {
  const text = typed.normalize('NFKC').trim()
  if (!text) return undefined
  const upper = text.toUpperCase()
  const isNumber = /^[A-Z0-9-]+$/.test(upper) && upper.length >= leastOfNumber
  const from = new Date(to.getTime() - nameDays * 24 * 60 * 60 * 1000)
  const [households, found] = await Promise.all([
    householdsOfLabel(lease, text),
    lease.query<{ id: string }>(fragments, [upper, !/\d/.test(text), from, to]),
  ])
  const serial = serialNumberIn(text)
  const reversed = [...upper].reverse().join('')
  return or(
    eq(i.courierName, text),
    households.length ? sql`${i.householdId} = ${any(households)}` : undefined,
    found.length ? sql`${i.id} = ${any(found.map((row) => row.id))}` : undefined,
    serial === undefined ? undefined : eq(i.serialNumber, serial),
    isNumber
      ? sql`(${i.trackingReversed} <> '' and ${i.trackingReversed} >= ${reversed} and ${i.trackingReversed} < ${`${reversed}\u{10ffff}`})`
      : undefined,
  )
}
