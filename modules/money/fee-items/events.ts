import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** An item, a rate, whom an item is for, or a setting of fees was changed. */
export const feeItemsChanged = eventKind('feeItems.changed', 'feeItems.view', z.object({}))
