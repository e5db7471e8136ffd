import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Cycle } from '../settings.ts'
import type { Trial } from '../shapes.ts'
import { nextPeriod } from './next-period.ts'
import type { FeePlace } from './fee-place.ts'
import { trialQuery } from './use-setting.ts'

/** What a household would owe for a period, by the items and rates as they are. */
export function TrialPanel({ place, cycle }: { place: FeePlace; cycle: Cycle }) {
  const t = useTexts('feeSetting')
  const [householdId, setHousehold] = useState('')
  const [period, setPeriod] = useState(() => nextPeriod(cycle, dayOf(new Date())))
  const { startsOn, endsOn } = period
  const isPeriod = startsOn !== '' && endsOn > startsOn
  const asked = useQuery({
    ...trialQuery({ ...place, householdId, startsOn, endsOn }),
    enabled: householdId !== '' && isPeriod,
  })
  const pick = async () => {
    const household = await pickHousehold()
    if (household) setHousehold(household.householdId)
  }
  useHotKey('F2', 'feeSetting:tryPick', () => void pick())
  return (
    <Panel title={t('try')} summary={t('tryLead')} pad="plain">
      <div className="lb-stack lb-gap-12">
        <div className="lb-stack lb-gap-12">
          <Field label={t('tryFrom')} invalid={isPeriod ? undefined : t('tryPeriod')}>
            <DayInput value={startsOn} onDay={(day) => setPeriod({ ...period, startsOn: day })} />
          </Field>
          <Field label={t('tryTo')}>
            <DayInput value={endsOn} onDay={(day) => setPeriod({ ...period, endsOn: day })} />
          </Field>
        </div>
        <Button onClick={() => void pick()} aria-keyshortcuts="F2">
          {t(householdId ? 'tryOther' : 'tryPick')} <Key keys="F2" />
        </Button>
        {householdId && isPeriod && (
          <Loaded of={asked} failed={t('tryFailed')} skeleton={['1fr', 80]} rows={4}>
            {(trial) => <Tried trial={trial} />}
          </Loaded>
        )}
      </div>
    </Panel>
  )
}

const whole = (amount: number) => amount.toLocaleString('en-US').replace('-', '−')

function Tried({ trial }: { trial: Trial }) {
  const { label, payerName, lines, gaps, total, arrears, offset, due } = trial
  const t = useTexts('feeSetting')
  return (
    <div role="status">
      <p className="lb-line">
        <b>{label}</b>
        <span className="lb-14 lb-quiet">{payerName && t('tryPayer', { name: payerName })}</span>
      </p>
      <ul className="lb-divided">
        {lines.map(({ feeItemId, name, basis, amount }) => (
          <li key={feeItemId} className="fi-line">
            <span>{name}</span>
            <span>{whole(amount)}</span>
            <span className="lb-14 lb-quiet">{basis}</span>
          </li>
        ))}
      </ul>
      {lines.length === 0 && <p className="lb-quiet">{t('tryNothing')}</p>}
      {(arrears.length > 0 || offset > 0) && (
        <ul className="lb-divided">
          <li className="fi-line">
            <b>{t('tryOwn')}</b>
            <b>{whole(total)}</b>
          </li>
          {arrears.map(({ number, runName, amount }) => (
            <li key={number} className="fi-line">
              <span>{t('tryArrears')}</span>
              <span>{whole(amount)}</span>
              <span className="lb-14 lb-quiet">
                {runName}　{number}
              </span>
            </li>
          ))}
          {offset > 0 && (
            <li className="fi-line">
              <span>{t('tryOffset')}</span>
              <span>{whole(-offset)}</span>
            </li>
          )}
        </ul>
      )}
      <p className="fi-line fi-total">
        <b>{t('tryTotal')}</b>
        <b>{showMoney(due)}</b>
      </p>
      {gaps.map(({ feeItemId, name, missing }) => (
        <Note key={feeItemId} tone="wait">
          {t(`gap_${missing}`, { name })}
        </Note>
      ))}
    </div>
  )
}
