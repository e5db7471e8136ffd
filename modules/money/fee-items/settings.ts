import { z } from 'zod'

/** Which area counts: 專有部分, 權狀, 權狀 without what parking spaces have of it. */
export const bases = ['exclusive', 'title', 'titleWithoutParking'] as const
export type Basis = (typeof bases)[number]
export const cycles = ['month', 'twoMonths', 'quarter', 'halfYear', 'year'] as const
export type Cycle = (typeof cycles)[number]
/** How many months a cycle has. */
export const cycleMonths: Readonly<Record<Cycle, number>> = {
  month: 1,
  twoMonths: 2,
  quarter: 3,
  halfYear: 6,
  year: 12,
}
/** Who pays, as the bill says. */
export const payers = ['owner', 'renter', 'resident'] as const
export type PayerType = (typeof payers)[number]

/** How fees are calculated, and for whom. */
export const BasisSettings = z.object({
  basis: z.enum(bases),
  cycle: z.enum(cycles),
  payer: z.enum(payers),
})
/** Until when they are paid. */
export const TermSettings = z.object({
  /** Day of the first month of a period. */
  dueDay: z.int().min(1).max(28),
  /** Days after the due day in which shops take its barcodes; at least until the period ends. */
  barcodeDays: z.int().min(0).max(180),
})
/** What is done with what is owed and what was paid ahead. */
export const BalanceSettings = z.object({
  /** Carried into the next bill, or only listed on it. */
  arrears: z.enum(['carry', 'list']),
  /** Whose debts are when another one pays: the unit's, or of whoever they were billed to. */
  debts: z.enum(['unit', 'person']),
  offsetsPrepayments: z.boolean(),
  /** From how many per cent a bill is shown as different from the last period. */
  differsPercent: z.int().min(1).max(100),
})

export const sections = { basis: BasisSettings, term: TermSettings, balance: BalanceSettings } as const
export type Section = keyof typeof sections

export const FeeSettings = z.object({
  ...BasisSettings.shape,
  ...TermSettings.shape,
  ...BalanceSettings.shape,
})
export type FeeSettings = z.output<typeof FeeSettings>

/** What holds where a community decided nothing. */
export const defaultSettings: FeeSettings = {
  basis: 'exclusive',
  cycle: 'month',
  payer: 'owner',
  dueDay: 15,
  barcodeDays: 30,
  arrears: 'carry',
  debts: 'unit',
  offsetsPrepayments: true,
  differsPercent: 30,
}
