import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { exportKind } from '#platform/contract/export-kind.ts'
import {
  cursorPage,
  cursorPaging,
  data,
  Id,
  Instant,
  line,
  RowVersion,
  words,
} from '#platform/contract/fields.ts'
import { historyLine } from '#platform/contract/history.ts'
import { problem } from '#platform/contract/problem.ts'
import { packageFields, packageStates, WaitingPackage } from '#modules/parcels/packages/contract.ts'

const packageId = Id.meta({ wire: 'PdId' })
const serialNumber = z.string().meta({ wire: 'SerialNum' })
const label = z.string().meta({ wire: 'TabletNote' })
const state = z.enum(packageStates)
const ReceiveType = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])

/** A package as the desk's list shows it, whatever became of it. */
export const PackageRecord = WaitingPackage.extend({
  state,
  recipientId: Id.nullable(),
  kindId: Id.meta({ wire: 'PostalTypeId' }),
  courierId: Id.nullable(),
  photoPath: z.string().meta({ wire: 'PhotoUrl' }),
  arrivedBy: z.string(),
  handedOverAt: Instant.nullable(),
  /** The desk that handed it over; '' when nobody did. */
  handedOverBy: z.string(),
  receiveType: ReceiveType.nullable(),
  /** The last characters of the phone's or card's code; '' without one. */
  receiveCode: z.string(),
  /** Who took it, by the name of then; '' when nobody knows. */
  takerName: z.string(),
  remindCount: z.int(),
  remindedAt: Instant.nullable(),
  /** Whole hours from its arrival until it was handed over, or until now. */
  waitedHours: z.int(),
  /** It waits and somebody should see to it: legal, frozen, long refrigerated, old. */
  needsSomebody: z.boolean(),
  isCorrected: z.boolean(),
  /** What a correction names, so that it never overwrites what another desk changed meanwhile. */
  rowVersion: RowVersion,
})
export type PackageRecord = z.output<typeof PackageRecord>

/** What can have happened to a package, in the words of its timeline. */
export const happenings = [
  'registered',
  'corrected',
  'moved',
  'reminded',
  'handedOver',
  'handOverUndone',
  'returned',
  'returnUndone',
  'lost',
  'found',
  'voided',
] as const

const HandOver = z.object({
  handOverId: Id,
  at: Instant,
  by: z.string(),
  receiveType: ReceiveType,
  /** The last characters of the phone's or card's code; '' without one. */
  receiveCode: z.string(),
  takerName: z.string(),
  note: z.string(),
  signaturePath: z.string().meta({ wire: 'HandwriteUrl' }),
  photoPath: z.string().meta({ wire: 'WebcamUrl' }),
})

const Happening = z.object({
  what: z.enum(happenings),
  ...historyLine,
  handOver: HandOver.nullable(),
})
export type Happening = z.output<typeof Happening>
/** What 409120 has in Data. */
export const happeningList = z.array(Happening)

export const PackageDetail = PackageRecord.extend({
  /** The hand-over that holds; an undone one stands in the timeline. */
  handOver: HandOver.nullable(),
  /** Until when this account may take the hand-over back; null: not any more, or not this account. */
  undoUntil: Instant.nullable(),
  /** Everything that happened, the oldest first. */
  timeline: z.array(Happening),
})
export type PackageDetail = z.output<typeof PackageDetail>

/** What narrows a list. Absent: everything. */
const filters = {
  /** A household's label or part of it, a recipient's name, the whole name of who took it, a tracking number or part of it, a serial number, a position. */
  text: line(60).default(''),
  building: line(20).default('').meta({ wire: 'Tag' }),
  householdIds: z.array(Id).max(100).optional().meta({ wire: 'TabletIds' }),
  kindId: Id.optional().meta({ wire: 'PostalTypeId' }),
  courierId: Id.optional(),
  temperature: packageFields.temperature.optional(),
  shelfPosition: packageFields.shelfPosition.default(''),
  arrivedFrom: Instant.optional(),
  /** Before this instant. */
  arrivedTo: Instant.optional(),
  handedOverFrom: Instant.optional(),
  /** Before this instant. */
  handedOverTo: Instant.optional(),
  inPersonOnly: z.boolean().optional().meta({ wire: 'IsPersonalOnly' }),
  cashOnDelivery: z.boolean().optional().meta({ wire: 'IsCashOnDelivery' }),
  isLegal: z.boolean().optional(),
  /** Only waiting ones that somebody should see to. */
  needsSomebody: z.boolean().optional(),
}

/** The list as an export; it takes the list's own filters. */
export const packageExport = exportKind(
  'packages',
  z.object({ state: z.enum([...packageStates, 'all']).default('waiting'), ...filters }),
)

/** A total of a long past is counted no further than this. */
export const mostCounted = 5_000

