import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

const payload = z.object({ messageId: Id })

/** A household wrote. */
export const messageCame = eventKind('messages.came', 'messages.view', payload)
/** Something was said or done about one. */
export const messageChanged = eventKind('messages.changed', 'messages.view', payload)
