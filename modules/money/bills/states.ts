/** How often a run comes; 'once' for what is collected a single time. */
export const cycles = ['month', 'twoMonths', 'quarter', 'halfYear', 'year', 'once'] as const
export type Cycle = (typeof cycles)[number]
/** How many months a run has; of what is collected once, as it is proposed. */
export const cycleMonths: Readonly<Record<Cycle, number>> = {
  month: 1,
  twoMonths: 2,
  quarter: 3,
  halfYear: 6,
  year: 12,
  once: 1,
}

export const providers = ['general', 'kgi'] as const
export type Provider = (typeof providers)[number]

/** What a run is drawn from; `opening`: what was owed and paid ahead before the books began. */
export const runSources = ['rates', 'workbook', 'manual', 'opening'] as const
export type RunSource = (typeof runSources)[number]

export const runStates = ['draft', 'issued', 'withdrawn'] as const
export type RunState = (typeof runStates)[number]

export const billStates = ['draft', 'unpaid', 'partlyPaid', 'settled', 'carried', 'voided'] as const
export type BillState = (typeof billStates)[number]

export const lineKinds = ['item', 'discount', 'fine', 'arrears'] as const
export type LineKind = (typeof lineKinds)[number]

export const payerTypes = ['owner', 'renter', 'resident'] as const
export type PayerType = (typeof payerTypes)[number]

/** What a draft may not know of a household. */
export const missings = ['exclusiveArea', 'titleArea', 'parkingArea', 'amount', 'payer'] as const
export type Missing = (typeof missings)[number]

export const settlementKinds = ['payment', 'prepayment', 'carried'] as const
export type SettlementKind = (typeof settlementKinds)[number]

/** Whether somebody was told of a bill: nobody was asked to be, is about to be, was, or could not be. */
export const noticeStates = ['none', 'waiting', 'told', 'unreached'] as const
/** How much of a bill is owed, and since when; `waits`: money of its household is put to nothing yet. */
export const owings = ['upTo30', 'over30', 'part', 'carrying', 'waits'] as const
