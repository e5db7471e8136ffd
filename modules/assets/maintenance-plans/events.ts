import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

export const maintenanceChanged = eventKind(
  'maintenancePlans.changed',
  'maintenancePlans.view',
  z.object({ planId: Id }),
)
