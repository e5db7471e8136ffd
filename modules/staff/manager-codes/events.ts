import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** Somebody scanned the code that ends like this: the browser that shows it says so. */
export const codeVerified = eventKind(
  'managerCodes.verified',
  'managerCodes.show',
  z.object({ ending: z.string(), by: z.string() }),
)
