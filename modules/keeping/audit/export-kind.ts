import { z } from 'zod'
import { exportKind } from '#platform/contract/export-kind.ts'
import { auditFilters } from './contract.ts'

/** The audit as an export, with the page's own filters. */
export const auditExport = exportKind('audit', z.object(auditFilters))
