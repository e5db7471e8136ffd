import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

export const clockChanged = eventKind('clockEntries.changed', 'clockEntries.clock', z.object({ clockId: Id }))
