import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import {
  cursorPage,
  cursorPaging,
  data,
  done,
  Id,
  Instant,
  line,
  RowVersion,
  verbatim,
  words,
} from '#platform/contract/fields.ts'
import { historyLine } from '#platform/contract/history.ts'
import { problem } from '#platform/contract/problem.ts'
import { FormattedText } from '#modules/everyday/formatted-text/contract.ts'
import { AttachedFile, Audience } from '#modules/everyday/notifications/contract.ts'

/** Characters of a title (R458). */
export const mostTitle = 100
export const mostFiles = 10
export const mostCounted = 5_000

export const newsStates = ['unpublished', 'pending', 'online', 'offline', 'deleted'] as const
export type NewsState = (typeof newsStates)[number]
export const newsCategories = ['general', 'outage', 'meeting', 'maintenance', 'event', 'safety'] as const
export type NewsCategory = (typeof newsCategories)[number]

const newsId = Id.meta({ wire: 'Id' })
const content = {
  title: words(mostTitle),
  category: z.enum(newsCategories).meta({ wire: 'Type' }),
  content: FormattedText,
  files: z.array(AttachedFile).max(mostFiles),
  audience: Audience,
  /** Null: as soon as it is released. */
  publishAt: Instant.nullable().meta({ wire: 'PublishUtc' }),
  /** Null: without an end. */
  offlineAt: Instant.nullable().meta({ wire: 'OfflineUtc' }),
  isTold: z.boolean().meta({ wire: 'IsPush' }),
  remindAt: Instant.nullable().meta({ wire: 'RemindUtc' }),
  isOnBoards: z.boolean().meta({ wire: 'IsBulletin' }),
}

export const News = z.object({
  newsId,
  ...content,
  title: z.string(),
  status: z.enum(newsStates),
  isTop: z.boolean(),
  releasedAt: Instant.nullable().meta({ wire: 'ReleasedUtc' }),
  /** Since when it is offline; null while it is not. */
  endedAt: Instant.nullable().meta({ wire: 'EndedUtc' }),
  changedAt: Instant.meta({ wire: 'UpdateAtUtc' }),
  changedBy: z.string().meta({ wire: 'UpdateBy' }),
  /** Households that were told, and those that read it. */
  households: z.int().meta({ wire: 'TotalCount' }),
  read: z.int().meta({ wire: 'ReadCount' }),
  /** What the QR code of its poster carries; it hangs in the lift for everybody. */
  poster: z.string(),
  rowVersion: RowVersion,
})
export type News = z.output<typeof News>

export const newsActs = ['added', 'changed', 'released', 'takenOff', 'pinned', 'unpinned', 'deleted'] as const

export const newsIdTaken = () => problem(409_28_450, '這則公告先前已存好，內容和現在不同；請看過再存一次。')
export const newsChangedMeanwhile = (who: string, when: string) =>
  problem(409_28_451, `${who}已於${when}改過這則公告，請看過新的內容再儲存。`)
export const newsReleased = () => problem(409_28_452, '這則公告已經發布，請重新整理後再試。')
export const newsNotOnline = () => problem(409_28_453, '這則公告沒有上線或排程，不需要下線。')
export const newsEmpty = () => problem(400_28_450, '還沒有內文，請寫好再發布。')
export const newsEndWrong = () => problem(400_28_451, '下線時間要在上線之後，也要在現在之後，請重新填寫。')
export const newsRemindWrong = () => problem(400_28_452, '再通知的時間要在上線之後、下線之前，請重新填寫。')
export const newsStartWrong = () => problem(400_28_851, '已發布的公告，上線時間不能改到過去。')
export const newsFileWrong = () =>
  problem(400_28_453, '只接受 PDF 與圖片（PNG、JPEG、WebP）檔案，請換一個檔案。')
export const newsNobodyMeant = () => problem(400_28_454, '這些對象裡沒有住戶，請重新選擇對象。')
export const newsLinkUnknown = () => problem(404_28_450, '這則公告已經下線，請洽管理中心。')

const service = [46] as const
const see = { can: 'news.view', service } as const
const edit = { can: 'news.edit', service } as const
const base = '/api/v1/News'
const key = verbatim(64)
const one = z.object({ newsId, rowVersion: RowVersion })

