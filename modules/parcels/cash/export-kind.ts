import { z } from 'zod'
import { exportKind } from '#platform/contract/export-kind.ts'
import { cashFilters } from './contract.ts'

/** The ledger of cash as an export, with the list's own filters; beside the contract, which every page loads. */
export const cashExport = exportKind('cash', z.object(cashFilters))
