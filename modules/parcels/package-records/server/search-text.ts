import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { householdsOfLabel, residentsOfName } from '#modules/homes/households/server/public.ts'
import { packageTable as p } from '#modules/parcels/packages/server/public.ts'

/** Days of the past in which a part from the middle of a tracking number is looked for. */
const fragmentDays = 90

/** The least characters of a tracking number that mean anything. */
const leastOfNumber = 4

// Row security lets no index help with fragments. So a fragment is turned into ids first, over few rows: all that wait,
// and for tracking numbers a bounded past (the index alone is read).
const fragments = `
  select id from package where state = 'waiting' and (strpos(upper(tracking_number), $1) > 0
    or strpos(upper(recipient_name), $1) > 0 or strpos(upper(shelf_position), $1) > 0 or strpos(upper(note), $1) > 0)
  union
  (select p.id from package p join package_hand_over o on o.id = p.hand_over_id where o.taker_name = $5 limit 200)
  union
  (select id from package where $2 and tracking_number <> '' and arrived_at >= $3 and arrived_at < $4
     and strpos(upper(tracking_number), $1) > 0 limit 200)`

const any = (ids: readonly string[]) => sql`any(${sql.param(ids)}::uuid[])`

/** The serial number that a text means, also as a shelf label's barcode has it: 0392, P0392; undefined for others. */
export function serialNumberIn(text: string): number | undefined {
  const found = /^P?(\d{1,4})$/i.exec(text)
  return found ? Number(found[1]) : undefined
}

/**
 * Packages that a text means: a household's label or part of it, a recipient's name, the whole name of who took it, a tracking number (whole or its end
 * in all of the past, a part of it in the last 90 days before `to`), a serial number, a position. Whatever waits is also
 * found by its note. Every condition that is given is served by an index.
 */
export async function conditionOfText(lease: Lease, typed: string, to: Date): Promise<SQL | undefined> {
  const text = typed.normalize('NFKC').trim()
  if (!text) return undefined
  const upper = text.toUpperCase()
  const isNumber = /^[A-Z0-9-]+$/.test(upper) && upper.length >= leastOfNumber
  const from = new Date(to.getTime() - fragmentDays * 24 * 60 * 60 * 1000)
  const [households, residents, found] = await Promise.all([
    householdsOfLabel(lease, text),
    /\d/.test(text) ? [] : residentsOfName(lease, text),
    lease.query<{ id: string }>(fragments, [upper, isNumber, from, to, text]),
  ])
  const serial = serialNumberIn(text)
  const reversed = [...upper].reverse().join('')
  return or(
    sql`${p.shelfPosition} = any(${sql.param([text, upper])}::text[])`,
    households.length ? sql`${p.householdId} = ${any(households)}` : undefined,
    residents.length ? sql`${p.recipientId} = ${any(residents)}` : undefined,
    found.length ? sql`${p.id} = ${any(found.map((row) => row.id))}` : undefined,
    serial === undefined ? undefined : eq(p.serialNumber, serial),
    isNumber
      ? sql`(${p.trackingReversed} <> '' and ${p.trackingReversed} >= ${reversed} and ${p.trackingReversed} < ${`${reversed}\u{10ffff}`})`
      : undefined,
  )
}
