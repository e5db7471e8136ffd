import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** Something that the community decided about its visitors is different now: a section or a list. */
export const visitorSettingsChanged = eventKind(
  'visitorSettings.changed',
  'visitorSettings.view',
  z.object({ part: z.enum(['desk', 'registration', 'reasons', 'vendorKinds', 'pledgeKinds']) }),
)
