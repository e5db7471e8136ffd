import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, line, page, paging, Temperature, words } from '#platform/contract/fields.ts'
import { handOverFields } from '#platform/contract/hand-over.ts'
import { problem } from '#platform/contract/problem.ts'

const packageId = Id.meta({ wire: 'PdId' })
const householdId = Id.meta({ wire: 'TabletId' })
const label = z.string().meta({ wire: 'TabletNote' })
const trackingNumber = line(60).meta({ wire: 'TransportCode' })
const shelfPosition = line(20).meta({ wire: 'Location' })
const serialNumber = z.string().meta({ wire: 'SerialNum' })
const inPersonOnly = z.boolean().meta({ wire: 'IsPersonalOnly' })
const cashOnDelivery = z.boolean().meta({ wire: 'IsCashOnDelivery' })
/** Pieces of one item: 2 小件同捆. */
const pieceCount = z.int().min(1).max(99)

/** What can be of a package; one that waits is at the desk. */
export const packageStates = ['waiting', 'handedOver', 'returned', 'voided', 'lost'] as const
export type PackageState = (typeof packageStates)[number]

/** Hours after which a legal paper that waits is red; no other clock of the desk is. */
export const legalDueHours = 24

/** What the desk writes down of a package, at registering and at correcting. */
export const packageFields = {
  householdId,
  recipientId: Id.nullable(),
  kindId: Id.meta({ wire: 'PostalTypeId' }),
  courierId: Id.nullable(),
  temperature: Temperature.meta({ wire: 'IsRefrigerated' }),
  trackingNumber,
  shelfPosition,
  note: line(30),
  inPersonOnly,
  cashOnDelivery,
  pieceCount,
}

/** A package that waits, as the receive dialog lists it (R134), with what our desk shows beside. */
export const WaitingPackage = z.object({
  packageId,
  serialNumber,
  householdId,
  label,
  /** The named recipient; '' for the whole household. */
  name: z.string(),
  kindName: z.string().meta({ wire: 'PostalTypeName' }),
  temperature: Temperature.meta({ wire: 'IsRefrigerated' }),
  /** 2: in a smart locker, and not to be handed over at the desk (R121). */
  applyStorageStatus: z.union([z.literal(0), z.literal(2)]),
  arrivedAt: Instant.meta({ wire: 'CreateAtUtc' }),
  trackingNumber,
  /** May begin with a position marker: 【B-01】紙箱大 (R136). */
  note: z.string(),
  shelfPosition,
  plainNote: z.string(),
  inPersonOnly,
  cashOnDelivery,
  pieceCount: z.int(),
  isLegal: z.boolean(),
  courierName: z.string(),
})
export type WaitingPackage = z.output<typeof WaitingPackage>

export const RegisteredPackage = WaitingPackage.extend({
  arrivedBy: z.string(),
  courierShortName: z.string(),
})
export type RegisteredPackage = z.output<typeof RegisteredPackage>

const EarlierPackage = z.object({
  packageId,
  serialNumber,
  label,
  arrivedAt: Instant,
  handedOverAt: Instant.nullable(),
})

const RegisterOptions = z.object({
  /** Not accepted: the community refuses this kind, and registering it is refused with a sentence. */
  kinds: z.array(z.object({ id: Id, name: z.string(), isLegal: z.boolean(), isAccepted: z.boolean() })),
  couriers: z.array(z.object({ id: Id, name: z.string(), shortName: z.string() })),
  /** Full: as many packages wait there as it has room for. */
  positions: z.array(z.object({ name: z.string(), temperature: Temperature, isFull: z.boolean() })),
})
export type RegisterOptions = z.output<typeof RegisterOptions>

/** A package that needs somebody; no message reaches whose it is, so a person rings or hangs a tag. */
export const UrgentPackage = WaitingPackage.extend({ isToldByHand: z.boolean() })
export type UrgentPackage = z.output<typeof UrgentPackage>

