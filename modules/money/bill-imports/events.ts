import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** A workbook was uploaded, taken in or given up. */
export const billImportChanged = eventKind(
  'billImports.changed',
  'billImports.use',
  z.object({ importId: Id }),
)
