import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import type { Provider } from '../states.ts'
import { feeApi, itemsQuery } from './queries.ts'

interface Period {
  startsOn: string
  endsOn: string
}

/** The items whose sum is shared, what is known of each in a period, and what is typed; `save` writes what was typed. */
export function useSharedSums(place: { provider: Provider; feeType: string }, { startsOn, endsOn }: Period) {
  const { data } = useQuery(itemsQuery(place))
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const mayWrite = useAllowed()([{ can: 'feeItems.configure' }]).length > 0
  const sums = (data?.items ?? [])
    .filter(({ kind, isRetired }) => kind === 'shared' && !isRetired)
    .map(({ feeItemId, name, rates }) => {
      const own = rates.filter(({ fromDay }) => fromDay >= startsOn && fromDay <= endsOn)
      const given = own.reduce((sum, { amount }) => sum + amount, 0) / 100
      return { feeItemId, name, given }
    })
  async function save(retry: Retry) {
    for (const { feeItemId, given } of sums) {
      const amount = typed[feeItemId]
      if (given || !amount) continue
      const content = { feeItemId, building: '', fromDay: startsOn, amount: Number(amount) * 100 }
      await feeApi.setRate({ ...content, feeRateId: retry.idOf(content) }, retry)
    }
  }
  const type = (id: string, amount: string) => setTyped((before) => ({ ...before, [id]: amount }))
  return { sums, typed, type, save, mayWrite }
}

/** The sums that are shared in the period of a run, where a draft is made: without them nobody is charged. */
export function SharedSums({ sums, typed, type, mayWrite }: Omit<ReturnType<typeof useSharedSums>, 'save'>) {
  const t = useTexts('billChecks')
  if (!sums.length) return null
  return (
    <fieldset className="lb-bare lb-stack lb-gap-8">
      <legend className="lb-strong lb-below-8">{t('sharedSums')}</legend>
      <p className="lb-14 lb-quiet">{t('sharedSumsText')}</p>
      <div className="lb-pair">
        {sums.map(({ feeItemId, name, given }) =>
          given || !mayWrite ? (
            <p key={feeItemId}>
              {name}
              <br />
              <span className="lb-quiet">
                {given ? t('sumGiven', { sum: showMoney(given) }) : t('noBill')}
              </span>
            </p>
          ) : (
            <Field key={feeItemId} label={name} optional>
              <AmountInput
                digits={7}
                value={typed[feeItemId] ?? ''}
                onAmount={(amount) => type(feeItemId, amount)}
              />
            </Field>
          ),
        )}
      </div>
    </fieldset>
  )
}
