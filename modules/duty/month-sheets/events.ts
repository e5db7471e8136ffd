import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

export const monthSheetChanged = eventKind(
  'monthSheets.changed',
  'monthSheets.see',
  z.object({ month: z.string() }),
)
