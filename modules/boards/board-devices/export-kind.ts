import { z } from 'zod'
import { exportKind } from '#platform/contract/export-kind.ts'
import { playFilters } from './contract.ts'

/** Proof of play as an export, hour by hour. */
export const playsExport = exportKind('boardPlays', z.object(playFilters))
