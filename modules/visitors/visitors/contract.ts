import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, done, Id, Instant, line, RowVersion, verbatim, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import {
  approvals,
  arrivalFields,
  householdId,
  label,
  VisitorDetail,
  visitFields,
  visitorId,
} from '#modules/visitors/visits/contract.ts'

/** A recurring visitor has at most so many bookings at once. */
export const mostRepeats = 120

// R181: whatever a browser of the older pages does with a 400 of this call, it says this.
export const visitorLeft = () => problem(400531, '訪客已離開！')
export const reasonMissing = () => problem(400532, '請選擇或填寫來訪事由。')
export const householdMissing = () => problem(400533, '訪客要找住戶，請選擇戶別。')
export const notAPlate = () => problem(400534, '車牌只能有英文字母、數字、中文字與連字號，請檢查後再送出。')
export const notAPhone = () => problem(400535, '電話號碼不正確，請檢查後再送出。')
export const whoMissing = () => problem(400536, '預約請填寫訪客姓名或廠商名稱。')
export const badTimes = () => problem(400537, '預約的結束時間要晚於開始時間，且不能已經過去。')
export const tooFarAhead = () => problem(400538, '預約最多到一年後，每次最長 7 天。')
export const tooManyRepeats = () => problem(400539, `一次最多預約 ${mostRepeats} 次，請縮短期間。`)
export const neverRepeats = () => problem(400540, '所選的星期在期間內沒有任何一天。')
export const unknownReason = () => problem(400541, '沒有這個來訪事由，或已停用，請重新選擇。')
export const unknownVendorKind = () => problem(400542, '沒有這個廠商類別，或不屬於所選的事由，請重新選擇。')
export const unknownPledge = () => problem(400543, '社區沒有這一種換證證件，或已停用，請重新選擇。')
export const unknownCard = () => problem(404532, '這張卡沒有借給任何在場的訪客。')
export const alreadyArrived = (sentence: string) => problem(409534, sentence)
export const notArrived = () => problem(409537, '訪客還沒到訪，無法登記離開。')
export const notBooked = () => problem(409538, '只有還沒到訪的預約可以修改或取消。')
export const changedMeanwhile = (sentence: string) => problem(409539, sentence)
export const visitorIdTaken = () => problem(409540, '同一次登記已存成另一位訪客，請關閉視窗後重新登記。')
export const cardInUse = (who: string) => problem(409541, `這張卡目前由${who}使用，請換一張卡。`)
export const bayInUse = (bay: string, who: string) => problem(409542, `車位 ${bay} 目前由${who}使用。`)
export const thingsMissing = (sentence: string, missing: unknown) =>
  problem(409543, sentence, { data: missing })
export const nothingBooked = () => problem(409544, '這位訪客沒有預約，無法產生 QR 碼。')
export const alreadyOver = () => problem(409545, '這筆訪客紀錄已結束，無法更正。')
export const alreadyForgotten = () => problem(409546, '這筆紀錄的個人資料已依保存期限清除，無法更正。')

const service = [17, 50] as const

const day = Day
/** The weekdays (0 is Sunday) on which somebody comes again, until a last day. */
const Repeat = z.object({
  weekdays: z.array(z.int().min(0).max(6)).min(1).max(7),
  untilDay: day,
})
export type Repeat = z.output<typeof Repeat>

const bookingTimes = {
  bookStart: Instant.meta({ wire: 'BookStartUtc' }),
  bookEnd: Instant.meta({ wire: 'BookEndUtc' }),
}
const rowVersion = RowVersion.optional()
const loan = z.object({
  lendableId: Id.meta({ wire: 'AssetId' }),
  quantity: z.int().min(1).max(999),
})
const given = data(VisitorDetail)
const handle = { can: 'visitors.handle', service } as const

/** A field that a correction may leave out. */
const correctable = {
  ...z.object({ ...visitFields, ...arrivalFields }).partial().shape,
  // Defaults would turn "left out" into "emptied".
  householdId: householdId.optional(),
  name: visitFields.name.unwrap().optional().meta({ wire: 'GuestName' }),
  phone: visitFields.phone.unwrap().optional(),
  reasonId: Id.nullable().optional().meta({ wire: 'CauseTypeId' }),
  reason: visitFields.reason.unwrap().optional().meta({ wire: 'CauseTypeName' }),
  vendorKindId: Id.nullable().optional().meta({ wire: 'VendorTypeId' }),
  firm: visitFields.firm.unwrap().optional().meta({ wire: 'VendorName' }),
  plate: visitFields.plate.unwrap().optional().meta({ wire: 'LicensePlateNumber' }),
  parkingBay: visitFields.parkingBay.unwrap().optional().meta({ wire: 'ParkingSpace' }),
  remark: visitFields.remark.unwrap().optional(),
  cardCode: arrivalFields.cardCode.unwrap().optional().meta({ wire: 'CarrierCode' }),
  pledgeKindId: Id.nullable().optional().meta({ wire: 'IdCardId' }),
  pledgeSlot: arrivalFields.pledgeSlot.unwrap().optional(),
  photoPath: arrivalFields.photoPath.unwrap().optional().meta({ wire: 'PhotoUrl' }),
}

