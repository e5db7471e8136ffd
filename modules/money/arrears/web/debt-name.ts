import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Debt } from '../contract.ts'

/** How many households debts are of: where debts follow the person, one has several. */
export const homesOf = (debts: readonly Pick<Debt, 'householdId'>[]): number =>
  new Set(debts.map(({ householdId }) => householdId)).size

/** Who owes, where another one pays for the household now: 前繳款人 王大明; '' for the others. */
export function useFormer() {
  const t = useTexts('arrearsPage')
  return ({ payer, isFormer }: Pick<Debt, 'payer' | 'isFormer'>) =>
    isFormer ? t('former', { payer }).trim() : ''
}

/** Whose a debt is: A棟-3F-1 前繳款人 王大明 */
export function useDebtName() {
  const former = useFormer()
  return (debt: Pick<Debt, 'label' | 'payer' | 'isFormer'>) => `${debt.label} ${former(debt)}`.trim()
}
