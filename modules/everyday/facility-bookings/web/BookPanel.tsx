import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import type { Facility } from '#modules/everyday/facilities/contract.ts'
import { drawTimes } from '#modules/everyday/facility-slots.ts'
import { drawAddress } from '#modules/everyday/facility-paths.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { alertBox, toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { showPrice } from '#modules/everyday/facilities/web/public.ts'
import { bookingsApi, useBookingChanges } from './queries.ts'
import { useSpoken } from './use-spoken.ts'
import type { SlotState } from './week-model.ts'

interface BookPanelProps {
  facility: Facility
  day: string
  from: string
  until: string
  state: SlotState
  onDone: () => void
}

interface Form {
  household: { householdId: string; label: string; names: readonly string[] } | null
  people: string
  weeks: number
  acceptsRules: boolean
}

const series = [1, 4, 8, 12] as const

/** Books what was chosen for a household, puts it on the waiting list, or shows the way to the draw. */
export function BookPanel({ facility, day, from, until, state, onDone }: BookPanelProps) {
  const t = useTexts('facilityPage')
  const spoken = useSpoken()
  const goTo = useNavigate()
  const again = useBookingChanges()
  const { facilityId, mostPeople, rules, quotaPer, draw } = facility
  const [form, setForm] = useState<Form>({ household: null, people: '1', weeks: 1, acceptsRules: false })
  const put = (part: Partial<Form>) => setForm((before) => ({ ...before, ...part }))
  const { household, people, weeks, acceptsRules } = form
  const isWait = state === 'full'
  const slot = { facilityId, day, from, until }
  const asked = { ...slot, ...(household && { householdId: household.householdId }) }
  const { data: quote } = useQuery({
    queryKey: ['facilityQuote', asked],
    queryFn: async () => (await bookingsApi.quote(asked)).data,
    placeholderData: (before) => before,
  })
  const now = useMinute()
  const pick = async () => {
    const picked = await pickHousehold()
    if (picked) put({ household: picked })
  }
  const price = (of: { price: number; priceIn: Facility['priceIn'] }) => {
    if (!of.price) return t('free')
    const once = showPrice(of.price, of.priceIn)
    return weeks > 1 && !isWait ? t('feeTimes', { price: once, count: weeks }) : once
  }
  const isBadCount = !(Number(people) >= 1 && Number(people) <= mostPeople)
  const needsRules = rules !== '' && !acceptsRules
  const act = useSubmit(
    async (retry) => {
      const given = {
        householdId: household?.householdId ?? '',
        ...slot,
        people: Number(people),
        facilityVersion: facility.rowVersion,
        acceptsRules: acceptsRules || rules === '',
      }
      const bookingId = retry.idOf({ ...given, weeks, isWait })
      if (isWait) {
        await bookingsApi.wait({ bookingId, ...given }, retry)
        toast(t('waits'))
      } else {
        const { data } = await bookingsApi.book({ bookingId, ...given, weeks }, retry)
        toast(weeks > 1 ? t('bookedMany', { count: data.bookings.length }) : t('booked'))
        if (data.skipped.length)
          void alertBox(data.skipped.map((one) => `${spoken.day(one.day)}：${one.reason}`).join('\n'), {
            title: t('skippedTitle', { count: data.skipped.length }),
          })
      }
      again()
      onDone()
    },
    {
      isWrong: () => !household || isBadCount || needsRules,
      about: `${facilityId} ${day} ${from} ${until}`,
      again,
    },
  )
  useHotKey('F2', 'facilityPage:household', () => void pick())
  useHotKey('Ctrl+Enter', 'facilityPage:confirm', () => void act.submit(), { enabled: state !== 'draw' })
  const title = t(isWait ? 'wait' : 'newBooking')
  const summary = `${facility.name}，${spoken.day(day)} ${from}–${until}`
  if (state === 'draw' && draw)
    return (
      <Panel title={t('draw')} summary={summary} pad="plain">
        <div className="lb-stack">
          <p>{t('drawText', { when: spoken.moment(drawTimes(draw, day).drawsAt) })}</p>
          <Button
            type="primary"
            size="large"
            block
            onClick={() => void goTo({ href: drawAddress(facilityId, day) })}
          >
            {t('enterDraw')}
          </Button>
        </div>
      </Panel>
    )
  return (
    <Panel title={title} summary={summary}>
      <form {...act.form}>
        <div className="lb-inner lb-stack">
          {isWait && <Note>{t('waitText')}</Note>}
          <Field
            label={t('household')}
            hint={<Key keys="F2" />}
            invalid={act.tried && !household ? t('householdNeeded') : undefined}
          >
            <Button block icon={<Icon name="house" />} aria-keyshortcuts="F2" onClick={() => void pick()}>
              {household ? `${household.label}　${household.names.join('、')}` : t('chooseHousehold')}
            </Button>
          </Field>
          <div className="lb-pair">
            <Field
              label={t('people')}
              hint={t('mostPeople', { count: mostPeople })}
              invalid={act.tried && isBadCount ? t('peopleWrong', { count: mostPeople }) : undefined}
            >
              <AmountInput digits={3} value={people} onAmount={(value) => put({ people: value })} />
            </Field>
            {!isWait && (
              <Field label={t('repeat')}>
                <ChoiceInput
                  value={weeks}
                  options={series.map((value) => ({
                    value,
                    label: value === 1 ? t('once') : t('weekly', { count: value }),
                  }))}
                  onChoose={(value) => put({ weeks: value })}
                />
              </Field>
            )}
          </div>
          {rules && (
            <>
              <p className="lb-14 lb-quiet lb-lines">{rules}</p>
              <Checkbox
                checked={acceptsRules}
                onChange={({ target }) => put({ acceptsRules: target.checked })}
              >
                {t('rulesAccepted')}
              </Checkbox>
              {act.tried && needsRules && <Note tone="wait">{t('rulesNeeded')}</Note>}
            </>
          )}
        </div>
        {quote && (
          <dl className="fb-pay">
            {household && quote.quota > 0 && (
              <>
                <dt>{t(`used_${quotaPer}`)}</dt>
                <dd>{t('usedOf', { used: quote.used, quota: quote.quota })}</dd>
              </>
            )}
            <dt>{t('fee')}</dt>
            <dd>{price(quote)}</dd>
            {quote.points !== null && (
              <>
                <dt>{t('pointsLeft')}</dt>
                <dd>{showPrice(quote.points, 'points')}</dd>
              </>
            )}
            {quote.deposit > 0 && (
              <>
                <dt>{t('deposit')}</dt>
                <dd>{showMoney(quote.deposit)}</dd>
              </>
            )}
            {quote.cancelBy.getTime() >= now && (
              <>
                <dt>{t('cancelBy')}</dt>
                <dd>{spoken.moment(quote.cancelBy)}</dd>
              </>
            )}
          </dl>
        )}
        <div className="lb-inner lb-stack">
          <p className="lb-14 lb-quiet">
            {quote?.price
              ? t(quote.cancelBy.getTime() < now ? 'cancelOver' : 'terms', {
                  percent: quote.lateRefundPercent,
                })
              : t('termsFree')}
          </p>
          {act.failure && <Note tone="wait">{act.failure}</Note>}
          <Button
            type="primary"
            size="large"
            htmlType="submit"
            block
            loading={act.busy}
            aria-keyshortcuts="Control+Enter"
          >
            {t(isWait ? 'wait' : 'confirm')} <Key keys="Ctrl Enter" />
          </Button>
        </div>
      </form>
    </Panel>
  )
}
