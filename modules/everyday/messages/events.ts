import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

const payload = z.object({ messageId: Id })

/** A household wrote. */
export const messageCame = eventKind('messages.came', 'messages.view', payload)
/** Something was said or done about one. */
export const messageChanged = eventKind('messages.changed', 'messages.view', payload)
/** A reply was written; its household, and those of messages that were merged into it, are told. */
export const messageReplied = eventKind(
  'messages.replied',
  'messages.view',
  z.object({ lineIds: z.array(Id) }),
)
/** Kinds of messages or ready replies were changed. */
export const messageSettingsChanged = eventKind('messages.settingsChanged', 'messages.view', z.object({}))
