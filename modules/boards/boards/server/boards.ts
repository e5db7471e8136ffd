import { and, count, eq, isNull, ne } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { claimFile, releaseFiles } from '#modules/keeping/files/server/public.ts'
import {
  type Board,
  boardChanged,
  boardIdTaken,
  boardNameTaken,
  type boards,
  boardUsed,
  mostBoards,
  photoMissing,
  tooManyBoards,
  zoneOutside,
  zonesOverlap,
} from '../contract.ts'
import { boardChangedEvent } from '../events.ts'
import { firstOverlap, isWithin, type Orientation, type Zone } from '../zones.ts'
import { isFilm } from './films.ts'
import { boardRow, toBoard } from './queries.ts'
import { boardTable as b } from './tables.ts'

type Calls = typeof boards.calls

/** Every zone lies on the grid and over no other, and every photo is there. Throws zoneOutside, zonesOverlap, photoMissing. */
function requireLayout(zones: readonly Zone[], orientation: Orientation): void {
  const outside = zones.findIndex((zone) => !isWithin(zone, orientation))
  if (outside >= 0) throw zoneOutside(outside + 1)
  const over = firstOverlap(zones)
  if (over) throw zonesOverlap(...over)
  const bare = zones.findIndex(
    ({ kind, items }) => (kind === 'photo' || kind === 'film') && items.some((item) => !item.photoPath),
  )
  if (bare >= 0) throw photoMissing(bare + 1)
}

/** The photos that zones show: each file once. */
export const photosOf = (zones: readonly Zone[]): string[] => [
  ...new Set(zones.flatMap(({ items }) => items.map((item) => item.photoPath)).filter((path) => path !== '')),
]

async function claimPhotos(context: Context, before: readonly Zone[], after: readonly Zone[]): Promise<void> {
  const [old, now] = [photosOf(before), photosOf(after)]
  for (const path of now)
    if (!old.includes(path)) await claimFile(context, path, isFilm(path) ? 'film' : 'board')
  await releaseFiles(
    context,
    old.filter((path) => !now.includes(path)),
  )
}

async function requireFreeName(context: Context, name: string, boardId: string): Promise<void> {
  const [taken] = await context.db
    .select({ id: b.id })
    .from(b)
    .where(and(eq(b.name, name), isNull(b.deletedAt), ne(b.id, boardId)))
  if (taken) throw boardNameTaken(name)
}

const told = ({ name, category, orientation, zones }: Omit<typeof b.$inferSelect, 'communityId'>) => ({
  name,
  categoryId: category,
  orientation,
  zones: zones.length,
})

/** Makes a board (R223). Throws boardIdTaken, boardNameTaken, tooManyBoards, foreignFile and what is wrong with its layout. */
export async function addBoard(context: Context, input: Taken<Calls['addBoard']>): Promise<Board> {
  const { boardId, categoryId, name, orientation, zones } = input
  requireLayout(zones, orientation)
  // Names are of the community as a whole.
  await oneAtATime(context, 'boards')
  const row = await createOnce(context, {
    id: boardId,
    isLocked: true,
    find: () => rowOf(context, b, boardId),
    isSame: (row) => says(row, { name, category: categoryId, orientation, zones }),
    taken: boardIdTaken,
    again: { action: 'boards.addAgain', target: 'board', targetId: boardId },
    create: async () => {
      await requireFreeName(context, name, boardId)
      const [all] = await context.db.select({ count: count() }).from(b).where(isNull(b.deletedAt))
      if ((all?.count ?? 0) >= mostBoards) throw tooManyBoards()
      await claimPhotos(context, [], zones)
      const made = { id: boardId, name, category: categoryId, orientation, zones, rowVersion: 1 }
      const row = { ...made, changedAt: context.now, changedByName: context.actor.name, deletedAt: null }
      await context.db.insert(b).values(row)
      context.emit(boardChangedEvent, { boardId })
      context.audit({ action: 'boards.add', target: 'board', targetId: boardId, after: told(row) })
      return { ...row, communityId: context.actor.communityId }
    },
  })
  return toBoard(row)
}

/** Saves a board as it was seen (R223). Throws notFound, boardChanged, boardNameTaken, foreignFile and what is wrong with its layout. */
export async function changeBoard(context: Context, input: Taken<Calls['changeBoard']>): Promise<Board> {
  const { boardId, rowVersion, categoryId, name, orientation, zones } = input
  requireLayout(zones, orientation)
  await oneAtATime(context, 'boards')
  const before = await boardRow(context, boardId, 'update')
  if (before.rowVersion !== rowVersion)
    throw boardChanged(before.changedByName, speakTime(before.changedAt, context.now))
  await requireFreeName(context, name, boardId)
  await claimPhotos(context, before.zones, zones)
  const row = {
    ...before,
    name,
    category: categoryId,
    orientation,
    zones,
    rowVersion: rowVersion + 1,
    changedAt: context.now,
    changedByName: context.actor.name,
  }
  await context.db.update(b).set(row).where(eq(b.id, boardId))
  context.emit(boardChangedEvent, { boardId })
  context.audit({
    action: 'boards.change',
    target: 'board',
    targetId: boardId,
    before: told(before),
    after: told(row),
  })
  return toBoard(row)
}

const uses = `
  select (select coalesce(array_agg(name order by name), '{}') from board_device where board_id = $1 and removed_at is null) as screens,
    (select coalesce(array_agg(name order by position), '{}') from board_schedule where retired_at is null
      and (board_id = $1 or turns @> jsonb_build_array(jsonb_build_object('boardId', $1::text)))) as entries`

/** Deletes a board that nothing shows (R223). Throws notFound, boardUsed. */
export async function deleteBoard(context: Context, boardId: string): Promise<void> {
  const row = await boardRow(context, boardId, 'update')
  const [used] = await context.query<{ screens: string[]; entries: string[] }>(uses, [boardId])
  if (used && (used.screens.length || used.entries.length)) throw boardUsed(used.screens, used.entries)
  await releaseFiles(context, photosOf(row.zones))
  await context.db.update(b).set({ deletedAt: context.now, zones: [] }).where(eq(b.id, boardId))
  context.emit(boardChangedEvent, { boardId })
  context.audit({ action: 'boards.delete', target: 'board', targetId: boardId, before: told(row) })
}
