import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

const run = z.object({ billBulkId: Id })

/** A run was added, changed, withdrawn, or bills of it were. */
export const billsChanged = eventKind('bills.changed', 'bills.view', run)
/** Bills were issued: residents owe them from now on. */
export const billsIssued = eventKind('bills.issued', 'bills.view', run)
