import { z } from 'zod'
import { Id } from '#platform/contract/fields.ts'

/** Sends a supplier its link: one that somebody asked for, or by itself once a day (null). */
export const tellJob = {
  name: 'supplierMaintenance.tell',
  payload: z.object({ supplierId: Id, toldId: Id.nullable().default(null) }),
}