/** News of a community (service 46). */
export const news = contract('news', {
  listNews: call({
    ...see,
    method: 'GET',
    path: base,
    summary: 'News, pinned ones first, then the newest; deleted ones are left out (R456, R457).',
    takes: z.object({
      status: z.enum(newsStates).optional(),
      category: z.enum(newsCategories).optional().meta({ wire: 'Type' }),
      text: line(100).default('').meta({ wire: 'Keyword' }),
      ...cursorPaging,
    }),
    gives: cursorPage(News),
  }),
  countNews: call({
    ...see,
    method: 'GET',
    path: `${base}/Count`,
    summary: 'How many news are online, pending and unpublished (R456).',
    takes: z.object({}),
    gives: data(z.object({ online: z.int(), pending: z.int(), unpublished: z.int(), offline: z.int() })),
    errors: 'counter',
  }),
  getNews: call({
    ...see,
    method: 'GET',
    path: `${base}/{newsId}`,
    summary: 'One of the news; a deleted one is not viewable (R457).',
    takes: z.object({ newsId }),
    gives: data(News),
    errors: 'own',
  }),
  listHistory: call({
    ...see,
    method: 'GET',
    path: `${base}/{newsId}/History`,
    summary: 'What was done with news, the oldest first (R459).',
    takes: z.object({ newsId }),
    gives: data(z.array(z.object({ what: z.enum(newsActs), ...historyLine }))),
    errors: 'own',
  }),
  addNews: call({
    ...edit,
    method: 'POST',
    path: base,
    summary: 'Writes news as a draft; the client makes the id. A title has at most 100 characters (R458).',
    takes: z.object({ newsId, ...content }),
    gives: data(News),
  }),
  changeNews: call({
    ...edit,
    method: 'PUT',
    path: `${base}/{newsId}`,
    summary: 'Saves news over the version that the person saw; what is online shows it at once.',
    takes: z.object({ newsId, rowVersion: RowVersion, ...content }),
    gives: data(News),
  }),
  releaseNews: call({
    ...edit,
    method: 'POST',
    path: `${base}/{newsId}/Release`,
    summary: 'Releases a draft: it is online at once, or pending until its time (R456).',
    takes: one,
    gives: data(News),
  }),
  takeOffline: call({
    ...edit,
    method: 'POST',
    path: `${base}/{newsId}/Offline`,
    summary: 'Takes news offline before their end, also pending ones (R456).',
    takes: one,
    gives: data(News),
  }),
  pinNews: call({
    ...edit,
    method: 'PUT',
    path: `${base}/{newsId}/Top`,
    summary: 'Pins news to the top of the list, or lets them go.',
    takes: one.extend({ isTop: z.boolean() }),
    gives: data(News),
  }),
  deleteNews: call({
    ...edit,
    method: 'DELETE',
    path: `${base}/{newsId}`,
    summary: 'Deletes news: nobody sees them any more (R457).',
    takes: z.object({ newsId }),
    gives: done,
  }),
  keepFile: call({
    ...edit,
    method: 'POST',
    path: `${base}/File`,
    summary: 'Keeps a file that is to hang on news: a PDF or a picture, told by its bytes.',
    body: 'file',
    takes: z.object({}),
    gives: data(AttachedFile),
  }),
  openFile: call({
    ...see,
    method: 'GET',
    path: `${base}/{newsId}/File`,
    summary:
      'A short-lived link to a picture or file of news, for whoever may see them; the view is audited.',
    takes: z.object({ newsId, path: verbatim(200) }),
    gives: data(z.object({ url: z.string() })),
    inTransaction: 'it writes down who looked',
    errors: 'own',
  }),
  openNews: call({
    can: 'public',
    method: 'POST',
    path: `${base}/Link/{key}`,
    summary: 'What the QR code of a poster shows while the news are online.',
    takes: z.object({ key }),
    gives: data(
      z.object({
        communityName: z.string(),
        title: z.string(),
        content: FormattedText,
        files: z.array(z.string()),
        sentAt: Instant.meta({ wire: 'SentUtc' }),
        until: Instant.nullable().meta({ wire: 'OfflineUtc' }),
      }),
    ),
    unaudited: 'it reads what hangs in the lift for everybody',
    anew: 'it reads again',
  }),
  openNewsFile: call({
    can: 'public',
    method: 'GET',
    path: `${base}/Link/{key}/File`,
    summary: 'A picture or file of news that a QR code shows.',
    takes: z.object({ key, path: line(200) }),
    gives: z.object({}),
  }),
})
