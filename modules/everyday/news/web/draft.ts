import { everybody } from '#modules/everyday/notifications/contract.ts'
import { instantOf, type Moment, momentOf, noMoment } from '#platform/web/form/MomentField.tsx'
import type { News } from '../contract.ts'

/** News as they are written. */
export interface Draft
  extends Pick<
    News,
    'title' | 'category' | 'content' | 'files' | 'audience' | 'isTold' | 'isOnBoards' | 'isTop'
  > {
  from: Moment
  to: Moment
  remind: Moment
}

export const newDraft: Draft = {
  title: '',
  category: 'general',
  content: [],
  files: [],
  audience: everybody,
  isTold: true,
  isOnBoards: false,
  isTop: false,
  from: noMoment,
  to: noMoment,
  remind: noMoment,
}

export const draftOf = ({ publishAt, offlineAt, remindAt, ...news }: News): Draft => ({
  title: news.title,
  category: news.category,
  content: news.content,
  files: news.files,
  audience: news.audience,
  isTold: news.isTold,
  isOnBoards: news.isOnBoards,
  isTop: news.isTop,
  from: momentOf(publishAt),
  to: momentOf(offlineAt),
  remind: momentOf(remindAt),
})

/** What a save sends; undefined when a time is half typed. */
export function contentOf({ from, to, remind, isTop: _pinnedApart, ...draft }: Draft) {
  const [publishAt, offlineAt, remindAt] = [instantOf(from), instantOf(to), instantOf(remind)]
  if (publishAt === undefined || offlineAt === undefined || remindAt === undefined) return undefined
  return { ...draft, title: draft.title.trim(), publishAt, offlineAt, remindAt }
}
