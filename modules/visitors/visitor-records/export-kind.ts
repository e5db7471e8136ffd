import { z } from 'zod'
import { exportKind } from '#platform/contract/export-kind.ts'
import { recordFilters } from '#modules/visitors/visits/contract.ts'

/** The record of visitors as an export, with the record's own filters; beside the contract, which more pages load. */
export const visitorExport = exportKind('visitors', z.object(recordFilters))
