import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

export const boardChangedEvent = eventKind('boards.changed', 'boards.view', z.object({ boardId: Id }))
/** Which board is shown when is different now. */
export const schedulesChanged = eventKind('boards.scheduled', 'boards.view', z.object({}))
/** Another module put something on every board, or took it off. */
export const boardPosted = eventKind('boards.posted', 'boards.view', z.object({}))
