import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** A session began, ended, was full, or waits for somebody. */
export const sessionMoved = eventKind(
  'chargingSessions.moved',
  'chargingSessions.view',
  z.object({ sessionId: Id, connectorId: Id }),
)
/** Somebody decided what a session is charged for. */
export const sessionSettled = eventKind(
  'chargingSessions.settled',
  'chargingSessions.view',
  z.object({ sessionId: Id }),
)
