import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { releaseFiles } from '#modules/keeping/files/server/public.ts'
import { lengthOfText, picturesOf } from '#modules/everyday/formatted-text/contract.ts'
import {
  type News,
  type news,
  newsEmpty,
  newsEndWrong,
  newsNotOnline,
  newsReleased,
  newsRemindWrong,
} from '../contract.ts'
import { keepNews, lockNews, requireMeant } from './edit.ts'
import { readNews } from './queries.ts'
import { stateOf } from './state.ts'
import { newsHistory } from './tables.ts'

type One = Taken<typeof news.calls.releaseNews>

/** Releases a draft, or what was offline: online at once, or pending until its time (R456). Throws notFound, newsChangedMeanwhile, newsReleased, newsEmpty, newsEndWrong, newsRemindWrong, newsNobodyMeant. */
export async function releaseNews(context: Context, { newsId, rowVersion }: One): Promise<News> {
  const before = await lockNews(context, newsId, rowVersion)
  const state = stateOf(before, context.now)
  if (state === 'online' || state === 'pending') throw newsReleased()
  if (!lengthOfText(before.content) && !picturesOf(before.content).length) throw newsEmpty()
  if (before.offlineAt && before.offlineAt <= context.now) throw newsEndWrong()
  const isPast = before.remindAt && before.remindAt <= context.now
  if (isPast && !before.releasedAt) throw newsRemindWrong()
  await requireMeant(context, before)
  const row = await keepNews(context, before, {
    releasedAt: context.now,
    takenOffAt: null,
    // They hang from now on, not from a day that is over.
    ...(before.publishAt && before.publishAt < context.now && { publishAt: null }),
    ...(isPast && { remindAt: null }),
  })
  await newsHistory.add(context, context.actor, [{ newsId, act: 'released', rowVersion: row.rowVersion }])
  const { title, publishAt, offlineAt } = row
  context.audit({
    action: 'news.release',
    target: 'news',
    targetId: newsId,
    after: { title, publishAt, offlineAt },
  })
  return readNews(context, newsId)
}

/** Takes news offline before their end (R456). Throws notFound, newsChangedMeanwhile, newsNotOnline. */
export async function takeOffline(context: Context, { newsId, rowVersion }: One): Promise<News> {
  const before = await lockNews(context, newsId, rowVersion)
  const state = stateOf(before, context.now)
  if (state !== 'online' && state !== 'pending') throw newsNotOnline()
  const row = await keepNews(context, before, { takenOffAt: context.now })
  await newsHistory.add(context, context.actor, [{ newsId, act: 'takenOff', rowVersion: row.rowVersion }])
  context.audit({
    action: 'news.takeOffline',
    target: 'news',
    targetId: newsId,
    before: { title: row.title },
  })
  return readNews(context, newsId)
}

/** Pins news or lets them go. Throws notFound, newsChangedMeanwhile. */
export async function pinNews(
  context: Context,
  { newsId, rowVersion, isTop }: One & { isTop: boolean },
): Promise<News> {
  const before = await lockNews(context, newsId, rowVersion)
  const row = await keepNews(context, before, { pinnedAt: isTop ? context.now : null })
  const act = isTop ? 'pinned' : 'unpinned'
  await newsHistory.add(context, context.actor, [{ newsId, act, rowVersion: row.rowVersion }])
  const action = isTop ? 'news.pin' : 'news.unpin'
  context.audit({ action, target: 'news', targetId: newsId, after: { title: row.title } })
  return readNews(context, newsId)
}

/** Deletes news: their pictures and files go, boards and links show them no more (R457). Throws notFound. */
export async function deleteNews(context: Context, newsId: string): Promise<void> {
  const before = await lockNews(context, newsId)
  await releaseFiles(context, [...picturesOf(before.content), ...before.files.map(({ path }) => path)])
  const row = await keepNews(context, before, { deletedAt: context.now })
  await newsHistory.add(context, context.actor, [{ newsId, act: 'deleted', rowVersion: row.rowVersion }])
  context.audit({ action: 'news.delete', target: 'news', targetId: newsId, before: { title: before.title } })
}
