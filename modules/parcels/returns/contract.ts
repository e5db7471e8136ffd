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
  Money,
  RowVersion,
  words,
} from '#platform/contract/fields.ts'
import { historyLine } from '#platform/contract/history.ts'
import { problem } from '#platform/contract/problem.ts'
import { itemKinds } from './counter-contract.ts'

/** A return goes back to who sent it; an outgoing parcel is sent by a household, an outsider or the desk. */
export type ItemKind = (typeof itemKinds)[number]
export const itemStates = ['waiting', 'handedToCourier', 'voided'] as const
export type ItemState = (typeof itemStates)[number]
/** Who pays the courier: '' unsaid, prepaid by the sender, collect from the recipient. */
export const freights = ['', 'prepaid', 'collect'] as const
export type Freight = (typeof freights)[number]
export const acts = ['corrected', 'handedToCourier', 'handOverUndone', 'voided'] as const
export type Act = (typeof acts)[number]

const itemId = Id
const kind = z.enum(itemKinds)
const serialNumber = z.string().meta({ wire: 'SerialNum' })
const householdId = Id.nullable().meta({ wire: 'TabletId' })

/** What the desk writes down, and may correct while it waits. */
const content = {
  householdId,
  senderName: line(20),
  recipient: line(40),
  courierName: line(20),
  trackingNumber: line(60).meta({ wire: 'TransportCode' }),
  shelfPosition: line(20).meta({ wire: 'Location' }),
  pieceCount: z.int().min(1).max(99),
  note: line(50),
  photoPath: line(200).meta({ wire: 'PhotoUrl' }),
  freight: z.enum(freights),
  /** Whole NT$ that the courier collects; the desk never handles it. */
  cashOnDelivery: Money,
}

/** Something that waits for a courier, or that a courier took. */
export const CourierItem = z.object({
  itemId,
  kind,
  state: z.enum(itemStates),
  serialNumber,
  /** '' when it is no household's. */
  label: z.string().meta({ wire: 'TabletNote' }),
  ...content,
  /** The package that was turned into this return. */
  packageId: Id.nullable().meta({ wire: 'PdId' }),
  arrivedAt: Instant.meta({ wire: 'CreateAtUtc' }),
  arrivedBy: z.string(),
  handedOverAt: Instant.nullable(),
  handedOverBy: z.string(),
  courierPerson: z.string(),
  /** What a correction names, so that it never overwrites what another desk changed meanwhile. */
  rowVersion: RowVersion,
})
export type CourierItem = z.output<typeof CourierItem>

const Happening = z.object({
  ...historyLine,
  what: z.enum(['registered', ...acts]),
  /** Of a hand-over to a courier. */
  courierPerson: z.string(),
  note: z.string(),
  signaturePath: z.string().meta({ wire: 'HandwriteUrl' }),
})
export type Happening = z.output<typeof Happening>

export const ItemDetail = CourierItem.extend({
  /** Until when this account may take the hand-over back; null: not any more, or not this account. */
  undoUntil: Instant.nullable(),
  timeline: z.array(Happening),
})
export type ItemDetail = z.output<typeof ItemDetail>

/** The list shows what waits unless told otherwise. */
export const listState = z.enum([...itemStates, 'all']).default('waiting')

export const itemFilters = {
  kind: kind.optional(),
  courierName: line(20).optional(),
  /** A household's label or part of it, a sender, a number or its end, R012, a position. */
  text: line(60).default(''),
  householdIds: z.array(Id).max(100).optional().meta({ wire: 'TabletIds' }),
  arrivedFrom: Instant.optional(),
  /** Before this instant. */
  arrivedTo: Instant.optional(),
}

/** A total of a long past is counted no further than this. */
export const mostCounted = 10_000

const CourierCount = z.object({ courierName: z.string(), returns: z.int(), outgoing: z.int() })

export const itemIdTaken = () => problem(409161, '同一次登記已存成另一件物品，請關閉視窗後重新登記。')
export const takenByCourier = (taken: { sentence: string; data: unknown }) =>
  problem(409162, taken.sentence, { data: taken.data })
export const notWaitingItem = () => problem(409163, '這一件已交給物流或已取消登記。')
export const changedMeanwhile = () => problem(409164, '這一件剛剛被另一個櫃台改過，請看過新的內容再儲存。')
export const notWithCourier = () => problem(409165, '這一件不在「已取走」，無法復原。')
export const undoTooLate = () => problem(409166, '已超過 24 小時，無法復原。')
export const mayNotUndo = () => problem(403161, '您的身分不能復原，請洽管理員。')
export const severalCouriers = () => problem(400161, '一次只能交給一家物流，請分開交付。')
export const senderMissing = () => problem(400162, '請選擇戶別，或填寫寄件人。')
export const returnNeedsHousehold = () => problem(400163, '退件請選擇戶別。')

