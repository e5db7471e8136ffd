import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, Instant, line } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { recordFilters } from '#modules/visitors/visits/contract.ts'

/** Rows of a file that is made while one waits; more are an export of their own. */
export const mostAtOnce = 5000

export const tooManyForFile = (total: number) =>
  problem(
    413521,
    `符合條件的訪客超過 ${mostAtOnce.toLocaleString('en')} 筆（${total.toLocaleString('en')} 筆），請縮小日期範圍，或改用「匯出」。`,
  )

const service = [17, 50] as const
const see = { can: 'visitors.view', service } as const

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

export const visitorRecords = contract('visitorRecords', {
  exportRecords: call({
    method: 'GET',
    path: '/api/v1/Guest/Record/Export',
    summary: 'The records as a workbook at once, people masked; the export is audited.',
    can: 'exports.use',
    service,
    takes: z.object(recordFilters),
    gives: z.object({}),
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
    unaudited: 'a list of who is inside, which only the method of the older page makes a write',
  }),
})
