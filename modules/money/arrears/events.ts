import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** Households were dunned, or a step was taken back. */
export const demandsMade = eventKind('arrears.demanded', 'arrears.view', z.object({ count: z.int() }))
