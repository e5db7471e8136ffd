/** Who brought the money: somebody at the desk, or a line of the bank's. */
export const paymentSources = ['desk', 'bankLine'] as const
export type PaymentSource = (typeof paymentSources)[number]

export const paymentChannels = ['cash', 'cheque', 'remittance', 'atm', 'store', 'card'] as const
export type PaymentChannel = (typeof paymentChannels)[number]
/** What a desk takes. */
export const deskChannels = ['cash', 'cheque', 'remittance'] as const satisfies readonly PaymentChannel[]

export const allocationKinds = ['bill', 'prepayment', 'refund', 'other'] as const
export type AllocationKind = (typeof allocationKinds)[number]

/** Money that is given back, or a payment that is voided as a whole after its day. */
export const refundKinds = ['refund', 'void'] as const
export type RefundKind = (typeof refundKinds)[number]

export const refundStates = ['requested', 'approved', 'rejected', 'paid'] as const
export type RefundState = (typeof refundStates)[number]

export const refundWays = ['cash', 'transfer'] as const
export type RefundWay = (typeof refundWays)[number]
