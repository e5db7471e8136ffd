import './household-fees-texts.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Note } from '#platform/web/look/Note.tsx'
import { useDebt, useMayOwe } from './use-debt.ts'

/** Says that a household owes when somebody moves out of it, to who may see it. */
export function LeavingDebts({ householdId }: { householdId: string }) {
  return useMayOwe() ? <Debts householdId={householdId} /> : null
}

function Debts({ householdId }: { householdId: string }) {
  const t = useTexts('householdFees')
  const { data } = useDebt(householdId)
  if (!data || data.total === 0) return null
  return <Note tone="wait">{t('leaving', { amount: showMoney(data.total), count: data.bills.length })}</Note>
}
