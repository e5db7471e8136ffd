import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** A period was opened, changed, closed or taken back. */
export const gasPeriodChanged = eventKind('gasPeriods.changed', 'gasPeriods.view', z.object({ periodId: Id }))
