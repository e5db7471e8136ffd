import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { SlipLine } from '#modules/meals/order-shapes.ts'
import { cursorPage, cursorPaging, data, Day, Id, Instant, line } from '#platform/contract/fields.ts'

/** Granted points, which expire, and bought ones, which do not and can be paid back. */
export const purses = ['normal', 'cash'] as const
export type Purse = (typeof purses)[number]
/** What changed a purse. */
export const entryKinds = [
  'granted',
  'revoked',
  'toppedUp',
  'refunded',
  'spent',
  'returned',
  'expired',
  'movedOut',
  'movedIn',
  'transferredOut',
  'transferredIn',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** How points are paid for, and paid back. */
export const pointPays = ['cash', 'transfer'] as const
export type PointPay = (typeof pointPays)[number]

/** A total of a long past is counted no further than this. */
export const mostCounted = 10_000
/** Characters of a note (R448). */
export const mostNote = 100
/** Points of one act (R434: never below 0). */
export const Points = z.int().min(1).max(100_000)

const householdId = Id.meta({ wire: 'TabletId' })
/** Whose purse of the household; null: its own. */
const residentId = Id.nullable().default(null)

/** What a household may spend now. */
export const Balance = z.object({
  normal: z.int().meta({ wire: 'NormalPoints' }),
  cash: z.int().meta({ wire: 'CashPoints' }),
  /** Granted points by their last day, the next first. */
  expiring: z.array(z.object({ points: z.int(), expiresOn: Day })),
})
export type Balance = z.output<typeof Balance>
/** What one of a household's people has of their own. */
export const PersonPoints = z.object({
  residentId: Id,
  name: z.string(),
  normal: z.int().meta({ wire: 'NormalPoints' }),
  cash: z.int().meta({ wire: 'CashPoints' }),
})
export type PersonPoints = z.output<typeof PersonPoints>

/** A household whose bought points can be paid back: its own, and those of its people. */
export const BoughtPoints = z.object({
  householdId: Id.meta({ wire: 'TabletId' }),
  label: z.string().meta({ wire: 'TabletNote' }),
  cash: z.int().meta({ wire: 'CashPoints' }),
  people: z.array(PersonPoints),
})
export type BoughtPoints = z.output<typeof BoughtPoints>

/** A line of the statement. */
export const PointEntry = z.object({
  entryId: Id,
  purse: z.enum(purses),
  kind: z.enum(entryKinds),
  points: z.int(),
  balance: z.int(),
  /** Until when those that came or went can or could be spent, the first of them; null: no end. */
  expiresOn: Day.nullable(),
  note: z.string(),
  /** Whose of the household; '': its own. */
  resident: z.string(),
  at: Instant,
  author: z.string(),
  /** Of what was bought or paid back with cash. */
  receiptNumber: z.int().nullable(),
  paidBy: z.enum(pointPays).nullable(),
})
export type PointEntry = z.output<typeof PointEntry>

export const PointGrant = z.object({
  grantId: Id,
  points: z.int(),
  expiresOn: Day,
  note: z.string(),
  households: z.int(),
  grantedAt: Instant,
  grantedBy: z.string(),
  undoneAt: Instant.nullable(),
  undoneBy: z.string(),
  toPeople: z.boolean(),
  /** How many of them had been spent when it was undone. */
  keptPoints: z.int(),
})
export type PointGrant = z.output<typeof PointGrant>

const sum = z.int()
/**
 * What was taken for points since it was given away last, whole NT$; below zero: more was paid back. Cash lies at the desk;
 * what came by transfer is in the bank, and beside it so that both are held against the receipts.
 */
export const PointCash = z.object({ amount: sum, count: sum, transferred: sum, transfers: sum })
export type PointCash = z.output<typeof PointCash>

const at = '/api/v1/Point'
/** Those services with which points are sold. What was taken is given away and paid back also without them: money is owed. */
export const sellingServices = [61, 62] as const
/** The services with which a household has points: whoever buys some has them, whatever they are for. */
export const pointServices = [26, 58, ...sellingServices] as const
const service = pointServices
const bought = z.object({
  householdId,
  residentId,
  entryId: Id,
  points: Points,
  paidBy: z.enum(pointPays).default('cash'),
  note: line(mostNote).default(''),
})

export const points = contract('points', {
  listTypes: call({
    method: 'GET',
    path: `${at}/Point-Type`,
    summary: 'The purses that a household has.',
    can: 'points.view',
    service,
    takes: z.object({}),
    gives: data(z.array(z.object({ pointType: z.enum(purses), name: z.string() }))),
  }),
  getBalance: call({
    method: 'GET',
    path: `${at}/{householdId}/Points`,
    summary: 'What a household, or one of its people, may spend now, by purse, and what of it expires when.',
    can: 'points.view',
    service,
    takes: z.object({ householdId, residentId: Id.optional() }),
    gives: data(Balance.extend({ people: z.array(PersonPoints) })),
  }),
  listEntries: call({
    method: 'GET',
    path: `${at}/{householdId}/Entry`,
    summary: 'Every change of a household’s purses, the newest first.',
    can: 'points.view',
    service,
    takes: z.object({ householdId, ...cursorPaging }),
    gives: cursorPage(PointEntry),
  }),
  topUp: call({
    method: 'POST',
    path: `${at}/{householdId}/TopUp`,
    summary: 'A household buys points; they do not expire. The same id again is the same purchase.',
    can: 'points.topUp',
    service: sellingServices,
    takes: bought,
    gives: data(Balance),
  }),
  listBought: call({
    method: 'GET',
    path: `${at}/Bought`,
    summary: 'Households that have bought points, to be paid back: also where points are used no more.',
    can: 'points.refund',
    takes: z.object({}),
    gives: data(z.array(BoughtPoints)),
  }),
  refund: call({
    method: 'POST',
    path: `${at}/{householdId}/Refund`,
    summary: 'Bought points are paid back. The same id again is the same refund.',
    can: 'points.refund',
    takes: bought,
    gives: data(Balance),
  }),
  printReceipt: call({
    method: 'PUT',
    path: `${at}/Receipt/{entryId}/Print`,
    summary: 'The receipt of points that were bought or paid back, for paper of any width.',
    can: 'points.topUp',
    takes: z.object({ entryId: Id }),
    gives: data(z.object({ receiptNumber: z.int(), lines: z.array(SlipLine) })),
  }),
  getCash: call({
    method: 'GET',
    path: `${at}/Cash`,
    summary: 'The cash that was taken for points and lies at the desk, and what came by transfer since.',
    can: 'points.topUp',
    takes: z.object({}),
    gives: data(PointCash),
  }),
  settleCash: call({
    method: 'PUT',
    path: `${at}/Cash`,
    summary: 'That cash leaves the desk; the sum is the one that was counted.',
    can: 'points.settle',
    takes: z.object({ amount: z.int().min(-999_999_999).max(999_999_999) }),
    gives: data(PointCash),
  }),
  grant: call({
    method: 'POST',
    path: `${at}/Grant`,
    summary: 'Gives points with a last day to households, or to all; once by its id.',
    can: 'points.grant',
    service,
    takes: z.object({
      grantId: Id,
      points: Points,
      expiresOn: Day,
      note: line(mostNote).default(''),
      /** Left out: all households that live here. */
      householdIds: z.array(Id).max(5000).optional().meta({ wire: 'TabletIds' }),
      /** To each person who lives there, where people have purses of their own. */
      toPeople: z.boolean().default(false),
    }),
    gives: data(PointGrant),
  }),
  listGrants: call({
    method: 'GET',
    path: `${at}/Grant`,
    summary: 'Runs that gave points, the newest first.',
    can: 'points.grant',
    service,
    takes: z.object({ ...cursorPaging }),
    gives: cursorPage(PointGrant),
  }),
  undoGrant: call({
    method: 'PUT',
    path: `${at}/Grant/{grantId}/Undo`,
    summary: 'Takes back what nobody has spent yet of a run, and says how much that was not.',
    can: 'points.grant',
    service,
    takes: z.object({ grantId: Id }),
    gives: data(PointGrant),
  }),
  journal: call({
    method: 'GET',
    path: `${at}/Journal`,
    summary: 'All changes between two days as a journal of plain-text accounting; its sums are zero.',
    can: 'points.grant',
    service,
    takes: z.object({ from: Day.meta({ wire: 'StartDate' }), until: Day.meta({ wire: 'EndDate' }) }),
    gives: z.object({}),
  }),
})
