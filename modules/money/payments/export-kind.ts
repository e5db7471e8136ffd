import { z } from 'zod'
import { exportKind } from '#platform/contract/export-kind.ts'
import { writeoffFilters } from './writeoff-contract.ts'

/** The list of what payments were put to as an export, with its own filters. */
export const writeoffExport = exportKind('writeoffs', z.object(writeoffFilters))
