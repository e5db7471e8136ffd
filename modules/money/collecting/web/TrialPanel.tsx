import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { dayAfter, lastDayOf } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Provider } from '../shapes.ts'
import { trialQuery } from './use-collecting.ts'

const Barcodes = lazy(async () => ({ default: (await import('./Barcodes.tsx')).Barcodes }))

/** The last day of the month after the one of a day. */
const endOfNextMonth = (today: string) => lastDayOf(dayAfter(lastDayOf(today), 1))

/** What a bill of a household would have: its account and the three barcodes; nothing is given out. */
export function TrialPanel({ provider }: { provider: Provider }) {
  const t = useTexts('collectingPage')
  const [today] = useState(() => dayOf(new Date()))
  const [household, setHousehold] = useState<{ householdId: string; label: string }>()
  const [amount, setAmount] = useState('3638')
  const [barcodeUntil, setUntil] = useState(() => endOfNextMonth(today))
  const pick = async () => setHousehold((await pickHousehold()) ?? household)
  useHotKey('F2', 'collectingPage:pick', () => void pick())
  const isReady = household !== undefined && amount !== '' && barcodeUntil !== ''
  const asked = useQuery({
    ...trialQuery({
      provider,
      householdId: household?.householdId ?? '',
      amount: Number(amount),
      barcodeUntil,
      startsOn: `${today.slice(0, 7)}-01`,
    }),
    enabled: isReady,
  })
  return (
    <Panel title={t('trial')} summary={t('trialLead')} pad="plain">
      <div className="lb-pair co-asked">
        <Field label={t('amount')}>
          <AmountInput value={amount} digits={6} onAmount={setAmount} />
        </Field>
        <Field label={t('until')}>
          <DayInput value={barcodeUntil} onDay={setUntil} />
        </Field>
      </div>
      <Button onClick={() => void pick()} aria-keyshortcuts="F2">
        {household?.label ?? t('pick')} <Key keys="F2" />
      </Button>
      {isReady && (
        <Loaded of={asked} failed={t('trialFailed')} skeleton={['1fr']} rows={3}>
          {({ virtualAccount, segments, sentence, fee }) => (
            <div role="status" className="lb-stack lb-gap-12">
              {virtualAccount && (
                <p>
                  <span className="lb-14 lb-quiet">{t('virtualAccount')}</span>
                  <br />
                  <b className="lb-20 co-digits">{virtualAccount}</b>
                </p>
              )}
              {sentence && <Note icon="warn">{sentence}</Note>}
              {segments.length > 0 && (
                <Suspense>
                  <Barcodes codes={segments} />
                </Suspense>
              )}
              {fee !== null && segments.length > 0 && (
                <p className="lb-14 lb-quiet">{t('trialFee', { fee: showMoney(fee) })}</p>
              )}
            </div>
          )}
        </Loaded>
      )}
    </Panel>
  )
}
