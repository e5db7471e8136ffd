import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

const payload = z.object({ notificationId: Id })

export const notificationChanged = eventKind('notifications.changed', 'notifications.view', payload)
/** A household read it. */
export const notificationRead = eventKind('notifications.read', 'notifications.view', payload)