const service = [49] as const

export const returns = contract('returns', {
  summarizeWaiting: call({
    method: 'GET',
    path: '/api/v1/Postal/Return-Postal/Waiting/Summary',
    summary: 'How many returns and outgoing parcels wait for each courier.',
    can: 'returns.view',
    service,
    takes: z.object({}),
    gives: data(z.object({ returns: z.int(), outgoing: z.int(), couriers: z.array(CourierCount) })),
    errors: 'counter',
  }),
  register: call({
    method: 'POST',
    path: '/api/v1/Postal/Return-Postal',
    summary:
      'Registers a return or an outgoing parcel. The client makes the id, so a retry is the same item.',
    can: 'returns.register',
    service,
    takes: z.object({
      itemId,
      kind,
      householdId: householdId.default(null),
      senderName: content.senderName.default(''),
      recipient: content.recipient.default(''),
      courierName: content.courierName.default(''),
      trackingNumber: content.trackingNumber.default(''),
      shelfPosition: content.shelfPosition.default(''),
      pieceCount: content.pieceCount.default(1),
      note: content.note.default(''),
      photoPath: content.photoPath.default(''),
      freight: content.freight.default(''),
      cashOnDelivery: content.cashOnDelivery.default(0),
    }),
    gives: data(CourierItem),
  }),
  turnPackage: call({
    method: 'POST',
    path: '/api/v1/Postal/Return-Postal/Of-Package',
    summary: 'A waiting package becomes a return: it no longer waits for its household.',
    can: 'returns.register',
    service,
    takes: z.object({
      itemId,
      packageId: Id.meta({ wire: 'PdId' }),
      courierName: content.courierName.optional(),
      shelfPosition: content.shelfPosition.optional(),
      reason: line(30).default(''),
    }),
    gives: data(CourierItem),
  }),
  listItems: call({
    method: 'GET',
    path: '/api/v1/Postal/Return-Postal',
    summary:
      'Returns and outgoing parcels: waiting ones and all by the newest arrival, taken ones by the newest hand-over; deep pages by After.',
    can: 'returns.view',
    service,
    takes: z.object({
      state: listState,
      ...itemFilters,
      ...cursorPaging,
    }),
    gives: cursorPage(CourierItem),
  }),
  getItem: call({
    method: 'GET',
    path: '/api/v1/Postal/Return-Postal/{itemId}',
    summary: 'One item with everything that happened to it; the view is audited.',
    can: 'returns.view',
    service,
    takes: z.object({ itemId }),
    gives: data(ItemDetail),
    errors: 'own',
  }),
  correctItem: call({
    method: 'PUT',
    path: '/api/v1/Postal/Return-Postal/{itemId}',
    summary: 'Corrects what waits; old values stay in the timeline. Fields left out stay as they are.',
    can: 'returns.register',
    service,
    takes: z.object({
      itemId,
      rowVersion: RowVersion,
      reason: line(30).default(''),
      ...z.object(content).partial().shape,
    }),
    gives: data(ItemDetail),
  }),
  voidItem: call({
    method: 'POST',
    path: '/api/v1/Postal/Return-Postal/{itemId}/Void',
    summary: 'Takes a registration back, with a reason; a package that was turned into it waits again.',
    can: 'returns.register',
    service,
    takes: z.object({ itemId, reason: words(30) }),
    gives: done,
  }),
  handToCourier: call({
    method: 'PATCH',
    path: '/api/v1/Postal/Return-Postal/Status',
    summary:
      'Hands items of one courier over: all or none. 409162 names what somebody else gave away, who and when.',
    can: 'returns.handOver',
    service,
    body: 'patch',
    takes: z.object({
      itemIds: z.array(Id).min(1).max(200),
      /** Who came: of items without a courier it becomes theirs. */
      courierName: content.courierName.default(''),
      courierPerson: line(20).default(''),
      note: line(30).default(''),
      signaturePath: line(200).default('').meta({ wire: 'HandwriteUrl' }),
    }),
    gives: data(z.object({ handOverId: Id, count: z.int(), at: Instant })),
  }),
  undoHandOver: call({
    method: 'POST',
    path: '/api/v1/Postal/Return-Postal/{itemId}/Undo',
    summary: 'An item that a courier took within 24 hours waits again, with a reason.',
    can: 'returns.handOver',
    service,
    takes: z.object({ itemId, reason: words(30) }),
    gives: data(ItemDetail),
  }),
})
