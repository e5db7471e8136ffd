import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Cash } from '../contract.ts'
import { needsRecount } from './needs-recount.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

const money = (amount: number) => amount.toLocaleString('en-US')

/** The cash at the desk: what the ledger says and what two people counted. */
export function CashPanel({ cash, children }: { cash: Cash; children?: ReactNode }) {
  const t = useTexts('shiftPage')
  const { count, expected, envelopes } = cash
  const difference = count?.difference ?? 0
  // What the count matched was the ledger of that moment.
  const moved = count !== null && count.counted - count.difference !== expected
  const isOff = needsRecount(cash)
  return (
    <Panel title={t('cash')} pad="plain" className="sc-cash" extra={children}>
      {expected === 0 && !count ? (
        <p className="lb-quiet">{t('cashNone')}</p>
      ) : (
        <p className="lb-line lb-rows-4 lb-wrap">
          <b>{t('cashExpected', { amount: money(expected) })}</b>
          <span className="lb-quiet">{t('cashEnvelopes', { count: envelopes })}</span>
        </p>
      )}
      {count && (
        <>
          <p className="lb-line lb-rows-4 lb-wrap">
            <b>{t('cashCounted', { amount: money(count.counted) })}</b>
            <Mark kind={isOff ? 'reminded' : 'done'}>{t(isOff ? 'cashRecount' : 'cashEven')}</Mark>
            {difference !== 0 && (
              <span className="lb-amber">
                {t(difference > 0 ? 'cashOver' : 'cashShort', { amount: money(Math.abs(difference)) })}
              </span>
            )}
          </p>
          <p className="lb-14 lb-quiet">
            {t('cashBy', { names: inRow(count.by), when: speakTime(count.at) })}
          </p>
        </>
      )}
      {moved && (
        <p className="lb-amber">{t('cashMoved', { amount: money(count.counted - count.difference) })}</p>
      )}
      {!count && expected > 0 && (
        // Amber is for whoever can count it.
        <p className={children ? 'lb-amber' : 'lb-quiet'}>{t('cashUncounted')}</p>
      )}
    </Panel>
  )
}
