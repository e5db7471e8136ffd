import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** A deletion was asked for, done or refused. */
export const personalDataRequested = eventKind(
  'personalData.requested',
  'personalData.manage',
  z.object({ requestId: Id }),
)
