import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import {
  cursorPage,
  cursorPaging,
  data,
  done,
  Id,
  Instant,
  RowVersion,
  table,
  verbatim,
  words,
} from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import {
  CallOfHousehold,
  ChannelSettings,
  Contact,
  contactChange,
  Delivery,
  deliveryChannels,
  deliveryStates,
  householdId,
  NoticeSettings,
  reasons,
  sentChannels,
  TagOfHousehold,
} from './shapes.ts'
import { summarize } from './summary-contract.ts'

export { channels, deliveryChannels, deliveryStates } from './shapes.ts'
export type {
  CallOfHousehold,
  ChannelSettings,
  Contact,
  Delivery,
  NoticeSettings,
  TagOfHousehold,
} from './shapes.ts'

export const remindedJustNow = (sentence: string) => problem(409131, sentence)
export const nothingToRemind = () => problem(409132, '沒有還在待領的物品，不需要通知。')
export const cannotRetry = () => problem(409133, '這則通知目前不是未送達，不需要重送。')
export const notByHand = () => problem(409134, '這些通知已由別人完成或已取消，請看最新的名單。')
export const settingsChanged = (by: string) => problem(409135, `通知設定已由${by}更改，請看過最新內容再改。`)
export const channelChanged = (by: string, when: string) =>
  problem(409136, `${by}已於${when} 改過這個管道，請看過最新內容再儲存。`)
export const channelIncomplete = (text: string) => problem(400131, `還缺少${text}，填好才能啟用。`)
export const channelOff = () => problem(400132, '這個管道還沒有啟用，請先儲存並啟用。')
export const badAddress = (sentence: string) => problem(400133, sentence)
export const unknownPlaceholder = (name: string) => problem(400134, `文字裡的「{${name}}」不是可用的代號。`)
export const secretsAstray = (text: string) =>
  problem(400135, `${text}只用於原來的設定，更改網址、主機、帳號、欄位或傳送方式時請重新輸入。`)

const service = [48, 49] as const
const deliveryIds = z.array(Id).min(1).max(2000)

/** A total is counted no further than this. */
export const mostCounted = 5_000

