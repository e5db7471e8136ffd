import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** What a household may spend is other than before; null: of many at once. */
export const pointsChanged = eventKind(
  'points.changed',
  'points.view',
  z.object({ householdId: Id.nullable().meta({ wire: 'TabletId' }) }),
)
