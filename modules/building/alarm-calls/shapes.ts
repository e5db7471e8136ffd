import { z } from 'zod'
import { Day, Id, line, words } from '#platform/contract/fields.ts'
import { category, Level } from '#modules/building/alarm-points/contract.ts'
import { usualFirsts } from './usual-firsts.ts'

/** By what people are told: notifications of their browsers, text messages, mail; a call where the community has a gateway that speaks. */
export const ways = ['push', 'sms', 'mail', 'voice'] as const
export type Way = (typeof ways)[number]

const Mobile = line(10).refine((text) => text === '' || /^09\d{8}$/.test(text), {
  error: '手機號碼格式不正確',
})
const Email = line(100).refine((text) => text === '' || /^[^\s@]+@[^\s@]+$/.test(text), {
  error: 'Email 格式不正確',
})

/** Somebody whom alarms call: who works here, or a contractor. */
export const Contact = z.object({
  contactId: Id,
  name: words(20),
  /** Whose browsers are told; null: somebody without an account. */
  accountId: Id.nullable(),
  mobile: Mobile,
  email: Email,
})
export type Contact = z.output<typeof Contact>
/** The same for who may only look: masked. */
export const ShownContact = Contact.extend({ mobile: z.string(), email: z.string() })

/** People who take turns. */
export const Rotation = z.object({
  rotationId: Id,
  name: words(20),
  contactIds: z.array(Id).min(1).max(20),
  turnDays: z.int().min(1).max(31),
  /** At which hour of Taipei one hands over to the next. */
  handOverHour: z.int().min(0).max(23),
  /** The day on which the first of them began. */
  since: Day,
})
export type Rotation = z.output<typeof Rotation>

/** A step of a list: one person, or whoever has the turn. */
export const Step = z.object({
  contactId: Id.nullable(),
  rotationId: Id.nullable(),
  ways: z.array(z.enum(ways)).min(1).max(4),
})
export type Step = z.output<typeof Step>

/** Whom alarms of some levels call in some hours, one after the other. */
export const CallList = z.object({
  listId: Id,
  name: words(20),
  levels: z.array(Level).min(1).max(4).meta({ wire: 'TagLevels' }),
  /** 0 is Sunday. */
  weekdays: z.array(z.int().min(0).max(6)).min(1).max(7),
  /** From this hour until before that one; an end before the beginning is on the next day, 0 to 0 the whole day. */
  fromHour: z.int().min(0).max(23),
  toHour: z.int().min(0).max(23),
  /** How long one has until the next is called. */
  waitSeconds: z.int().min(30).max(3600),
  /** How often it goes through all of them; 0: until somebody acknowledges it. */
  rounds: z.int().min(0).max(20),
  steps: z.array(Step).min(1).max(12),
})
export type CallList = z.output<typeof CallList>

/** A number that people dial by hand: the fire brigade, whoever maintains the plant. */
export const DialNumber = z.object({
  name: words(20),
  phone: line(20).refine((text) => /^[\d#*+() -]{3,20}$/.test(text), { error: '電話號碼格式不正確' }),
})
/** What is done first in a disaster of some systems, and whom one dials. */
export const First = z.object({
  firstId: Id,
  name: words(20),
  /** Of which systems its alarms are; none: of all. */
  categories: z.array(category).max(12).meta({ wire: 'TagCategories' }),
  steps: z.array(words(60)).min(1).max(6),
  numbers: z.array(DialNumber).max(6),
})
export type First = z.output<typeof First>

export const sections = {
  contacts: z.object({ contacts: z.array(Contact).max(60) }),
  rotations: z.object({ rotations: z.array(Rotation).max(20) }),
  lists: z.object({ lists: z.array(CallList).max(20) }),
  firsts: z.object({ firsts: z.array(First).max(20) }),
}
export type Section = keyof typeof sections
export interface CallSettings {
  contacts: Contact[]
  rotations: Rotation[]
  lists: CallList[]
  firsts: First[]
}
export const defaultSettings: CallSettings = {
  contacts: [],
  rotations: [],
  lists: [],
  firsts: [...usualFirsts],
}
