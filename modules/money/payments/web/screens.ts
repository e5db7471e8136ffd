import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'
import { backOfFees } from '#modules/money/fee-items/web/public.ts'

const text = z.string().optional().catch(undefined)
const getParentRoute = () => rootRoute
const meta = { prev: backOfFees, service: [2] } as const

const taking = {
  getParentRoute,
  component: lazyRouteComponent(() => import('./TakePage.tsx'), 'TakePage'),
  staticData: managed({ ...meta, title: 'payments:take', can: 'payments.take' }),
}
/** Takes money at the desk; the id is of a bill, or any code of one. */
export const takeRoute = createRoute({ ...taking, path: '/mgmt/fee/$type/payment' })
export const takeOfBillRoute = createRoute({ ...taking, path: '/mgmt/fee/$type/payment/$id' })
export const kgiTakeRoute = createRoute({ ...taking, path: '/mgmt/fee-kgi/$type/payment' })
export const kgiTakeOfBillRoute = createRoute({ ...taking, path: '/mgmt/fee-kgi/$type/payment/$id' })

/** The list's filters live in the address, so that a link shows the same list. */
const search = z.object({
  view: z.enum(['undone', 'all']).optional().catch(undefined),
  text,
  channel: z.enum(['cash', 'cheque', 'remittance', 'atm', 'store', 'card']).optional().catch(undefined),
  from: text,
  to: text,
  open: text,
})
export type WriteoffSearch = z.output<typeof search>
const writeoffs = {
  getParentRoute,
  validateSearch: (given: Record<string, unknown>) => search.parse(given),
  component: lazyRouteComponent(() => import('./WriteoffsPage.tsx'), 'WriteoffsPage'),
  staticData: managed({ ...meta, keepAlive: true, title: 'payments:writeoffs', can: 'payments.view' }),
}
/** What payments were put to. */
export const writeoffsRoute = createRoute({ ...writeoffs, path: '/mgmt/fee/$type/writeoff' })
export const kgiWriteoffsRoute = createRoute({ ...writeoffs, path: '/mgmt/fee-kgi/$type/writeoff' })

const depositSearch = z.object({ view: z.enum(['refunds']).optional().catch(undefined), text, open: text })
export type DepositSearch = z.output<typeof depositSearch>
const deposits = {
  getParentRoute,
  validateSearch: (given: Record<string, unknown>) => depositSearch.parse(given),
  component: lazyRouteComponent(() => import('./DepositPage.tsx'), 'DepositPage'),
  staticData: managed({ ...meta, keepAlive: true, title: 'payments:deposit', can: 'payments.view' }),
}
/** What households paid ahead, and refunds. */
export const depositRoute = createRoute({ ...deposits, path: '/mgmt/fee/$type/deposit' })
export const kgiDepositRoute = createRoute({ ...deposits, path: '/mgmt/fee-kgi/$type/deposit' })

const chequeSearch = z.object({
  view: z.enum(['cashed', 'voided']).optional().catch(undefined),
  text,
  open: text,
})
export type ChequeSearch = z.output<typeof chequeSearch>
const cheques = {
  getParentRoute,
  validateSearch: (given: Record<string, unknown>) => chequeSearch.parse(given),
  component: lazyRouteComponent(() => import('./ChequesPage.tsx'), 'ChequesPage'),
  staticData: managed({ ...meta, keepAlive: true, title: 'payments:cheques', can: 'payments.view' }),
}
/** Cheques of the desk: what is held, cashed, or bounced. */
export const chequesRoute = createRoute({ ...cheques, path: '/mgmt/fee/$type/cheques' })
export const kgiChequesRoute = createRoute({ ...cheques, path: '/mgmt/fee-kgi/$type/cheques' })

const entrySearch = z.object({
  view: z.enum(['clerks', 'days']).optional().catch(undefined),
  by: text,
  channel: search.shape.channel,
  from: text,
  to: text,
  open: text,
})
export type EntrySearch = z.output<typeof entrySearch>
const entryReports = {
  getParentRoute,
  validateSearch: (given: Record<string, unknown>) => entrySearch.parse(given),
  component: lazyRouteComponent(() => import('./EntryReportsPage.tsx'), 'EntryReportsPage'),
  staticData: managed({ ...meta, keepAlive: true, title: 'payments:entryReports', can: 'payments.view' }),
}
/** Receipts by day, clerk and channel. */
export const entryReportsRoute = createRoute({ ...entryReports, path: '/mgmt/fee/$type/entry-report' })
export const kgiEntryReportsRoute = createRoute({ ...entryReports, path: '/mgmt/fee-kgi/$type/entry-report' })

export const paymentScreens = [
  takeRoute,
  takeOfBillRoute,
  kgiTakeRoute,
  kgiTakeOfBillRoute,
  writeoffsRoute,
  kgiWriteoffsRoute,
  depositRoute,
  kgiDepositRoute,
  chequesRoute,
  kgiChequesRoute,
  entryReportsRoute,
  kgiEntryReportsRoute,
] as const
