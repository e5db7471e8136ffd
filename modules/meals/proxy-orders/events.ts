import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** Something is offered, changed, closed, here, called off or settled. */
export const proxyOfferChanged = eventKind(
  'proxyOrders.offerChanged',
  'proxyOrders.view',
  z.object({ offerId: Id }),
)
/** Orders came, were taken back, handed over, or are another household's. */
export const proxyOrderChanged = eventKind(
  'proxyOrders.changed',
  'proxyOrders.view',
  z.object({ offerId: Id }),
)
/** Households hear that what they ordered is here, or was called off. */
export const proxyOrdersTold = eventKind(
  'proxyOrders.told',
  'proxyOrders.view',
  z.object({ noticeIds: z.array(Id) }),
)
