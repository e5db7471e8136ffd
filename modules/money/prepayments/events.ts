import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** What a household has paid ahead went over to another one. */
export const prepaymentMoved = eventKind(
  'prepayments.moved',
  'prepayments.view',
  z.object({ householdId: Id }),
)
