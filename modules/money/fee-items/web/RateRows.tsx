import { useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { showDay } from '#platform/web/form/day-text.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { spokenRate } from '../kinds.ts'
import type { FeeItem, FeeRate } from '../shapes.ts'
import { currentRate } from './rates-of.ts'
import { feeApi } from './use-setting.ts'

interface RateRowsProps {
  item: FeeItem
  rates: readonly FeeRate[]
  mayChange: boolean
  refresh: () => Promise<unknown>
}

/** The rates of an item, the newest day first. */
export function RateRows({ item, rates, mayChange, refresh }: RateRowsProps) {
  const t = useTexts('feeSetting')
  const [today] = useState(() => dayOf(new Date()))
  const { submit } = useAsked(refresh)
  const held = currentRate(item, today)?.feeRateId
  const isShared = item.kind === 'shared'
  const amountOf = (amount: number) => `${item.kind === 'discount' ? '−' : ''}${spokenRate(amount)}`
  if (!rates.length) return <p className="lb-quiet">{t('noRate')}</p>
  const withdraw = ({ feeRateId, fromDay }: FeeRate) =>
    submit({
      ask: {
        title: t('withdrawTitle', { day: showDay(fromDay) }),
        text: t('withdrawText'),
        ok: t('withdraw'),
      },
      work: (retry) => feeApi.withdrawRate({ feeItemId: item.feeItemId, feeRateId }, retry),
      done: t('withdrawn'),
    })
  return (
    <ul className="lb-divided">
      {rates.map((rate) => {
        const { feeRateId, building, fromDay, amount, addedAt, addedBy, withdrawnAt, withdrawnBy } = rate
        const isTaken = withdrawnAt !== null
        return (
          <li key={feeRateId} className="fi-line">
            <span className={isTaken ? 'lb-faint' : undefined}>
              {isShared ? fromDay.slice(0, 7).replace('-', '/') : t('since', { day: showDay(fromDay) })}
              {building && `　${building}`}{' '}
              {feeRateId === held && !isShared && <Mark kind="done">{t('current')}</Mark>}
              {!isTaken && !isShared && fromDay > today && <Mark kind="reminded">{t('future')}</Mark>}
            </span>
            {isTaken ? <s className="lb-faint">{amountOf(amount)}</s> : <b>{amountOf(amount)}</b>}
            <span className="lb-line lb-14 lb-quiet">
              <span className="lb-grow">
                {isTaken
                  ? t('replaced', { who: withdrawnBy ?? '', when: speakTime(withdrawnAt) })
                  : t('setBy', { who: addedBy, when: speakTime(addedAt) })}
              </span>
              {mayChange && !isTaken && (
                <Button
                  type="text"
                  aria-label={t('withdrawOf', { day: showDay(fromDay) })}
                  onClick={() => void withdraw(rate)}
                >
                  {t('withdraw')}
                </Button>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
