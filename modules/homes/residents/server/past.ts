import { allowedOf } from '#platform/server/allowed.ts'
import type { Context } from '#platform/server/context.ts'
import { cursorOf, readCursor } from '#platform/server/cursor.ts'
import type { HouseholdPast } from '#platform/server/household-past.ts'
import { requireHousehold } from '#modules/homes/households/server/public.ts'
import type { PastEvent } from '../shapes.ts'

const most = 30

interface Asked {
  householdId: string
  /** One past by its name; '' for all. */
  kind: string
  after: string
}

/** What happened to a household, as far as the account may see the things themselves; the newest first. Throws notFound, invalid. */
export async function listPast(
  context: Context,
  pasts: readonly HouseholdPast[],
  { householdId, kind, after }: Asked,
): Promise<{ data: PastEvent[]; pagination: { after: string } }> {
  const before = readCursor(after)
  await requireHousehold(context, householdId)
  const seen = allowedOf(context, pasts).filter(({ name }) => !kind || name === kind)
  // One more than a page tells whether there is another.
  const found = await Promise.all(
    seen.map(async ({ name, list }) =>
      (await list(context, { householdId, before, most: most + 1 })).map((event) => ({
        ...event,
        kind: name,
      })),
    ),
  )
  const newest = found.flat().sort((a, b) => Number(b.micros) - Number(a.micros) || (a.id < b.id ? 1 : -1))
  const page = newest.slice(0, most)
  const last = page.at(-1)
  return {
    data: page.map(({ micros: _, ...event }) => event),
    pagination: {
      after: last && newest.length > most ? cursorOf({ micros: Number(last.micros), id: last.id }) : '',
    },
  }
}
