import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** Something of the parcel desk's settings is different now: `part` is a section or a list. */
export const packageSettingsChanged = eventKind(
  'packageSettings.changed',
  'packageSettings.view',
  z.object({
    part: z.enum(['reminders', 'receiving', 'label', 'kinds', 'couriers', 'positions']),
  }),
)
