/** Whose debts are when another one pays: the household's, or of whoever they were billed to (decision 064). */
export type Debts = 'unit' | 'person'

/** Who owes a bill, as a key: its household, or with 隨人 the payer of the household who was billed. */
export const debtorBy =
  (debts: Debts) =>
  ({ householdId, payerName }: { householdId: string; payerName: string }): string =>
    debts === 'unit' ? householdId : `${householdId} ${payerName}`
