import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, Instant, line, Offset, page } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { Status, targets, Visitor } from './shapes.ts'

export {
  type Act,
  acts,
  type Approval,
  approvals,
  arrivalFields,
  arrivals,
  type ArrivedHow,
  changedFields,
  departures,
  type Happening,
  householdId,
  label,
  type LeftHow,
  Status,
  targets,
  visitFields,
  Visitor,
  VisitorDetail,
  visitorId,
  type VisitorState,
  visitorStates,
  type VisitTarget,
} from './shapes.ts'

/** A total of a long past is counted no further than this. */
export const mostCounted = 10_000
/** Hours before and after a booking in which its code is good; after them it expires. */
export const graceHours = 2

export const tooLittleTyped = () => problem(400521, '請至少輸入車牌 3 碼或電話 4 碼。')
export const codesOff = () => problem(403531, '社區未開啟訪客 QR 碼。')
export const unknownCode = () => problem(404531, '沒有這個訪客 QR 碼，請訪客重新出示，或改以姓名查詢預約。')
export const codeUsed = (sentence: string) => problem(409531, sentence)
export const codeReplaced = () => problem(409532, '這個 QR 碼已換新，請訪客出示最新的一個。')
export const codeOver = () => problem(409533, '這個 QR 碼不在有效時間內，請確認預約的日期與時間。')
export const bookingCancelled = () => problem(409535, '這筆預約已取消。')
export const bookingExpired = () => problem(409536, '這筆預約已逾期，請改按「登記訪客」。')

const service = [17, 50] as const
const see = { can: 'visitors.view', service } as const

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

const Proposal = z.object({
  visitorId: Id.meta({ wire: 'Id' }),
  name: z.string().meta({ wire: 'GuestName' }),
  /** Masked: 0912***678. */
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

/** The records of visitors, read: who is inside, awaited, was here. */
export const visits = contract('visits', {
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
})
