import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

export const pointsChanged = eventKind(
  'alarmPoints.changed',
  'alarmPoints.view',
  z.object({ pointIds: z.array(Id) }),
)
