import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** The exchange got another key, or spoke for the first time. */
export const exchangeChanged = eventKind('intercomRinging.changed', 'intercomRinging.configure', z.object({}))