const CountOfState = z.object({ count: z.int(), isCapped: z.boolean() })

/** A scanned code of a stock-take with the package that it means. */
const Scanned = z.object({ code: z.string(), package: PackageRecord })

const ScannedWaiting = z.object({
  /** Scanned and where they should be. */
  here: z.array(Scanned),
  /** Waiting, but the book says another position. */
  elsewhere: z.array(Scanned),
  /** Scanned, but the book says handed over, voided, returned or lost. */
  notWaiting: z.array(Scanned),
  unknown: z.array(z.string()),
  /** Waiting at this position and not scanned. */
  missing: z.array(PackageRecord),
})
export type StockTake = z.output<typeof ScannedWaiting>

export const changedMeanwhile = (sentence: string, changes: unknown) =>
  problem(409120, sentence, { data: changes })
export const closedForCorrection = () => problem(409121, '包裹已領取、退件或取消登記，只能更正備註。')
export const nothingToCorrect = () => problem(400121, '沒有任何變更，不需要更正。')
export const legalNeedsReason = () => problem(400122, '公文書改為一般類型，請填寫原因。')

const service = [49] as const

export const packageRecords = contract('packageRecords', {
  listPackages: call({
    method: 'GET',
    path: '/api/v1/Postal/List',
    summary:
      'Packages of any state. Waiting ones and all by the newest arrival, handed over ones by the newest hand-over; deep pages by After.',
    can: 'packageRecords.view',
    service,
    takes: z.object({
      state: z.enum([...packageStates, 'all']).default('waiting'),
      ...filters,
      ...cursorPaging,
    }),
    gives: cursorPage(PackageRecord),
  }),
  countPackages: call({
    method: 'GET',
    path: '/api/v1/Postal/List/Count',
    summary: 'How many packages of each state the same filters find; counts of the past stop at 5000.',
    can: 'packageRecords.view',
    service,
    takes: z.object(filters),
    gives: data(
      z.object({
        waiting: CountOfState,
        handedOver: CountOfState,
        returned: CountOfState,
        voided: CountOfState,
        lost: CountOfState,
      }),
    ),
    errors: 'counter',
  }),
  getPackage: call({
    method: 'GET',
    path: '/api/v1/Postal/{packageId}/Detail',
    summary: 'A package with its hand-over and everything that happened to it; the view is audited.',
    can: 'packageRecords.view',
    service,
    takes: z.object({ packageId: Id }),
    gives: data(PackageDetail),
    errors: 'own',
  }),
  correctPackage: call({
    method: 'PUT',
    path: '/api/v1/Postal/{packageId}',
    summary:
      'Corrects what the desk wrote down; old values stay. Fields left out stay as they are. 409120 says in Data what another desk changed meanwhile.',
    can: 'packageRecords.keep',
    service,
    takes: z.object({
      packageId: Id,
      rowVersion: RowVersion,
      reason: line(30).default(''),
      ...z.object(packageFields).partial().shape,
    }),
    gives: data(PackageDetail),
  }),
  movePackages: call({
    method: 'PATCH',
    path: '/api/v1/Postal/Position',
    summary: 'Moves waiting packages to another position: all or none.',
    can: 'packageRecords.keep',
    service,
    takes: z.object({
      packageIds: z.array(Id).min(1).max(200).meta({ wire: 'PdIds' }),
      shelfPosition: packageFields.shelfPosition,
    }),
    gives: data(z.object({ moved: z.int() })),
  }),
  takeStock: call({
    method: 'POST',
    path: '/api/v1/Postal/StockTake',
    summary:
      'Compares scanned codes (tracking numbers, serial numbers, shelf labels) with the book, of one position or of all; changes nothing.',
    can: 'packageRecords.keep',
    service,
    takes: z.object({
      /** '' for the whole room. */
      shelfPosition: packageFields.shelfPosition.default(''),
      codes: z.array(words(60)).max(2000),
    }),
    gives: data(ScannedWaiting),
  }),
  markLost: call({
    method: 'POST',
    path: '/api/v1/Postal/{packageId}/Lost',
    summary: 'A waiting package that cannot be found, with a reason.',
    can: 'packageRecords.keep',
    service,
    takes: z.object({ packageId: Id, reason: words(30) }),
    gives: data(z.object({ packageId, serialNumber, label })),
  }),
  markFound: call({
    method: 'POST',
    path: '/api/v1/Postal/{packageId}/Found',
    summary: 'A lost package that is there again: it waits, under a new number when its own was given away.',
    can: 'packageRecords.keep',
    service,
    takes: z.object({ packageId: Id, reason: line(30).default('') }),
    gives: data(z.object({ packageId, serialNumber, isNewSerialNumber: z.boolean() })),
  }),
})
