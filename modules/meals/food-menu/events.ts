import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** What the kitchen sells is other than before, or what is left of it. */
export const foodMenuChanged = eventKind('foodMenu.changed', 'foodMenu.view', z.object({}))
