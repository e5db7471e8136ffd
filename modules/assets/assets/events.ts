import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** Assets were added, changed or removed; [] when they are too many to name. */
export const assetsChanged = eventKind('assets.changed', 'assets.view', z.object({ assetIds: z.array(Id) }))
/** A paper of an asset ends within its days of reminder. */
export const assetPaperEnds = eventKind(
  'assets.paperEnds',
  'assets.view',
  z.object({ assetId: Id, attachmentId: Id }),
)