const WaitingSummary = z.object({
  total: z.int(),
  roomTemperature: z.int(),
  refrigerated: z.int(),
  frozen: z.int(),
  /** How many need somebody: legal papers, frozen and long refrigerated ones, old ones. */
  attention: z.int(),
  /** The ones that need somebody first: legal papers, then frozen and refrigerated, then the oldest. */
  urgent: z.array(UrgentPackage),
})

export const alreadyHandedOver = (taken: { sentence: string; data: unknown }) =>
  problem(409101, taken.sentence, { data: taken.data })
export const inLocker = () => problem(409102, '包裹還在智取櫃內，請住戶到智取櫃取件。')
export const leaveLockerFirst = () => problem(409109, '包裹還在智取櫃內，請先取出到櫃台，再做這件事。')
export const notVerified = () => problem(400102, '限本人領取的包裹尚未核對本人。')
export const cannotVoid = () =>
  problem(409103, '包裹已不在待領中（已領取、退件、遺失或取消登記），無法再取消。')
export const recipientElsewhere = () => problem(400103, '收件人不是這一戶的住戶，請重新選擇。')
export const unknownOption = () => problem(400104, '類型或物流已不在設定中，請重新選擇。')
export const notAccepted = (kind: string) => problem(400106, `本社區不代收「${kind}」，請當場退回送件人。`)
export const recipientMissing = () => problem(400105, '限本人領取的包裹，請先選擇收件人。')
export const serialNumbersFull = () =>
  problem(409105, '待領包裹已達 9999 件，流水號已用完，請先整理待領包裹。')
export const idTaken = () => problem(409104, '同一次登記已存成另一件包裹，請關閉視窗後重新登記。')
export const notWaiting = (sentence: string) => problem(409106, sentence)
export const notHandedOver = () => problem(409107, '包裹目前不是已領取，可能已由別人復原，無法再復原領取。')
export const undoTooLate = () => problem(409108, '領取已超過 24 小時，無法復原；請改在備註說明。')
export const mayNotUndo = () => problem(403103, '您的身分不能復原領取，請洽管理員。')

const service = [49] as const

