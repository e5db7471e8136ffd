import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

export const suppliersChanged = eventKind('suppliers.changed', 'suppliers.view', z.object({ supplierId: Id }))
/** A contract, an insurance or a licence ends within its days of reminder. */
export const paperEnds = eventKind(
  'suppliers.paperEnds',
  'suppliers.view',
  z.object({ supplierId: Id, paperId: Id }),
)
