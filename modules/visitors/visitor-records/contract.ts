import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, Instant, line, Offset, page } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { Status, targets, Visitor } from '#modules/visitors/visitors/contract.ts'

/** A total of a long past is counted no further than this. */
export const mostCounted = 10_000
/** Rows of a file that is made while one waits; more are an export of their own. */
export const mostAtOnce = 5000

export const tooManyForFile = (total: number) =>
  problem(
    413521,
    `符合條件的訪客超過 ${mostAtOnce.toLocaleString('en')} 筆（${total.toLocaleString('en')} 筆），請縮小日期範圍，或改用「匯出」。`,
  )
export const tooLittleTyped = () => problem(400521, '請至少輸入車牌 3 碼或電話 4 碼。')

const service = [17, 50] as const
const see = { can: 'visitors.view', service, errors: 'core' } as const

/** The columns of the specification and no others (R167). */
const InsideRow = z.object({
  visitorId: Id.meta({ wire: 'Id' }),
  createdAt: Instant.meta({ wire: 'CreateAt' }),
  label: z.string().meta({ wire: 'TabletNote' }),
  name: z.string().meta({ wire: 'GuestName' }),
  plate: z.string().meta({ wire: 'LicensePlateNumber' }),
  remark: z.string(),
  arrived: z
    .object({
      arrivedAt: Instant.meta({ wire: 'CreateAt' }),
      cardCode: z.string().meta({ wire: 'CarrierCode' }),
      pledgeKindId: Id.nullable().meta({ wire: 'IdCardId' }),
    })
    .meta({ wire: 'ArrivedInfo' }),
})

export const recordFilters = {
  from: Instant.optional(),
  /** Before this instant. */
  to: Instant.optional(),
  householdId: Id.optional().meta({ wire: 'TabletId' }),
  /** A household's label or part of it, a name, a firm, a plate, the end of a telephone number, a remark. */
  keyword: line(40).default(''),
  status: Status.optional(),
  target: z.enum(targets).optional().meta({ wire: 'TargetKind' }),
  reasonId: Id.optional().meta({ wire: 'CauseTypeId' }),
  /** Only those who have not given everything back. */
  isStillLent: z.boolean().default(false).meta({ wire: 'IsStillLoan' }),
}
export type RecordFilters = z.output<z.ZodObject<typeof recordFilters>>

/** What a paged list takes: as the specification has it, and a cursor for deep pages. */
const recordPaging = {
  offset: z.int().min(0).max(10_000).default(0),
  maxCount: z.int().min(1).max(100).default(25),
  after: line(80).default(''),
}

const Group = z.object({
  label: z.string().meta({ wire: 'TabletNote' }),
  building: z.string().meta({ wire: 'Tag' }),
  name: z.string().meta({ wire: 'GuestName' }),
  people: z.int().meta({ wire: 'PeopleCount' }),
  /** Whole: somebody is to be called. */
  phone: z.string(),
  plate: z.string().meta({ wire: 'LicensePlateNumber' }),
  parkingBay: z.string().meta({ wire: 'ParkingSpace' }),
  reason: z.string().meta({ wire: 'CauseTypeName' }),
  firm: z.string().meta({ wire: 'VendorName' }),
  remark: z.string(),
  arrivedAt: Instant.meta({ wire: 'ArrivedAtUtc' }),
})

const Proposal = z.object({
  visitorId: Id.meta({ wire: 'Id' }),
  name: z.string().meta({ wire: 'GuestName' }),
  phone: z.string(),
  plate: z.string().meta({ wire: 'LicensePlateNumber' }),
  firm: z.string().meta({ wire: 'VendorName' }),
  target: z.enum(targets).meta({ wire: 'TargetKind' }),
  householdId: Id.nullable().meta({ wire: 'TabletId' }),
  label: z.string().meta({ wire: 'TabletNote' }),
  people: z.int().meta({ wire: 'PeopleCount' }),
  reasonId: Id.nullable().meta({ wire: 'CauseTypeId' }),
  reason: z.string().meta({ wire: 'CauseTypeName' }),
  vendorKindId: Id.nullable().meta({ wire: 'VendorTypeId' }),
  cameAt: Instant.meta({ wire: 'LastAtUtc' }),
  visits: z.int().meta({ wire: 'VisitCount' }),
  /** Still inside: perhaps the same visit. */
  isInside: z.boolean(),
  /** A booking of theirs that is awaited today; null: none. */
  bookedId: Id.nullable(),
})
export type Proposal = z.output<typeof Proposal>

