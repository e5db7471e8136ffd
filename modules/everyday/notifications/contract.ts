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
import { problem } from '#platform/contract/problem.ts'
import { FormattedText } from '#modules/everyday/formatted-text/contract.ts'
import { Audience } from './audience.ts'

export { Audience, audienceRoles, everybody, isForAll, mostHouseholds } from './audience.ts'
export type { AudienceRole } from './audience.ts'

/** Days ahead for which one can be planned. */
export const mostDaysAhead = 365
/** Minutes in which the same households are not told again by hand. */
export const pauseMinutes = 10
export const mostCounted = 5_000
/** The page behind the link of a notification; anybody who has the link opens it. */
export const readPath = '/mgmt/newsRead'

const notificationId = Id.meta({ wire: 'Id' })
const householdId = Id.meta({ wire: 'TabletId' })
const label = z.string().meta({ wire: 'TabletNote' })

export const notificationStates = ['planned', 'sent', 'calledOff'] as const
const counts = {
  /** Households that it goes to, and those that read it. */
  households: z.int().meta({ wire: 'TotalCount' }),
  read: z.int().meta({ wire: 'ReadCount' }),
}
export const Notification = z.object({
  notificationId,
  title: z.string(),
  content: FormattedText,
  audience: Audience,
  status: z.enum(notificationStates),
  dueAt: Instant.meta({ wire: 'PublishUtc' }),
  remindAt: Instant.nullable().meta({ wire: 'RemindUtc' }),
  sentAt: Instant.nullable().meta({ wire: 'SentUtc' }),
  madeAt: Instant.meta({ wire: 'CreateAtUtc' }),
  madeBy: z.string().meta({ wire: 'CreateBy' }),
  ...counts,
  rowVersion: RowVersion,
})
export type Notification = z.output<typeof Notification>

/** How it reached a household at best: `sent` arrived by a channel, `sending` is under way, `failed` was given up, `noWay`: no channel reaches anybody there. */
export const reachStates = ['sent', 'sending', 'failed', 'noWay'] as const
export const reachChannels = ['line', 'mail', 'sms', 'tag', 'phone', 'intercom'] as const
export const Receipt = z.object({
  householdId,
  label,
  building: z.string().meta({ wire: 'Tag' }),
  floor: z.string(),
  unit: z.string(),
  names: z.array(z.string()),
  readAt: Instant.nullable().meta({ wire: 'ReadUtc' }),
  /** Who wrote down that they know; '' when they opened the link themselves. */
  readBy: z.string(),
  reach: z.enum(reachStates),
  channels: z.array(z.enum(reachChannels)),
  toldAt: Instant.nullable().meta({ wire: 'ToldUtc' }),
  times: z.int().meta({ wire: 'ToldCount' }),
})
export type Receipt = z.output<typeof Receipt>

export const AttachedFile = z.object({ path: line(200), name: words(100) })
export type AttachedFile = z.output<typeof AttachedFile>

export const notificationIdTaken = () =>
  problem(409_28_400, '這則通知先前已存好，內容和現在不同；還沒送出的可以看過再存，已送出的請另寫一則。')
export const notificationChangedMeanwhile = () =>
  problem(409_28_401, '這則通知剛被另一位同仁改過，請看過新的內容再儲存。')
export const notPlanned = () => problem(409_28_402, '這則通知已經送出或取消，不能再改。')
export const notSent = () => problem(409_28_403, '這則通知還沒有送出，沒有可以再通知的住戶。')
export const nobodyUnread = () => problem(409_28_404, '每一戶都讀過了，不需要再通知。')
export const toldJustNow = (when: string) =>
  problem(409_28_405, `${when}才通知過未讀的住戶，${pauseMinutes} 分鐘內不再通知。`)
export const nobodyMeant = () => problem(400_28_400, '這些對象裡沒有住戶，請重新選擇對象。')
export const dueWrong = () =>
  problem(400_28_401, `送出時間要在現在之後，${mostDaysAhead} 天以內，請重新填寫。`)
export const remindWrong = () => problem(400_28_402, '再通知的時間要在送出之後，請重新填寫。')
export const linkUnknown = () => problem(404_28_400, '這個連結已失效，請洽管理中心。')

const own = [47] as const
const both = [46, 47] as const
const see = { can: 'notifications.view', service: own } as const
const send = { can: 'notifications.send', service: own } as const
const base = '/api/v1/Notification'
const content = {
  title: words(100),
  content: FormattedText,
  audience: Audience,
  /** Null: at once. */
  dueAt: Instant.nullable().meta({ wire: 'PublishUtc' }),
  /** When those are told again who have not read it. */
  remindAt: Instant.nullable().meta({ wire: 'RemindUtc' }),
}
const key = verbatim(64)

