import { z } from 'zod'
import { exportKind } from '#platform/contract/export-kind.ts'
import { voucherFilters } from './contract.ts'

/** The list as an export, with its own filters; beside the contract, which every page loads. */
export const voucherExport = exportKind('vouchers', z.object(voucherFilters))
