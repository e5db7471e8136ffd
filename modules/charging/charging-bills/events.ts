import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** The bills of a month were drawn, adjusted, approved, taken back or invoiced, or the days of months were changed. */
export const chargingBillsChanged = eventKind('chargingBills.changed', 'chargingBills.view', z.object({}))
