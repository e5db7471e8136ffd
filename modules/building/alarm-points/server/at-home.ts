import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import type { Work } from '#platform/server/work.ts'
import { pointsChanged } from '../events.ts'
import { type PointRow, pointTable as p } from './tables.ts'

/** What is noticed in a household, or with null in the house itself, by its name there. */
export type AtHome = Pick<PointRow, 'name' | 'meaning' | 'place' | 'category' | 'level'> & {
  householdId: string | null
}

const ofHousehold = ({ householdId, name }: Pick<AtHome, 'householdId' | 'name'>) =>
  and(
    householdId === null ? isNull(p.householdId) : eq(p.householdId, householdId),
    // Points of the house that managers named themselves are theirs, whatever their name.
    or(eq(p.noticed, name), householdId === null ? undefined : and(eq(p.noticed, ''), eq(p.name, name))),
    isNull(p.retiredAt),
  )

/** The points that tell it, held: several, where households were merged. */
export const findAtHome = (work: Work, of: Pick<AtHome, 'householdId' | 'name'>): Promise<PointRow[]> =>
  work.db.select().from(p).where(ofHousehold(of)).orderBy(asc(p.id)).for('update')

/** The one that tells it, made when it is first needed. */
export async function pointAtHome(work: Work, of: AtHome): Promise<PointRow> {
  await oneAtATime(work, `points of ${of.householdId ?? 'the house'}`)
  const [before] = await findAtHome(work, of)
  if (before) return before
  const [row] = await work.db
    .insert(p)
    .values({
      id: newId(),
      ...of,
      noticed: of.name,
      isPrivate: of.householdId !== null,
      debounceSeconds: 0,
      addedAt: work.now,
    })
    .returning()
  if (!row) throw new Error('the point was not kept')
  work.emit(pointsChanged, { pointIds: [row.id] })
  return row
}