/** What residents are told, by which channel it reached whom, and who read it (services 46 and 47). */
export const notifications = contract('notifications', {
  listNotifications: call({
    ...see,
    method: 'GET',
    path: base,
    summary: 'Notifications to residents, the newest first; deep pages by After.',
    takes: z.object({
      status: z.enum(notificationStates).optional(),
      text: line(100).default('').meta({ wire: 'Keyword' }),
      ...cursorPaging,
    }),
    gives: cursorPage(Notification),
  }),
  listChoices: call({
    can: 'notifications.view',
    service: both,
    method: 'GET',
    path: `${base}/Audience`,
    summary: 'Who can be told: buildings and marks with the number of their households.',
    takes: z.object({}),
    gives: data(
      z.object({
        households: z.int(),
        buildings: z.array(z.object({ building: z.string().meta({ wire: 'Tag' }), households: z.int() })),
        marks: z.array(z.object({ mark: z.string(), households: z.int() })),
        /** Whether texts can have a link to read: the installation knows its own address. */
        hasLink: z.boolean(),
        /** Where residents reach it; '' where that was not said. */
        address: z.string().meta({ wire: 'Url' }),
      }),
    ),
  }),
  countAudience: call({
    can: 'notifications.view',
    service: both,
    method: 'POST',
    path: `${base}/Audience`,
    summary: 'How many households and people an audience is, and by which channel they would hear.',
    takes: z.object({ audience: Audience }),
    gives: data(
      z.object({
        households: z.int(),
        people: z.int(),
        ways: z.array(z.object({ channel: z.enum(reachChannels), households: z.int() })),
        /** Households that no channel reaches. */
        unreached: z.int(),
      }),
    ),
    unaudited: 'it counts and changes nothing',
    anew: 'it counts again',
  }),
  getNotification: call({
    ...see,
    method: 'GET',
    path: `${base}/{notificationId}`,
    summary: 'One notification.',
    takes: z.object({ notificationId }),
    gives: data(Notification),
    errors: 'own',
  }),
  sendNotification: call({
    ...send,
    method: 'POST',
    path: base,
    summary: 'Tells residents, at once or at a time; the client makes the id.',
    takes: z.object({ notificationId, ...content }),
    gives: data(Notification),
  }),
  changeNotification: call({
    ...send,
    method: 'PUT',
    path: `${base}/{notificationId}`,
    summary: 'Changes one that has not gone out.',
    takes: z.object({ notificationId, rowVersion: RowVersion, ...content }),
    gives: data(Notification),
  }),
  callOff: call({
    ...send,
    method: 'POST',
    path: `${base}/{notificationId}/CallOff`,
    summary: 'Calls one off that has not gone out.',
    takes: z.object({ notificationId, rowVersion: RowVersion }),
    gives: done,
  }),
  listReceipts: call({
    can: 'notifications.view',
    service: both,
    method: 'GET',
    path: `${base}/{notificationId}/Receipt`,
    summary: 'Which households read a notification or news, and by which channel it reached them (R459).',
    takes: z.object({ notificationId }),
    gives: data(
      z.object({
        title: z.string(),
        sentAt: Instant.nullable().meta({ wire: 'SentUtc' }),
        receipts: z.array(Receipt),
      }),
    ),
    errors: 'own',
  }),
  remindUnread: call({
    can: 'notifications.send',
    service: both,
    method: 'POST',
    path: `${base}/{notificationId}/Remind`,
    summary: 'Tells those again who have not read it.',
    takes: z.object({ notificationId }),
    gives: data(z.object({ households: z.int() })),
  }),
  markRead: call({
    can: 'notifications.send',
    service: both,
    method: 'POST',
    path: `${base}/{notificationId}/Read`,
    summary: 'Writes down that a household knows: somebody told them.',
    takes: z.object({ notificationId, householdId }),
    gives: done,
  }),
  openLink: call({
    can: 'public',
    method: 'POST',
    path: `${base}/Link/{key}`,
    summary: 'What the link of a notification shows; the household has read it then.',
    takes: z.object({ key }),
    gives: data(
      z.object({
        communityName: z.string(),
        title: z.string(),
        content: FormattedText,
        /** What hangs on it, by the order in which it is fetched. */
        files: z.array(z.string()),
        sentAt: Instant.meta({ wire: 'SentUtc' }),
        until: Instant.nullable().meta({ wire: 'OfflineUtc' }),
      }),
    ),
    unaudited: 'the receipt itself says which household read it and when',
    anew: 'it was read once',
  }),
  openLinkFile: call({
    can: 'public',
    method: 'GET',
    path: `${base}/Link/{key}/File`,
    summary: 'A picture or file of what a link shows.',
    takes: z.object({ key, path: line(200) }),
    gives: z.object({}),
  }),
})
