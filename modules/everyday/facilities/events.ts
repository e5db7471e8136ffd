import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** A facility was added, changed, ordered, retired or shown again. */
export const facilitiesChanged = eventKind('facilities.changed', 'facilities.view', z.object({}))
