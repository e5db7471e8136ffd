import type { Context } from '#platform/server/context.ts'
import { longestHours } from '../contract.ts'
import { correctionOverlaps } from '../problems.ts'

/** A line of somebody; its id is null while there is none. */
export interface Whose {
  clockId: string | null
  kind: 'own' | 'notInCompany' | 'oneTime'
  accountId: string | null
  personName: string
  companyName: string
}

const own = 'select duty_clock_overlaps($1, $2, $3, $4, $5) as "isTaken"'

// A name that was typed is nobody's of another community, and one account for a time is of several people.
const named = `
  select exists (
    select from duty_clock_entry o
    where o.id is distinct from $1 and o.kind <> 'own' and o.person_name = $2 and o.company_name = $3
      and coalesce(o.corrected_in_at, o.clocked_in_at) < $5
      and coalesce(o.corrected_out_at, o.clocked_out_at,
        case when o.forgotten_at is null and o.clocked_in_at > $6 then 'infinity'::timestamptz else o.clocked_in_at end) > $4
  ) as "isTaken"`

async function isTaken(context: Context, whose: Whose, from: Date, until: Date, oldest: Date) {
  const { clockId, kind, accountId, personName, companyName } = whose
  const [found] =
    kind === 'own'
      ? await context.query<{ isTaken: boolean }>(own, [accountId, clockId, from, until, oldest])
      : await context.query<{ isTaken: boolean }>(named, [
          clockId,
          personName,
          companyName,
          from,
          until,
          oldest,
        ])
  return found?.isTaken ?? false
}

/**
 * No other line of the same person runs in these times, also in another community: no hour is paid twice. The caller holds the months.
 * Throws correctionOverlaps.
 */
export async function mustBeFree(context: Context, whose: Whose, from: Date, until: Date): Promise<void> {
  const oldest = new Date(context.now.getTime() - longestHours * 3_600_000)
  if (await isTaken(context, whose, from, until, oldest)) throw correctionOverlaps()
}

/** No line of this person that is over runs at an instant. The caller holds the months. Throws correctionOverlaps. */
export async function mustBeFreeAt(context: Context, whose: Whose, at: Date): Promise<void> {
  if (await isTaken(context, whose, at, new Date(at.getTime() + 1), context.now)) throw correctionOverlaps()
}