export const visitors = contract('visitors', {
  register: call({
    ...handle,
    method: 'POST',
    path: '/api/v2/Guest/CreateAndArrived',
    summary:
      'Somebody walks in: registered and arrived at once, things lent with it. The client makes the id, so a retry is the same visitor.',
    takes: z.object({
      visitorId: Id.optional().meta({ wire: 'Id' }),
      ...visitFields,
      ...arrivalFields,
      approval: z.enum(approvals).default(''),
      approvalBy: line(20).default(''),
      loans: z.array(loan).max(20).default([]).meta({ wire: 'Assets' }),
    }),
    gives: given,
  }),
  book: call({
    ...handle,
    method: 'POST',
    path: '/api/v1/Guest/BookGuest',
    summary: 'Books a visit that a household announced, or the visits of somebody who comes again and again.',
    takes: z.object({
      visitorId: Id.optional().meta({ wire: 'Id' }),
      ...visitFields,
      ...bookingTimes,
      repeat: Repeat.nullable().default(null),
    }),
    gives: data(z.object({ first: VisitorDetail, count: z.int() })),
  }),
  getVisitor: call({
    method: 'GET',
    path: '/api/v1/Guest/{visitorId}',
    summary: 'One visitor with everything that happened; the view is audited.',
    can: 'visitors.view',
    service,
    takes: z.object({ visitorId }),
    gives: given,
    errors: 'own',
  }),
  correct: call({
    ...handle,
    method: 'PATCH',
    path: '/api/v1/Guest/{visitorId}',
    summary: 'Corrects what was written down; fields left out stay. Old values stay in the timeline.',
    body: 'patch',
    takes: z.object({ visitorId, rowVersion, because: line(30).default(''), ...correctable }),
    gives: given,
  }),
  useCode: call({
    ...handle,
    method: 'POST',
    path: '/api/v1/Guest/QRcode/{code}',
    summary:
      'With a scanned code: its booked visitor arrives; the code is used up. With the id of a booking: a new code for it.',
    takes: z.object({ code: verbatim(200).min(1), ...arrivalFields }),
    gives: given,
  }),
  arrive: call({
    ...handle,
    method: 'POST',
    path: '/api/v1/Guest/{visitorId}/ArrivedInfo',
    summary: 'A booked visitor is there.',
    takes: z.object({ visitorId, ...arrivalFields }),
    gives: given,
  }),
  editBooking: call({
    ...handle,
    method: 'PUT',
    path: '/api/v1/Guest/{visitorId}/EditBooked',
    summary: 'Changes a booking; of a recurring visitor also all that follow, whose days stay.',
    takes: z.object({
      visitorId,
      rowVersion,
      ...visitFields,
      ...bookingTimes,
      isFollowing: z.boolean().default(false),
    }),
    gives: given,
  }),
  cancelBooking: call({
    ...handle,
    method: 'POST',
    path: '/api/v1/Guest/{visitorId}/CancelBooked',
    summary: 'Calls a booking off; of a recurring visitor also all that follow.',
    takes: z.object({ visitorId, reason: line(30).default(''), isFollowing: z.boolean().default(false) }),
    gives: data(z.object({ count: z.int() })),
  }),
  noteApproval: call({
    ...handle,
    method: 'POST',
    path: '/api/v1/Guest/{visitorId}/Approval',
    summary: 'The desk called the host: what they said, and who it was.',
    takes: z.object({
      visitorId,
      approval: z.enum(approvals).exclude(['']),
      approvalBy: line(20).default(''),
    }),
    gives: given,
  }),
  leave: call({
    ...handle,
    method: 'POST',
    path: '/api/v1/Guest/{visitorId}/Leaved',
    summary:
      'A visitor leaves, returning what was lent. 409543 names what is missing until it is said that they leave without it.',
    body: 'patch',
    takes: z.object({
      visitorId,
      byCard: z.boolean().default(false),
      returns: z
        .array(loan.extend({ loanId: Id }))
        .max(40)
        .default([])
        .meta({ wire: 'ReturnHistories' }),
      isMissingAccepted: z.boolean().default(false),
    }),
    gives: given,
    errors: 'own',
  }),
  findByCard: call({
    method: 'GET',
    path: '/mvc/Guest/GetGIdByCarrier',
    summary: 'Which visitor has this visitor card.',
    can: 'visitors.view',
    service,
    takes: z.object({ cardCode: words(60).meta({ wire: 'carrier' }) }),
    gives: data(z.object({ visitorId: Id.meta({ wire: 'GId' }), householdId: householdId, label })),
    errors: 'own',
  }),
  leaveFromOldPage: call({
    ...handle,
    method: 'POST',
    path: '/ajax/ajax.asmx/leaveGuest',
    summary: 'A visitor leaves, from the older page, which asked about missing things itself.',
    body: 'form',
    takes: z.object({
      /** How they leave: 1 by card; anything else is without. */
      how: line(20).default('').meta({ wire: 'v' }),
      visitorId: Id.meta({ wire: 't' }),
    }),
    gives: done,
    errors: 'own',
  }),
})
