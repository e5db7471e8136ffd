import type { Lease } from '#platform/server/database.ts'
import { householdsOfLabel } from '#modules/homes/households/server/public.ts'
import { wantedBy } from './card-match.ts'

/** The least characters of a card's code or a phone's barcode that mean anything. */
const leastOfCode = 4

// Also what was taken off: a card in somebody's hand is looked for by where it once was.
const byCarrier = `
  select b.household_id as id from card_household b join card c on c.id = b.card_id
  where c.readings && $1::text[] or ($2 <> '' and (strpos(upper(c.code), $2) > 0 or strpos(c.canonical_uid, $2) > 0))
  union
  select household_id from phone where $2 <> '' and unbound_at is null and upper(serial) like '%' || $2
  union
  select household_id from resident where $3 <> '' and moved_out_at is null and strpos(lower(name), $3) > 0`

/**
 * The ids of the households that a text means: a label or part of it, a resident's name, a card in any reader's format or
 * part of its code, a phone's barcode or its end; null when nothing was asked.
 */
export async function idsByText(lease: Lease, typed: string): Promise<string[] | null> {
  const text = typed.normalize('NFKC').trim()
  if (!text) return null
  const code = text.replace(/[\s:]/g, '').toUpperCase()
  const isCode = /^[0-9A-Z-]+$/.test(code) && code.length >= leastOfCode
  const name = /\d/.test(text) ? '' : text.toLowerCase()
  const [labels, carriers] = await Promise.all([
    householdsOfLabel(lease, text),
    lease.query<{ id: string }>(byCarrier, [wantedBy(text), isCode ? code : '', name]),
  ])
  return [...new Set([...labels, ...carriers.map(({ id }) => id)])]
}
