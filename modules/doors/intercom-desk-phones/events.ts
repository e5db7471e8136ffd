import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** A telephone of the desk was switched on or off, or registered. */
export const phonesChanged = eventKind('intercomDeskPhones.changed', 'intercomDeskPhones.use', z.object({}))
