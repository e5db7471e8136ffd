import './handling-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Filter } from '#platform/web/list/filters.ts'
import { owings, payerTypes } from '../states.ts'
import { itemsQuery } from './queries.ts'
import type { PeriodSearch } from './screens.ts'
import type { FeePlace } from '#modules/money/fee-items/web/public.ts'

/** What narrows the bills of a run: a household or payer, the building, whether somebody was told, who pays, and what is owed. */
export function useBillFilters({ provider, feeType }: FeePlace): readonly Filter<PeriodSearch>[] {
  const t = useTexts('billHandling')
  const search = useTexts('billsPage')('search')
  const payer = useTexts('billsPage')('payer')
  const maySee = useAllowed()([{ can: 'feeItems.view' }]).length > 0
  const { data } = useQuery({ ...itemsQuery({ provider, feeType }), enabled: maySee })
  const buildings = data?.buildings ?? []
  return [
    { kind: 'search', name: 'text', label: search },
    ...(buildings.length > 1
      ? [{ kind: 'choice' as const, name: 'building' as const, label: t('building'), options: buildings }]
      : []),
    {
      kind: 'choice',
      name: 'notice',
      label: t('notice'),
      options: (['none', 'told', 'unreached'] as const).map((value) => ({
        value,
        label: t(`notice_${value}`),
      })),
    },
    {
      kind: 'choice',
      name: 'payer',
      label: payer,
      options: payerTypes.map((value) => ({ value, label: t(`payer_${value}`) })),
    },
    {
      kind: 'choice',
      name: 'owing',
      label: t('owing'),
      options: owings.map((value) => ({ value, label: t(`owing_${value}`) })),
    },
  ]
}
