import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

export const bansChanged = eventKind('visitorBans.changed', 'visitorBans.view', z.object({ banId: Id }))
/** Somebody of the black list was recognised: a quiet word to the desk; nothing is refused and the visitor is not told. */
export const banRecognised = eventKind(
  'visitorBans.recognised',
  'visitorBans.view',
  z.object({ banId: Id, visitorId: Id.meta({ wire: 'GuestId' }) }),
)
