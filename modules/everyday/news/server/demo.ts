import { taipei } from '#platform/contract/taipei.ts'
import type { Demo } from '#platform/server/manifest.ts'
import { formatted } from '#modules/everyday/formatted-text/contract.ts'
import { type SampleLetter, sampleLetters } from '#modules/everyday/notifications/server/public.ts'
import { sampleNews } from './sample-news.ts'
import { orderOf } from './state.ts'

const day = 86_400_000
const hour = 3_600_000
/** The newest of them show by which channel they went. */
const shown = 4

/** Sixty news of the demo community, and who read them. */
export const demo: Demo = (cast) => {
  const { now, communityId, clerk, idOf } = cast
  const { dayNumber } = taipei(now)
  /** At 09:00 of a day, or at 18:00. */
  const on = (days: number | null, isEvening = false) =>
    days === null ? null : new Date((dayNumber + days) * day + (isEvening ? 10 : 1) * hour)
  const all = sampleNews(now).map((one, nth) => ({ ...one, id: idOf(`news ${nth}`) }))
  const rows = all.map(({ id, title, category, text, from, until, readOf100, audience, ...more }) => {
    const publishAt = on(from)
    const written = from < 0 ? new Date(now.getTime() + (from - 1) * day) : new Date(now.getTime() - hour)
    const times = {
      publishAt: more.isDraft ? null : publishAt,
      releasedAt: more.isDraft ? null : written,
      pinnedAt: more.isPinned ? written : null,
      changedAt: written,
    }
    return {
      communityId,
      id,
      title,
      category,
      content: formatted(text),
      files: [],
      audience,
      offlineAt: more.isDraft ? null : on(until, true),
      isTold: readOf100 !== null || from > 0,
      remindAt: null,
      isOnBoards: more.isOnBoards ?? false,
      addedAt: written,
      addedByName: clerk.name,
      changedByName: clerk.name,
      takenOffAt: null,
      deletedAt: null,
      ...times,
      orderAt: orderOf(times),
      readKey: id.replaceAll('-', '').padEnd(40, '0'),
    }
  })
  const history = rows.flatMap(({ id, addedAt, releasedAt }) =>
    (releasedAt ? (['added', 'released'] as const) : (['added'] as const)).map((act) => ({
      communityId,
      id: idOf(`news change ${id} ${act}`),
      newsId: id,
      at: addedAt,
      accountId: clerk.accountId,
      accountName: clerk.name,
      act,
      reason: '',
      changes: [],
      rowVersion: act === 'added' ? 1 : 2,
    })),
  )
  const letters = all.flatMap(({ id, title, text, audience, from, until, readOf100 }): SampleLetter[] => {
    const at = on(from)
    if (readOf100 === null || !at) return []
    return [
      { id, kind: 'news', title, text, audience, at, untilAt: on(until, true), readOf100, by: clerk.name },
    ]
  })
  const withWays = new Set(letters.slice(0, shown).map(({ id }) => id))
  return [['news', rows], ['news_change', history], ...sampleLetters(cast, letters, withWays)]
}
