/** What changes a prepayment: money that came in, a bill it is offset against, a refund, a merger, the start of the books. */
export const prepaymentKinds = ['payment', 'offset', 'refund', 'moved', 'opening'] as const
export type PrepaymentKind = (typeof prepaymentKinds)[number]
