import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, Id, Instant, verbatim } from '#platform/contract/fields.ts'
import { Export } from '#modules/keeping/exports/contract.ts'
import { foodService } from '#modules/meals/food-menu/contract.ts'
import { orderStates } from '#modules/meals/order-shapes.ts'

/** What can be written into a file: orders, or their lines. */
export const reportKinds = ['foodOrders', 'foodOrderLines'] as const
export type ReportKind = (typeof reportKinds)[number]

const service = foodService
const path = '/api/v1/TableFoodExportStorage'
const read = { method: 'GET', can: 'foodReports.export', service } as const
const exportId = Id.meta({ wire: 'Id' })

const Sums = z.object({
  orders: z.int(),
  portions: z.int(),
  normalPoints: z.int(),
  cashPoints: z.int(),
  voided: z.int(),
  /** Points of voided orders that came back after their last day. */
  deadPoints: z.int(),
})

/** What a month was at the kitchen. */
export const MonthReport = z.object({
  sums: Sums,
  dishes: z.array(z.object({ name: z.string(), portions: z.int(), points: z.int() })),
  households: z.array(
    z.object({
      householdId: Id.meta({ wire: 'TabletId' }),
      label: z.string().meta({ wire: 'TabletNote' }),
      orders: z.int(),
      portions: z.int(),
      normalPoints: z.int(),
      cashPoints: z.int(),
    }),
  ),
})
export type MonthReport = z.output<typeof MonthReport>

/** Reports of the kitchen: a month, and files with a list of how far they are (R440 to R443). */
export const foodReports = contract('foodReports', {
  month: call({
    method: 'GET',
    path: '/api/v1/TableFoodReport/Month',
    summary: 'A month by dish, household and purse; by the day of picking up.',
    can: 'foodReports.view',
    service,
    takes: z.object({
      ym: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: '月份請填 2026-11 這樣的格式' }),
    }),
    gives: data(MonthReport),
  }),
  listExports: call({
    ...read,
    path,
    summary: 'Files that were asked for and how far they are; managers see everybody’s (R443).',
    takes: z.object({}),
    gives: data(z.array(Export)),
  }),
  start: call({
    method: 'POST',
    path,
    summary: 'Asks for a file; three at a time in a community (R442). The same id is the same file.',
    can: 'foodReports.export',
    service,
    takes: z.object({
      exportId,
      report: z.enum(reportKinds),
      orderState: z
        .enum([...orderStates, 'all'])
        .default('all')
        .meta({ wire: 'State' }),
      from: Day.meta({ wire: 'StartDate' }),
      until: Day.meta({ wire: 'EndDate' }),
    }),
    gives: data(Export),
  }),
  listReady: call({
    ...read,
    path: `${path}/Completed-And-Downloadable`,
    summary: 'Files that are finished and not deleted yet: they go after seven days (R441).',
    takes: z.object({}),
    gives: data(z.array(Export)),
  }),
  sign: call({
    ...read,
    path: `${path}/{exportId}/Url-Signer`,
    summary: 'An address of a finished file that is good for five minutes; audited.',
    inTransaction: 'that it was asked for is audited',
    takes: z.object({ exportId: Id }),
    gives: data(z.object({ url: z.string(), expiresAt: Instant.meta({ wire: 'ExpireAtUtc' }) })),
  }),
  download: call({
    method: 'GET',
    path: `${path}/File/{token}`,
    summary: 'The file of a signed address.',
    can: 'public',
    takes: z.object({ token: verbatim(400) }),
    gives: z.object({}),
  }),
})
