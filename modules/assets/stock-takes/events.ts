import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** A stock-take was begun, counted at, or closed. */
export const stockTakesChanged = eventKind('stockTakes.changed', 'stockTakes.view', z.object({ takeId: Id }))
