import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { rootRoute, type ScreenMeta } from '#platform/web/router/root-route.ts'
import { backOfFees } from '#modules/money/fee-items/web/public.ts'

const ids = z.array(z.string()).max(200).optional().catch(undefined)
/** What is previewed: a run, or bills or write-offs by their ids; and the paper that was chosen. */
const search = z.object({
  run: z.string().optional().catch(undefined),
  bills: ids,
  writeoffs: ids,
  paper: z.enum(['a4', 'thermal80', 'thermal58']).optional().catch(undefined),
  perSheet: z.literal([2, 3]).optional().catch(undefined),
})
export type PreviewSearch = z.output<typeof search>

/** Papers alone: neither header nor footer stands around them (R017). */
const screen = (title: string): { meta: ScreenMeta } => ({
  meta: {
    header: 'none',
    footer: false,
    logoutinfo: false,
    prev: backOfFees,
    title,
    service: [2],
    can: 'feePapers.print',
  },
})
const shared = {
  getParentRoute: () => rootRoute,
  validateSearch: (given: Record<string, unknown>) => search.parse(given),
}
const bills = {
  ...shared,
  component: lazyRouteComponent(() => import('./BillPreviewPage.tsx'), 'BillPreviewPage'),
  staticData: screen('feePapers:billPreview'),
}
const receipts = {
  ...shared,
  component: lazyRouteComponent(() => import('./ReceiptPreviewPage.tsx'), 'ReceiptPreviewPage'),
  staticData: screen('feePapers:receiptPreview'),
}

export const billPreviewRoute = createRoute({ ...bills, path: '/mgmt/fee/$type/print-bill-preview' })
export const kgiBillPreviewRoute = createRoute({ ...bills, path: '/mgmt/fee-kgi/$type/print-bill-preview' })
export const receiptPreviewRoute = createRoute({ ...receipts, path: '/mgmt/fee/$type/print-receipt-preview' })
export const kgiReceiptPreviewRoute = createRoute({
  ...receipts,
  path: '/mgmt/fee-kgi/$type/print-receipt-preview',
})
