import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** Households are to be told of bills, or were. */
export const feeNoticesChanged = eventKind('feeNotices.changed', 'feeNotices.view', z.object({}))
