import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** A file was imported. */
export const bankFileImported = eventKind('bankFiles.imported', 'bankFiles.view', z.object({ fileId: Id }))
/** Something was done with a line. */
export const bankLineChanged = eventKind('bankFiles.lineChanged', 'bankFiles.view', z.object({ lineId: Id }))
export const bankFormatChanged = eventKind(
  'bankFiles.formatChanged',
  'bankFiles.view',
  z.object({ formatId: Id }),
)
export const payoutChanged = eventKind(
  'bankFiles.payoutChanged',
  'bankFiles.view',
  z.object({ payoutId: Id }),
)
