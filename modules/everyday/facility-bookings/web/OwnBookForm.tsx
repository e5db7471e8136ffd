import './form-texts.ts'
import './facility.css'
import { showMoney } from '#platform/contract/show-money.ts'
import { useState } from 'react'
import { dayAfter } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Facility } from '#modules/everyday/facilities/contract.ts'
import { showPrice } from '#modules/everyday/facilities/web/public.ts'
import { cancelBy, instantOf, priceOf } from '#modules/everyday/facility-slots.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { DaySlot } from '../form-contract.ts'
import { formApi, useDay, useFormAgain } from './form-queries.ts'
import { useSpoken } from './use-spoken.ts'

/** A household books for itself: facility, day, slots. */
export function OwnBookForm({ token, facilities }: { token: string; facilities: readonly Facility[] }) {
  const t = useTexts('facilityForm')
  const today = dayOf(new Date(useMinute()))
  const [facilityId, setFacility] = useState(facilities[0]?.facilityId ?? '')
  const [day, setDay] = useState(dayAfter(today, 1))
  const facility = facilities.find((one) => one.facilityId === facilityId)
  const asked = useDay(token, facilityId, day)
  return (
    <Panel title={t('book')} pad="plain">
      <div className="lb-stack">
        <div className="lb-pair">
          <Field label={t('facility')}>
            <ChoiceInput
              value={facilityId}
              options={facilities.map((one) => ({ value: one.facilityId, label: one.name }))}
              onChoose={setFacility}
            />
          </Field>
          <Field label={t('day')}>
            <DayInput
              value={day}
              min={today}
              max={dayAfter(today, facility?.advanceDays ?? 30)}
              onDay={(next) => setDay(next || day)}
            />
          </Field>
        </div>
        <Loaded
          of={asked}
          failed={t('failed')}
          skeleton={['1fr']}
          rows={2}
          empty={<p className="lb-quiet">{t('noSlots')}</p>}
        >
          {(slots) =>
            facility && (
              <Slots key={`${facilityId} ${day}`} token={token} facility={facility} day={day} slots={slots} />
            )
          }
        </Loaded>
      </div>
    </Panel>
  )
}

interface SlotsProps {
  token: string
  facility: Facility
  day: string
  slots: readonly DaySlot[]
}

function Slots({ token, facility, day, slots }: SlotsProps) {
  const t = useTexts('facilityForm')
  const desk = useTexts('facilityPage')
  const spoken = useSpoken()
  const again = useFormAgain(token)
  const {
    facilityId,
    rules,
    mostPeople,
    mostSlots,
    deposit,
    price,
    priceIn,
    cancelHours,
    lateRefundPercent,
    rowVersion,
  } = facility
  const [chosen, setChosen] = useState<{ first: number; last: number }>()
  const [people, setPeople] = useState('1')
  const [acceptsRules, setAccepts] = useState(false)
  const [first, last] = [slots[chosen?.first ?? -1], slots[chosen?.last ?? -1]]
  const isWait = first?.state === 'taken'
  const isBadCount = !(Number(people) >= 1 && Number(people) <= mostPeople)
  const fee =
    first && last ? showPrice(priceOf(facility, { from: first.from, until: last.until }), priceIn) : ''
  const freeUntil = cancelBy({ cancelHours }, instantOf(day, first?.from ?? '00:00'))
  const isLate = freeUntil.getTime() < useMinute()
  const needsRules = rules !== '' && !acceptsRules
  const act = useSubmit(
    async (retry) => {
      const given = {
        facilityId,
        day,
        from: first?.from ?? '',
        until: last?.until ?? '',
        people: Number(people),
        facilityVersion: rowVersion,
        acceptsRules: acceptsRules || rules === '',
      }
      const bookingId = retry.idOf({ ...given, isWait })
      if (isWait) await formApi.wait({ token, bookingId, ...given }, retry)
      else await formApi.book({ token, bookingId, ...given }, retry)
      toast(t(isWait ? 'waits' : 'booked'))
      setChosen(undefined)
      await again()
    },
    {
      isWrong: () => !first || isBadCount || needsRules,
      about: `${first?.from} ${last?.until}`,
      again: () => void again(),
    },
  )
  function press(nth: number) {
    const [slot, end] = [slots[nth], slots[chosen?.last ?? -1]]
    const isNext =
      chosen && end && nth === chosen.last + 1 && slot?.from === end.until && slot.state === end.state
    if (isNext && nth - chosen.first < mostSlots) setChosen({ first: chosen.first, last: nth })
    else setChosen({ first: nth, last: nth })
  }
  return (
    <form {...act.form} className="lb-stack">
      <div className="fb-strip" role="group" aria-label={t('slots')}>
        {slots.map(({ from, state }, nth) => {
          const isChosen = chosen !== undefined && nth >= chosen.first && nth <= chosen.last
          return (
            <button
              key={from}
              type="button"
              className="fb-slot"
              data-state={state === 'taken' || state === 'own' ? 'full' : state}
              data-chosen={isChosen ? '' : undefined}
              aria-pressed={isChosen}
              disabled={state !== 'free' && state !== 'taken'}
              onClick={() => press(nth)}
            >
              <span>{from}</span>
              <span>{t(`slot_${state}`)}</span>
            </button>
          )
        })}
      </div>
      {!first && <p className="lb-14 lb-quiet">{t('chooseSlot')}</p>}
      {first && last && (
        <>
          <Field
            label={t('people')}
            hint={desk('mostPeople', { count: mostPeople })}
            invalid={act.tried && isBadCount ? desk('peopleWrong', { count: mostPeople }) : undefined}
          >
            <AmountInput digits={3} value={people} onAmount={setPeople} />
          </Field>
          {rules && (
            <>
              <p className="lb-14 lb-quiet lb-lines">{rules}</p>
              <Checkbox checked={acceptsRules} onChange={({ target }) => setAccepts(target.checked)}>
                {t('rules')}
              </Checkbox>
              {act.tried && needsRules && <Note tone="wait">{t('rulesNeeded')}</Note>}
            </>
          )}
          {price + deposit > 0 && (
            <p className="lb-14 lb-quiet">
              {price === 0
                ? t('depositOnly', { deposit: showMoney(deposit) })
                : deposit
                  ? t(priceIn === 'points' ? 'pointsAndDeposit' : 'payWithDeposit', {
                      fee,
                      deposit: showMoney(deposit),
                    })
                  : t(priceIn === 'points' ? 'payPoints' : 'payAtDesk', { fee })}
            </p>
          )}
          {price > 0 && (
            <p className="lb-14 lb-quiet">
              {isLate ? (
                desk('cancelOver', { percent: lateRefundPercent })
              ) : (
                <>
                  {t('cancelUntil', { when: spoken.moment(freeUntil) })}
                  <br />
                  {desk('terms', { percent: lateRefundPercent })}
                </>
              )}
            </p>
          )}
          {act.failure && <Note tone="wait">{act.failure}</Note>}
          <Button type="primary" size="large" htmlType="submit" block loading={act.busy}>
            {t(isWait ? 'wait' : 'confirm', { when: `${spoken.day(day)} ${first.from}–${last.until}` })}
          </Button>
        </>
      )}
    </form>
  )
}
