import './cash-texts.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useServices } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { cash } from '../contract.ts'

const api = client(cash)
const DEPOSITS = 48

/** Says that the household has cash at the desk: the courier can be paid from it. Nothing when it has none. */
export function HouseholdCash({ householdId }: { householdId: string }) {
  const t = useTexts('cash')
  const services = useServices()
  const { data, refetch } = useQuery({
    queryKey: ['cash', 'ofHousehold', householdId],
    queryFn: async () => (await api.listEnvelopes({ householdIds: [householdId] })).data,
    enabled: services?.some((service) => service.id === DEPOSITS) ?? false,
    retry: false,
    staleTime: 30_000,
  })
  useChanges(['cash.'], () => void refetch())
  const total = data?.reduce((sum, row) => sum + row.balance, 0) ?? 0
  return total > 0 ? <Mark kind="reminded">{t('atDesk', { money: showMoney(total) })}</Mark> : null
}
