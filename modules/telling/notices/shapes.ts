import { z } from 'zod'
import { Id, Instant, line, RowVersion, words } from '#platform/contract/fields.ts'
import { isMailAddress } from '#platform/contract/mail-address.ts'

/** Channels that a machine sends by; the others are done by a person. */
export const autoChannels = ['line', 'mail', 'sms'] as const
export type AutoChannel = (typeof autoChannels)[number]
/** Channels that are connected; by voice nobody is told of parcels, alarms alone call so. */
export const sentChannels = ['line', 'mail', 'sms', 'voice'] as const
export type SentChannel = (typeof sentChannels)[number]
export const handChannels = ['tag', 'phone', 'intercom'] as const
export type HandChannel = (typeof handChannels)[number]
export const channels = ['line', 'mail', 'sms', 'tag', 'phone', 'intercom'] as const
export type ChannelName = (typeof channels)[number]
/** By what something was sent; by voice a message that tried the channel out. */
export const deliveryChannels = [...channels, 'voice'] as const

/** Why somebody is told; `told`: of what brings its own words. What was asked for by somebody, and what tries a channel out, no community chooses. */
export const reasons = [
  'arrived',
  'reminder',
  'readdressed',
  'handedOver',
  'handOverUndone',
  'withdrawn',
  'manual',
  'billed',
  'billedAgain',
  'told',
  'test',
] as const
export type Reason = (typeof reasons)[number]
export const choosableReasons = [
  'arrived',
  'reminder',
  'readdressed',
  'handedOver',
  'handOverUndone',
  'withdrawn',
] as const

/**
 * `waiting` will be sent; `failed` was tried and will be tried again; `givenUp` will not; `byHand` waits for a person,
 * who makes it `done`; `calledOff`: there is nothing to fetch any more.
 */
export const deliveryStates = ['waiting', 'failed', 'sent', 'givenUp', 'byHand', 'done', 'calledOff'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export const label = z.string().meta({ wire: 'TabletNote' })
export const householdId = Id.meta({ wire: 'TabletId' })

/** One way to one recipient; names and addresses are masked. */
export const Delivery = z.object({
  deliveryId: Id,
  noticeId: Id,
  madeAt: Instant,
  reason: z.enum(reasons),
  householdId: householdId.nullable(),
  /** '' of a message that tries a channel out. */
  label,
  /** '' for the whole household. */
  recipient: z.string(),
  channel: z.enum(deliveryChannels),
  address: z.string(),
  state: z.enum(deliveryStates),
  text: z.string(),
  count: z.int(),
  tries: z.int(),
  /** When it is sent at the earliest: quiet hours hold it back. */
  dueAt: Instant,
  triedAt: Instant.nullable(),
  sentAt: Instant.nullable(),
  /** In words; '' when nothing went wrong. */
  problem: z.string(),
  doneAt: Instant.nullable(),
  doneBy: z.string(),
  /** Who asked for it; '' when it was made because something happened. */
  madeBy: z.string(),
})
export type Delivery = z.output<typeof Delivery>

/** A tag to hang up for a household: how many wait, no names and no contents. */
export const TagOfHousehold = z.object({
  householdId,
  label,
  /** What waits at the desk for the household now. */
  count: z.int(),
  isUrgent: z.boolean(),
  since: Instant,
  deliveryIds: z.array(Id),
})
export type TagOfHousehold = z.output<typeof TagOfHousehold>

/** A household to be rung up, with whom to ask for; numbers are masked. */
export const CallOfHousehold = TagOfHousehold.extend({
  channel: z.enum(['phone', 'intercom']),
  people: z.array(z.object({ residentId: Id, name: z.string(), mobile: z.string() })),
  /** What to say. */
  text: z.string(),
})
export type CallOfHousehold = z.output<typeof CallOfHousehold>

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: '時間請寫成 22:00' })
const text = words(200)

/** What a notice says; {社區} {戶別} {類型} {件數} {時間} {天數} stand for what they name. */
export const NoticeTexts = z.object({
  arrived: text,
  reminder: text,
  readdressed: text,
  handedOver: text,
  handOverUndone: text,
  withdrawn: text,
  manual: text,
  /** Of bills: {社區} {戶別} {期別} {金額} {期限}. */
  billed: text,
  billedAgain: text,
})
export type NoticeTexts = z.output<typeof NoticeTexts>

export const NoticeSettings = z.object({
  /** When somebody is told at all. */
  reasons: z.array(z.enum(choosableReasons)).max(choosableReasons.length),
  /** Which channel is tried first for somebody who wished for none. */
  order: z
    .array(z.enum(autoChannels))
    .max(autoChannels.length)
    .refine((list) => new Set(list).size === list.length, { error: '管道不可重複' }),
  /** How a household hears that no channel reaches. */
  byHandWay: z.enum(handChannels),
  /** No LINE and no SMS between these times in Taipei; null: at any hour. */
  quiet: z.object({ startsAt: clock, endsAt: clock }).nullable(),
  /** What is refrigerated or frozen, and food, is told at any hour. Legal papers always are. */
  freshBreaksQuiet: z.boolean(),
  /** The hour in Taipei after which reminders go out. */
  reminderHour: z.int().min(0).max(23),
  /** Tries of one channel until the next one is taken. */
  giveUpAfter: z.int().min(1).max(10),
  texts: NoticeTexts,
})
export type NoticeSettings = z.output<typeof NoticeSettings>

/** A channel as people see it: what is secret is only said to be there. */
export const ChannelSettings = z.object({
  channel: z.enum(sentChannels),
  isOn: z.boolean(),
  /** Everything that it needs is there. */
  isComplete: z.boolean(),
  settings: z.record(z.string(), z.string()),
  /** The names of the secrets that are set. */
  secretsSet: z.array(z.string()),
  /** What a change names; 0: nobody connected it yet. */
  version: RowVersion,
})
export type ChannelSettings = z.output<typeof ChannelSettings>

export const ways = ['auto', 'line', 'mail', 'sms', 'tag', 'phone', 'intercom', 'none'] as const
export type Way = (typeof ways)[number]

/** How a resident hears; masked. */
export const Contact = z.object({
  residentId: Id,
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  hasLine: z.boolean(),
  way: z.enum(ways),
})
export type Contact = z.output<typeof Contact>

/** A field that a change leaves out stays; '' takes it away. */
export const contactChange = {
  email: line(120)
    .refine((s) => s === '' || isMailAddress(s), { error: '信箱格式不正確' })
    .optional(),
  lineUserId: line(40)
    .refine((s) => s === '' || /^U[0-9a-f]{32}$/.test(s), { error: 'LINE 使用者代碼是 U 加 32 碼' })
    .optional(),
  way: z.enum(ways).optional(),
}
