import { z } from 'zod'
import { exportKind } from '#platform/contract/export-kind.ts'
import { eventFilters } from './contract.ts'

const { scope: _, ...filters } = eventFilters
/** The list as an export; beside the contract, which every page loads. Calls for help of households are not in it. */
export const alarmExport = exportKind('alarms', z.object(filters))