export const notices = contract('notices', {
  listDeliveries: call({
    method: 'GET',
    path: '/api/v1/Notice',
    summary: 'What was sent to whom by which way, the newest first; After is the cursor of the page before.',
    can: 'notices.view',
    service,
    takes: z.object({
      state: z.enum(deliveryStates).optional(),
      channel: z.enum(deliveryChannels).optional(),
      reason: z.enum(reasons).optional(),
      householdId: householdId.optional(),
      from: Instant.optional(),
      /** Before this instant. */
      to: Instant.optional(),
      ...cursorPaging,
    }),
    gives: cursorPage(Delivery),
  }),
  listOfItem: call({
    method: 'GET',
    path: '/api/v1/Notice/OfItem/{itemId}',
    summary: 'What was told of one package or deposit, the oldest first.',
    can: 'notices.view',
    service,
    takes: z.object({ itemId: Id }),
    gives: data(z.array(Delivery)),
    errors: 'own',
  }),
  summarize,
  listByHand: call({
    method: 'GET',
    path: '/api/v1/Notice/ByHand',
    summary: 'Households that hear by a tag, a call or the intercom; the view of numbers is audited.',
    can: 'notices.handle',
    service,
    takes: z.object({}),
    gives: data(z.object({ tags: z.array(TagOfHousehold), calls: z.array(CallOfHousehold) })),
  }),
  printTags: call({
    method: 'POST',
    path: '/api/v1/Notice/ByHand/Print',
    summary: 'Says that tags are printed now; audited.',
    can: 'notices.handle',
    service,
    takes: z.object({ deliveryIds }),
    gives: done,
  }),
  finishByHand: call({
    method: 'POST',
    path: '/api/v1/Notice/ByHand/Done',
    summary: 'Somebody hung the tag up or rang; all or none.',
    can: 'notices.handle',
    service,
    takes: z.object({ deliveryIds }),
    gives: data(z.object({ count: z.int(), at: Instant })),
  }),
  retryDelivery: call({
    method: 'POST',
    path: '/api/v1/Notice/{deliveryId}/Retry',
    summary: 'Tries a notice again that did not arrive.',
    can: 'notices.handle',
    service,
    takes: z.object({ deliveryId: Id }),
    gives: data(Delivery),
  }),
  remind: call({
    method: 'POST',
    path: '/api/v1/Notice/Remind',
    summary:
      'Tells the households of waiting things (packages, deposits) once more; each at most once in ten minutes.',
    can: 'notices.handle',
    service,
    takes: z.object({
      /** By their kind: `package`, `deposit`, or what else a module declares. */
      things: z.array(z.object({ kind: words(40), ids: z.array(Id).max(200) })).max(20),
    }),
    gives: data(
      z.object({
        /** Those of which somebody is told now. */
        remindedIds: z.array(Id).meta({ wire: 'PdIds' }),
        /** Told less than ten minutes ago, or not waiting any more. */
        skippedIds: z.array(Id).meta({ wire: 'SkippedPdIds' }),
        /** Of the notices: how many go out by a channel, and how many a person has to see to. */
        sending: z.int(),
        byHand: z.int(),
      }),
    ),
  }),
  getSettings: call({
    method: 'GET',
    path: '/api/v1/Notice/Settings',
    summary: 'What the community decided about notices, and its channels without their secrets.',
    can: 'notices.view',
    service,
    takes: z.object({}),
    gives: data(
      z.object({ settings: NoticeSettings, version: RowVersion, channels: z.array(ChannelSettings) }),
    ),
  }),
  saveSettings: call({
    method: 'PUT',
    path: '/api/v1/Notice/Settings',
    summary: 'Decides about notices. 409135 when somebody else was faster.',
    can: 'notices.configure',
    service,
    takes: NoticeSettings.extend({ version: RowVersion }),
    gives: data(z.object({ version: RowVersion })),
  }),
  saveChannel: call({
    method: 'PUT',
    path: '/api/v1/Notice/Channel/{channel}',
    summary:
      'Connects a channel. A secret that is left out stays as it was; secrets are never given back. 409136: changed meanwhile.',
    can: 'notices.configure',
    service,
    takes: z.object({
      channel: z.enum(sentChannels),
      version: RowVersion,
      isOn: z.boolean(),
      settings: table(verbatim(30), verbatim(1000), 40),
      secrets: table(verbatim(30), verbatim(1000), 40).default({}),
    }),
    gives: data(ChannelSettings),
  }),
  testChannel: call({
    method: 'POST',
    path: '/api/v1/Notice/Channel/{channel}/Test',
    summary: 'Sends a message to try a channel out; what became of it stands in the list of deliveries.',
    can: 'notices.configure',
    service,
    takes: z.object({ channel: z.enum(sentChannels), address: words(120) }),
    gives: data(z.object({ deliveryId: Id })),
  }),
  findDelivery: call({
    method: 'GET',
    path: '/api/v1/Notice/Delivery/{deliveryId}',
    summary: 'One delivery.',
    can: 'notices.view',
    service,
    takes: z.object({ deliveryId: Id }),
    gives: data(Delivery),
    errors: 'own',
  }),
  listContacts: call({
    method: 'GET',
    path: '/api/v1/Notice/Contact/{householdId}',
    summary: 'How the residents of a household hear, addresses masked; the view is audited.',
    can: 'notices.view',
    takes: z.object({ householdId: Id }),
    gives: data(z.array(Contact)),
    errors: 'own',
  }),
  changeContact: call({
    method: 'PATCH',
    path: '/api/v1/Notice/Contact/{residentId}',
    summary: 'Changes how a resident hears.',
    can: 'notices.handle',
    takes: z.object({ residentId: Id, ...contactChange }),
    gives: data(Contact),
  }),
})
