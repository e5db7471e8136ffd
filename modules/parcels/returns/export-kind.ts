import { z } from 'zod'
import { exportKind } from '#platform/contract/export-kind.ts'
import { itemFilters, listState } from './contract.ts'

/** The list of returns and outgoing parcels as an export, with the list's own filters; beside the contract, which every page loads. */
export const itemExport = exportKind('returns', z.object({ state: listState, ...itemFilters }))
