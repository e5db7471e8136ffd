import { z } from 'zod'
import { exportKind } from '#platform/contract/export-kind.ts'
import { debtFilters } from './debt-filters.ts'

/** The list of arrears as an export, with its own filters. */
export const debtExport = exportKind('debts', z.object(debtFilters))
