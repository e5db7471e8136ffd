import { and, eq, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { claimFile, releaseFiles, shareFiles } from '#modules/keeping/files/server/public.ts'
import { type FormattedText, picturesOf } from '#modules/everyday/formatted-text/contract.ts'
import { claimPictures, meantBy } from '#modules/everyday/notifications/server/public.ts'
import {
  type News,
  type news,
  newsChangedMeanwhile,
  newsEndWrong,
  newsIdTaken,
  newsNobodyMeant,
  newsRemindWrong,
  newsStartWrong,
} from '../contract.ts'
import { newsChanged } from '../events.ts'
import { changesBetween } from './changes.ts'
import { namedApart } from './files.ts'
import { bringOut, planTurns } from './going-out.ts'
import { readNews } from './queries.ts'
import { orderOf, stateOf } from './state.ts'
import { newsHistory, newsTable as n } from './tables.ts'

type Calls = typeof news.calls
type Row = typeof n.$inferSelect
/** Milliseconds: whoever chose this minute took some time to press. */
const grace = 5 * 60_000

type Content = Omit<Taken<Calls['addNews']>, 'newsId'>

/** Their times make sense together. Throws newsEndWrong, newsRemindWrong. */
function requireTimes({
  publishAt,
  offlineAt,
  remindAt,
}: Pick<Row, 'publishAt' | 'offlineAt' | 'remindAt'>): void {
  if (publishAt && offlineAt && offlineAt <= publishAt) throw newsEndWrong()
  const isLate = remindAt && offlineAt && remindAt >= offlineAt
  if (isLate || (remindAt && publishAt && remindAt <= publishAt)) throw newsRemindWrong()
}

async function claimFiles(context: Context, before: Row['files'], after: Row['files']): Promise<void> {
  const [old, now] = [before, after].map((files) => [...new Set(files.map(({ path }) => path))]) as [
    string[],
    string[],
  ]
  for (const path of now) if (!old.includes(path)) await claimFile(context, path, 'attachment')
  await releaseFiles(
    context,
    old.filter((path) => !now.includes(path)),
  )
}

const told = ({ title, audience, publishAt, offlineAt, isTold, isOnBoards, files }: Content) => ({
  title,
  audience,
  publishAt,
  offlineAt,
  isTold,
  isOnBoards,
  files: files.length,
})

const newKey = () =>
  [1, 2]
    .map(() => crypto.randomUUID().replaceAll('-', ''))
    .join('')
    .slice(0, 40)

interface Shared {
  content: FormattedText
  files: Row['files']
}

/**
 * Writes a draft; `shared`: text and files of another record that it shows as well. The same id with the same content is the same
 * one. Throws newsIdTaken, newsEndWrong, newsRemindWrong, foreignFile.
 */
export async function addNews(
  context: Context,
  input: Taken<Calls['addNews']>,
  shared: Shared = { content: [], files: [] },
): Promise<News> {
  const { newsId: id, ...given } = input
  const content = { ...given, files: namedApart(given.files) }
  requireTimes(content)
  await createOnce(context, {
    id,
    find: () => rowOf(context, n, id),
    isSame: (row) => says(row, content),
    taken: newsIdTaken,
    again: { action: 'news.addAgain', target: 'news', targetId: id },
    create: async () => {
      // Its letter would be another one's.
      if ((await context.query('select from notification where id = $1', [id])).length) throw newsIdTaken()
      await shareFiles(context, [...picturesOf(shared.content), ...shared.files.map(({ path }) => path)])
      await claimPictures(context, shared.content, content.content)
      await claimFiles(context, shared.files, content.files)
      const { now, actor } = context
      const by = { addedAt: now, addedByName: actor.name, changedAt: now, changedByName: actor.name }
      const row = { ...content, ...by, releasedAt: null, pinnedAt: null }
      await context.db.insert(n).values({ id, ...row, orderAt: orderOf(row), readKey: newKey() })
      await newsHistory.add(context, actor, [{ newsId: id, act: 'added', rowVersion: 1 }])
      context.emit(newsChanged, { newsId: id })
      context.audit({ action: 'news.add', target: 'news', targetId: id, after: told(content) })
    },
  })
  return readNews(context, id)
}

/** News that somebody acts on, held. Throws notFound, newsChangedMeanwhile. */
export async function lockNews(context: Context, id: string, rowVersion?: number): Promise<Row> {
  const [row] = await context.db
    .select()
    .from(n)
    .where(and(eq(n.id, id), isNull(n.deletedAt)))
    .for('update')
  if (!row) throw problems.notFound()
  if (rowVersion !== undefined && row.rowVersion !== rowVersion)
    throw newsChangedMeanwhile(row.changedByName, speakTime(row.changedAt, context.now))
  return row
}

/** Writes what became of news, and makes households and boards follow. Where they stand in the list is no other version of them. */
export async function keepNews(context: Context, before: Row, change: Partial<Row>): Promise<Row> {
  const isPlace = Object.keys(change).every((name) => name === 'pinnedAt')
  const by = { changedAt: context.now, changedByName: context.actor.name, rowVersion: before.rowVersion + 1 }
  const row = { ...before, ...change, ...(!isPlace && by) }
  row.orderAt = orderOf({ ...row, changedAt: row.releasedAt ? before.changedAt : row.changedAt })
  await context.db.update(n).set(row).where(eq(n.id, before.id))
  if (row.releasedAt) await bringOut(context, row)
  if (row.releasedAt && !row.deletedAt) planTurns(context, row)
  context.emit(newsChanged, { newsId: before.id })
  return row
}

/** Somebody who is meant must be there to be told. Throws newsNobodyMeant. */
export async function requireMeant(context: Context, row: Pick<Row, 'audience'>): Promise<void> {
  if (!(await meantBy(context, row.audience)).length) throw newsNobodyMeant()
}

/** Saves news as they were seen. Throws what lockNews and addNews throw, newsNobodyMeant and newsStartWrong of released ones. */
export async function changeNews(context: Context, input: Taken<Calls['changeNews']>): Promise<News> {
  const { newsId, rowVersion, ...given } = input
  const content = { ...given, files: namedApart(given.files) }
  requireTimes(content)
  const before = await lockNews(context, newsId, rowVersion)
  if (before.releasedAt) {
    const isMoved = +(content.publishAt ?? 0) !== +(before.publishAt ?? 0)
    if (isMoved && content.publishAt && +content.publishAt < +context.now - grace) throw newsStartWrong()
    await requireMeant(context, content)
  }
  await claimPictures(context, before.content, content.content)
  await claimFiles(context, before.files, content.files)
  // What ended stays so, whatever its end is now: it goes out again by being released, and its households are told again.
  const hasEnded = !before.takenOffAt && stateOf(before, context.now) === 'offline'
  const row = await keepNews(context, before, {
    ...content,
    ...(hasEnded && { takenOffAt: before.offlineAt }),
  })
  const changes = changesBetween(before, row)
  await newsHistory.add(context, context.actor, [
    { newsId, act: 'changed', changes, rowVersion: row.rowVersion },
  ])
  context.audit({
    action: 'news.change',
    target: 'news',
    targetId: newsId,
    before: told(before),
    after: told(content),
  })
  return readNews(context, newsId)
}