export const packages = contract('packages', {
  countWaiting: call({
    method: 'GET',
    path: '/api/v1/Postal/Unclaimed-Postal/Count',
    summary: 'How many packages wait: a counter of the header.',
    can: 'packages.view',
    service,
    takes: z.object({}),
    gives: data(z.object({ count: z.int().meta({ wire: 'UnclaimedPostalCount' }) })),
    errors: 'counter',
  }),
  listWaitingOfHouseholds: call({
    method: 'GET',
    path: '/api/v1/Postal/Uncollected/Tablets',
    summary: 'The packages that wait for some households (R141).',
    can: 'packages.view',
    service,
    takes: z.object({ householdIds: z.array(Id).min(1).max(100).meta({ wire: 'TabletIds' }) }),
    gives: data(z.array(WaitingPackage)),
    errors: 'own',
  }),
  countWaitingOfHouseholds: call({
    method: 'GET',
    path: '/api/v1/Postal/Uncollected/Tablets/Count',
    summary: 'How many packages wait for each of some households.',
    can: 'packages.view',
    service,
    takes: z.object({ householdIds: z.array(Id).min(1).max(200).meta({ wire: 'TabletIds' }) }),
    gives: data(z.array(z.object({ householdId, count: z.int() }))),
    errors: 'counter',
  }),
  handOver: call({
    method: 'PATCH',
    path: '/api/v1/Postal/Uncollected/Status',
    summary: 'Hands packages over: all or none. 409101 names what somebody else took, who and when.',
    can: 'packages.handOver',
    service,
    body: 'patch',
    takes: z.object({
      ...handOverFields,
      packageIds: z.array(Id).min(1).max(200).meta({ wire: 'PdIds' }),
      /** In-person packages whose recipient the desk checked; when sent, it must name every one of them. */
      verifiedIds: z.array(Id).max(200).optional().meta({ wire: 'VerifiedPdIds' }),
    }),
    gives: data(z.object({ handOverId: Id, count: z.int(), at: Instant })),
    errors: 'own',
  }),
  register: call({
    method: 'POST',
    path: '/api/v1/Postal',
    summary:
      'Registers a package that a courier left. The client makes the id, so a retry is the same package.',
    can: 'packages.register',
    service,
    takes: z.object({
      packageId,
      householdId,
      recipientId: packageFields.recipientId.default(null),
      kindId: packageFields.kindId,
      courierId: packageFields.courierId.default(null),
      temperature: packageFields.temperature.default(0),
      trackingNumber: trackingNumber.default(''),
      shelfPosition: shelfPosition.default(''),
      note: packageFields.note.default(''),
      photoPath: line(200).default('').meta({ wire: 'PhotoUrl' }),
      inPersonOnly: inPersonOnly.default(false),
      cashOnDelivery: cashOnDelivery.default(false),
      pieceCount: pieceCount.default(1),
    }),
    gives: data(RegisteredPackage),
  }),
  findEarlier: call({
    method: 'GET',
    path: '/api/v1/Postal/Duplicate',
    summary: 'Packages of the last 30 days with the same tracking number: a warning, never a block.',
    can: 'packages.view',
    service,
    takes: z.object({ trackingNumber: words(60).meta({ wire: 'TransportCode' }) }),
    gives: data(z.array(EarlierPackage)),
    errors: 'counter',
  }),
  registerOptions: call({
    method: 'GET',
    path: '/api/v1/Postal/RegisterOptions',
    summary: 'Kinds, couriers and shelf positions to choose from.',
    can: 'packages.view',
    service,
    takes: z.object({}),
    gives: data(RegisterOptions),
  }),
  listJustRegistered: call({
    method: 'GET',
    path: '/api/v1/Postal/Recent',
    summary: 'The packages that this desk registered last.',
    can: 'packages.view',
    service,
    takes: z.object({ maxCount: z.int().min(1).max(50).default(12) }),
    gives: data(z.array(RegisteredPackage)),
  }),
  undoHandOver: call({
    method: 'POST',
    path: '/api/v1/Postal/{packageId}/UndoHandOver',
    summary:
      'Takes a hand-over of the last 24 hours back, with a reason: the package waits again, under a new number when its own was given away.',
    can: 'packages.handOver',
    service,
    takes: z.object({ packageId: Id, reason: words(30) }),
    gives: data(z.object({ packageId, serialNumber, isNewSerialNumber: z.boolean() })),
  }),
  voidPackage: call({
    method: 'POST',
    path: '/api/v1/Postal/{packageId}/Void',
    summary: 'Takes a registration back, with a reason; the row stays.',
    can: 'packages.register',
    service,
    takes: z.object({ packageId: Id, reason: words(30) }),
    gives: done,
  }),
  reprintLabel: call({
    method: 'POST',
    path: '/api/v1/Postal/{packageId}/Label',
    summary: 'What a label shows, for printing it again; audited.',
    can: 'packages.register',
    service,
    takes: z.object({ packageId: Id }),
    gives: data(RegisteredPackage),
  }),
  findPackages: call({
    method: 'GET',
    path: '/api/v1/Postal/Search',
    summary: 'Waiting packages by tracking number (whole or its end) or serial number.',
    can: 'packages.view',
    service,
    takes: z.object({ text: words(60), maxCount: z.int().min(1).max(50).default(8) }),
    gives: data(z.array(WaitingPackage)),
    errors: 'counter',
  }),
  summarizeWaiting: call({
    method: 'GET',
    path: '/api/v1/Postal/Waiting/Summary',
    summary: 'What the duty board shows of the packages that wait.',
    can: 'packages.view',
    service,
    takes: z.object({ maxCount: z.int().min(1).max(20).default(7) }),
    gives: data(WaitingSummary),
    errors: 'counter',
  }),
  listWaiting: call({
    method: 'GET',
    path: '/api/v1/Postal/Waiting',
    summary: 'All packages that wait, the newest first.',
    can: 'packages.view',
    service,
    takes: z.object({ ...paging }),
    gives: page(WaitingPackage),
  }),
})
