import { z } from 'zod'
import { exportKind } from '#platform/contract/export-kind.ts'
import { depositFilters } from './contract.ts'

/** The list of deposits as an export, with the list's own filters; beside the contract, which every page loads. */
export const depositExport = exportKind('deposits', z.object(depositFilters))
