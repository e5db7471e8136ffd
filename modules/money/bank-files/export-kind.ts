import { z } from 'zod'
import { exportKind } from '#platform/contract/export-kind.ts'
import { payoutFilters } from './payout-contract.ts'

/** Reconciliation as a sheet, with the filters of its page. */
export const payoutExport = exportKind('payouts', z.object(payoutFilters))
