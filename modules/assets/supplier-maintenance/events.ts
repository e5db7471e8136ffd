import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

const Payload = z.object({ supplierId: Id })

/** A link is on its way to a supplier, or was taken. */
export const linkTold = eventKind('supplierMaintenance.told', 'supplierMaintenance.invite', Payload)
/** The link of the day did not reach a supplier: it knows nothing of its work of today. */
export const linkFailed = eventKind('supplierMaintenance.failed', 'supplierMaintenance.invite', Payload)
