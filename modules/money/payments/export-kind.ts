import { z } from 'zod'
import { exportKind } from '#platform/contract/export-kind.ts'
import { writeoffFilters } from './writeoff-contract.ts'

/** All refunds and voids as an export. */
export const refundExport = exportKind('refunds', z.object({}))

/** The list of what payments were put to as an export, with its own filters. */
export const writeoffExport = exportKind('writeoffs', z.object(writeoffFilters))
