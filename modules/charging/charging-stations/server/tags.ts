import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { labelsOf, requireHousehold } from '#modules/homes/households/server/public.ts'
import { type chargingStations, tagTaken } from '../contract.ts'
import { stationsChanged } from '../events.ts'
import type { Tag } from '../shapes.ts'
import { tagTable as g } from './tables.ts'

/** Stations read the same card in letters of either case. */
export const plainTag = (idTag: string) => idTag.trim().toUpperCase()

/** A number is all that a station asks for: who does not set stations up is told its last four characters, of a short one half. */
export const tagsFor =
  ({ permissions }: Context['actor']) =>
  (idTag: string): string =>
    !idTag || permissions.has('chargingStations.configure')
      ? idTag
      : `•${idTag.slice(-Math.min(4, Math.floor(idTag.length / 2) || 1))}`

/** The tags that are in use, by their numbers. */
export async function listTags(context: Context): Promise<Tag[]> {
  const said = tagsFor(context.actor)
  const rows = await context.db.select().from(g).where(isNull(g.retiredAt)).orderBy(asc(g.idTag))
  const labels = await labelsOf(context, [...new Set(rows.map(({ householdId }) => householdId))])
  return rows.map(({ id: tagId, ...row }) => ({
    tagId,
    ...row,
    idTag: said(row.idTag),
    householdLabel: labels.get(row.householdId) ?? '',
  }))
}

/** A household's card charges from now on; the same twice is one. Throws tagTaken, notFound. */
export async function addTag(
  context: Context,
  { tagId: id, idTag: given, householdId, note, expiresAt }: Taken<typeof chargingStations.calls.addTag>,
): Promise<void> {
  const content = { idTag: plainTag(given), householdId, note, expiresAt }
  await requireHousehold(context, householdId)
  await createOnce(context, {
    id,
    find: () => rowOf(context, g, id),
    isSame: (row) => says(row, content),
    taken: tagTaken,
    again: { action: 'chargingStations.addTag', target: 'chargingTag', targetId: id },
    create: async () => {
      const added = await context.db
        .insert(g)
        .values({ id, ...content, addedAt: context.now, addedByName: context.actor.name })
        .onConflictDoNothing()
        .returning({ id: g.id })
      if (!added.length) throw tagTaken()
      context.emit(stationsChanged, {})
      context.audit({
        action: 'chargingStations.addTag',
        target: 'chargingTag',
        targetId: id,
        after: { idTag: content.idTag, householdId },
      })
    },
  })
}

/** Throws notFound. */
export async function retireTag(context: Context, tagId: string): Promise<void> {
  const [row] = await context.db
    .update(g)
    .set({ retiredAt: context.now })
    .where(and(eq(g.id, tagId), isNull(g.retiredAt)))
    .returning({ idTag: g.idTag })
  if (!row) throw problems.notFound()
  context.emit(stationsChanged, {})
  context.audit({
    action: 'chargingStations.retireTag',
    target: 'chargingTag',
    targetId: tagId,
    before: row,
  })
}
