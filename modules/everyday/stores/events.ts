import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** A shop was added, changed, retired, shown again or moved. */
export const storesChanged = eventKind('stores.changed', 'stores.view', z.object({}))
