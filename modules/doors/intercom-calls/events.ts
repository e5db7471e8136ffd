import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** A call began, was answered, opened a door, or ended. */
export const callMoved = eventKind('intercomCalls.moved', 'intercomCalls.view', z.object({ callId: Id }))
/** The chains of households were tested. */
export const chainsTested = eventKind('intercomCalls.tested', 'intercomCalls.view', z.object({}))
