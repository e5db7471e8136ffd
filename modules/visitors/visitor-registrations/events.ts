import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

export const visitorRegistered = eventKind(
  'visitorRegistrations.registered',
  'visitorRegistrations.view',
  z.object({ registrationId: Id }),
)
