import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Day, Id } from '#platform/contract/fields.ts'

/** Somebody entered or left a draw, its list was closed, its numbers were written down, or it was drawn. */
export const facilityDrawChanged = eventKind(
  'facilityDraws.changed',
  'facilityDraws.view',
  z.object({ facilityId: Id, day: Day }),
)
