import { and, eq, isNull } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import type { Work } from '#platform/server/work.ts'
import { pointsChanged } from '../events.ts'
import { type PointRow, pointTable as p } from './tables.ts'

/** What people notice in a household, by its name there. */
export type AtHome = Pick<PointRow, 'name' | 'meaning' | 'place' | 'category' | 'level'> & {
  householdId: string
}

const ofHousehold = ({ householdId, name }: Pick<AtHome, 'householdId' | 'name'>) =>
  and(eq(p.isPrivate, true), eq(p.householdId, householdId), eq(p.name, name), isNull(p.retiredAt))

/** The private point of a household of which people say that it is abnormal, held; undefined where nobody ever did. */
export async function findAtHome(
  work: Work,
  of: Pick<AtHome, 'householdId' | 'name'>,
): Promise<PointRow | undefined> {
  const [row] = await work.db.select().from(p).where(ofHousehold(of)).for('update')
  return row
}

/** The same, made when it is first needed. */
export async function pointAtHome(work: Work, of: AtHome): Promise<PointRow> {
  await oneAtATime(work, `points of ${of.householdId}`)
  const before = await findAtHome(work, of)
  if (before) return before
  const [row] = await work.db
    .insert(p)
    .values({ id: newId(), ...of, isPrivate: true, debounceSeconds: 0, addedAt: work.now })
    .returning()
  if (!row) throw new Error('the point was not kept')
  work.emit(pointsChanged, { pointIds: [row.id] })
  return row
}