export const visitorRecords = contract('visitorRecords', {
  listInside: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Guest/Arrived',
    summary: 'Who is inside now, the newest arrival first: the current-guest list (R167, R174).',
    takes: z.object({
      offset: Offset,
      maxCount: z.int().min(1).max(100).default(10),
    }),
    gives: page(InsideRow),
    // The dialog says what the documents say (R178, R179).
    errors: 'own',
  }),
  totalInside: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Guest/Arrived/Total',
    summary: 'How many visitors are inside, as entries and as heads.',
    takes: z.object({}),
    gives: data(z.object({ total: z.int(), people: z.int().meta({ wire: 'PeopleCount' }) })),
    errors: 'counter',
  }),
  listBooked: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Guest/BookGuest',
    summary: 'Who is awaited, the earliest first: from today on unless told otherwise.',
    takes: z.object({
      from: Instant.optional(),
      /** Before this instant. */
      to: Instant.optional(),
      householdId: Id.optional().meta({ wire: 'TabletId' }),
      target: z.enum(targets).optional().meta({ wire: 'TargetKind' }),
      keyword: line(40).default(''),
      offset: z.int().min(0).max(10_000).default(0),
      maxCount: z.int().min(1).max(100).default(50),
    }),
    gives: page(Visitor),
  }),
  listRecords: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Guest/Record',
    summary:
      'Everybody who came, is inside, is awaited or never came, the newest first; deep pages by After.',
    takes: z.object({ ...recordFilters, ...recordPaging }),
    gives: z.object({
      data: z.array(Visitor),
      pagination: z.object({
        offset: z.int(),
        maxCount: z.int(),
        total: z.int(),
        /** The total is more than this. */
        totalIsCapped: z.boolean(),
        /** '' after the last page. */
        after: z.string(),
      }),
    }),
  }),
  totalRecords: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Guest/Record/Total',
    summary: 'How many records and heads the filters find, by status.',
    takes: z.object(recordFilters),
    gives: data(
      z.object({
        total: z.int(),
        people: z.int().meta({ wire: 'PeopleCount' }),
        booked: z.int(),
        arrived: z.int(),
        left: z.int().meta({ wire: 'Leaved' }),
        cancelled: z.int(),
        expired: z.int(),
      }),
    ),
    errors: 'counter',
  }),
  exportRecords: call({
    method: 'GET',
    path: '/api/v1/Guest/Record/Export',
    summary: 'The records as a workbook at once, people masked; the export is audited.',
    can: 'exports.use',
    service,
    takes: z.object(recordFilters),
    gives: z.object({}),
    errors: 'own',
  }),
  listForEvacuation: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Guest/Arrived/Evacuation',
    summary: 'Who is inside now, all of them by building, ready for print; the print is audited.',
    can: 'visitors.handle',
    takes: z.object({}),
    gives: data(
      z.object({
        communityName: z.string(),
        at: Instant,
        total: z.int(),
        people: z.int().meta({ wire: 'PeopleCount' }),
        visitors: z.array(Group).meta({ wire: 'Guests' }),
      }),
    ),
    errors: 'own',
  }),
  propose: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Guest/Proposal',
    summary: 'Who came before with this plate or telephone number, and whom they visited.',
    can: 'visitors.handle',
    takes: z.object({
      plate: line(20).default('').meta({ wire: 'LicensePlateNumber' }),
      phone: line(30).default(''),
    }),
    gives: data(z.array(Proposal)),
    errors: 'counter',
  }),
  listBays: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Guest/ParkingSpace',
    summary: 'The visitors’ parking bays and who stands in each.',
    takes: z.object({}),
    gives: data(
      z.array(
        z.object({
          bay: z.string().meta({ wire: 'ParkingSpace' }),
          visitorId: Id.nullable().meta({ wire: 'GuestId' }),
          plate: z.string().meta({ wire: 'LicensePlateNumber' }),
          label: z.string().meta({ wire: 'TabletNote' }),
          arrivedAt: Instant.nullable().meta({ wire: 'ArrivedAtUtc' }),
        }),
      ),
    ),
    errors: 'counter',
  }),
  listForOldPage: call({
    ...see,
    method: 'POST',
    path: '/ajax/ajax.asmx/comServiceGuestRecord',
    summary: 'Who is inside now, as the older page reads it (R169 to R171).',
    body: 'form',
    takes: z.object({
      /** What narrows the list: as Keyword of the records. */
      keyword: line(40).default('').meta({ wire: 'condition' }),
      cardCode: line(60).default('').meta({ wire: 'c' }),
      /** 未使用: only those without a visitor card; anything else: all. */
      cardUse: line(20).default('').meta({ wire: 'f' }),
    }),
    gives: data(
      z.array(
        z.object({
          visitorId: Id.meta({ wire: 'a' }),
          householdId: Id.nullable().meta({ wire: 'b' }),
          arrivedAt: Instant.meta({ wire: 'd' }),
          cardUse: z.string().meta({ wire: 'f' }),
          label: z.string().meta({ wire: 'g' }),
          note: z.string().meta({ wire: 'h' }),
          name: z.string().meta({ wire: 'j' }),
          vendor: z.string().meta({ wire: 'k' }),
        }),
      ),
    ),
    errors: 'own',
    unaudited: 'a list of who is inside, which only the method of the older page makes a write',
  }),
})
