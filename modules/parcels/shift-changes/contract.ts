import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, Instant, line, Temperature, Whole, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

/** One thing that is open at the desk, as the list of a shift change shows it, whatever it is. */
export const OpenItem = z.object({
  /** The name that a module declares: `packages`. */
  section: z.string(),
  id: Id,
  serialNumber: z.string().meta({ wire: 'SerialNum' }),
  householdId: Id.nullable().meta({ wire: 'TabletId' }),
  label: z.string().meta({ wire: 'TabletNote' }),
  name: z.string(),
  kindName: z.string(),
  /** What a scan of it may read, beside its serial number. */
  trackingNumber: z.string().meta({ wire: 'TransportCode' }),
  shelfPosition: z.string().meta({ wire: 'Location' }),
  note: z.string(),
  temperature: Temperature,
  isLegal: z.boolean(),
  inPersonOnly: z.boolean().meta({ wire: 'IsPersonalOnly' }),
  cashOnDelivery: z.boolean().meta({ wire: 'IsCashOnDelivery' }),
  inLocker: z.boolean(),
  pieceCount: z.int(),
  /** Whole NT$ in a cash envelope; null for anything else. */
  money: z.int().nullable(),
  arrivedAt: Instant.meta({ wire: 'CreateAtUtc' }),
})
export type OpenItem = z.output<typeof OpenItem>

/** By the name of the section. */
const Counts = z.record(z.string(), z.int())
export type Counts = z.output<typeof Counts>

/** The cash at the desk: what the ledger says, and the last count by two people since the shift change before. */
export const Cash = z.object({
  expected: z.int(),
  envelopes: z.int(),
  count: z
    .object({ id: Id, counted: z.int(), difference: z.int(), by: z.array(z.string()), at: Instant })
    .nullable(),
})
export type Cash = z.output<typeof Cash>

/** How a thing that stayed differs from the list before: `shelfPosition` moved from B-01 to B-03. */
const ItemChange = z.object({ id: Id, field: z.string(), before: z.string(), after: z.string() })
export type ItemChange = z.output<typeof ItemChange>

const Differences = z.object({
  addedIds: z.array(Id),
  gone: z.array(OpenItem),
  changes: z.array(ItemChange),
})
export type Differences = z.output<typeof Differences>

const Summary = z.object({
  shiftChangeId: Id,
  number: z.int(),
  at: Instant,
  fromName: z.string(),
  toName: z.string(),
  /** Who took over has no account here. */
  isOutsider: z.boolean(),
  note: z.string(),
  counts: Counts,
  cash: Cash,
  addedCount: z.int(),
  goneCount: z.int(),
})
export type ShiftChangeSummary = z.output<typeof Summary>

const Now = z.object({
  at: Instant,
  items: z.array(OpenItem),
  counts: Counts,
  cash: Cash,
  /** Of what is open: a list that changed while two people looked at it is not signed. */
  fingerprint: z.string(),
  previous: Summary.nullable(),
  differences: Differences,
  /** Accounts that may take over, whoever did last first. */
  successors: z.array(z.object({ accountId: Id, name: z.string() })),
})
export type ShiftChangeNow = z.output<typeof Now>

const Detail = Summary.extend({
  items: z.array(OpenItem),
  checkedIds: z.array(Id),
  differences: Differences,
  previousNumber: z.int().nullable(),
  fromSignaturePath: z.string().meta({ wire: 'FromSignUrl' }),
  toSignaturePath: z.string().meta({ wire: 'ToSignUrl' }),
  /** When names, notes and numbers on it were forgotten; the list itself stays as it was signed. */
  forgottenAt: Instant.nullable(),
})
export type ShiftChangeDetail = z.output<typeof Detail>

export const listMoved = () => problem(409321, '核對期間清單有異動，清單已更新，請核對有異動的項目後再簽名。')
export const signaturesMissing = () => problem(400321, '交接清單須由交班與接班雙方簽名。')
export const shiftChangeIdTaken = () => problem(409322, '同一份清單已有另一次交接，請關閉視窗後重新交接。')

const service = [48, 49] as const

export const shiftChanges = contract('shiftChanges', {
  listOpen: call({
    method: 'GET',
    path: '/api/v1/ShiftChange/Now',
    summary: 'Everything open at the desk now, and how it differs from the last signed list.',
    can: 'shiftChanges.view',
    service,
    takes: z.object({}),
    gives: data(Now),
  }),
  changeShift: call({
    method: 'POST',
    path: '/api/v1/ShiftChange',
    summary:
      'Keeps what is open at this moment, signed by both. 409321 when it is no longer what they looked at.',
    can: 'shiftChanges.change',
    service,
    takes: z.object({
      shiftChangeId: Id,
      fingerprint: words(64),
      /** The account that takes over; null: somebody from outside, by name. */
      toAccountId: Id.nullable().default(null),
      toName: words(30),
      note: line(300).default(''),
      checkedIds: z.array(Id).max(20_000).default([]),
      fromSignaturePath: line(200).meta({ wire: 'FromSignUrl' }),
      toSignaturePath: line(200).meta({ wire: 'ToSignUrl' }),
    }),
    gives: data(Summary),
  }),
  listShiftChanges: call({
    method: 'GET',
    path: '/api/v1/ShiftChange',
    summary: 'Past shift changes, the newest first; `before` is the number of the last one seen.',
    can: 'shiftChanges.view',
    service,
    takes: z.object({
      before: Whole.min(1).optional(),
      maxCount: z.int().min(1).max(100).default(25),
    }),
    gives: z.object({ data: z.array(Summary), total: z.int() }),
  }),
  getShiftChange: call({
    method: 'GET',
    path: '/api/v1/ShiftChange/{shiftChangeId}',
    summary: 'One signed list with everything on it; the view is audited.',
    can: 'shiftChanges.view',
    service,
    takes: z.object({ shiftChangeId: Id }),
    gives: data(Detail),
  }),
  printShiftChange: call({
    method: 'POST',
    path: '/api/v1/ShiftChange/{shiftChangeId}/Print',
    summary: 'A signed list for paper; the print is audited.',
    can: 'shiftChanges.view',
    service,
    takes: z.object({ shiftChangeId: Id }),
    gives: data(Detail),
  }),
})
