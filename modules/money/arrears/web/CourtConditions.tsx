import { showMoney } from '#platform/contract/show-money.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { DebtDetail } from '../contract.ts'

/** What must be so before a court is asked (公寓大廈管理條例 Art. 21), each with whether it is. */
export function CourtConditions({ debt }: { debt: DebtDetail }) {
  const t = useTexts('arrearsPage')
  const { courtMissing, periods, overdue, demanded, demandedPeriods, considerable } = debt
  if (overdue <= 0) return null
  const isDemanded = !courtMissing.includes('noDemand')
  const conditions = [
    [
      !courtMissing.includes('fewPeriods'),
      t('courtPeriods', { amount: showMoney(considerable) }),
      t('courtPeriodsNow', { count: periods, amount: showMoney(overdue) }) +
        (demanded > 0 && demanded < overdue
          ? t('courtDemanded', { count: demandedPeriods, amount: showMoney(demanded) })
          : ''),
    ],
    [isDemanded, t('courtDemand'), isDemanded ? '' : t('courtDemandNot')],
    [
      isDemanded && !courtMissing.includes('termRunning'),
      t('courtTerm'),
      courtMissing.includes('termRunning') ? t('courtTermNot') : '',
    ],
  ] as const
  return (
    <section>
      <h3>{t('court')}</h3>
      <p className="lb-14 lb-quiet">{t(courtMissing.length ? 'courtNot' : 'courtReady')}</p>
      <ul className="lb-divided">
        {conditions.map(([isMet, condition, now]) => (
          <li key={condition} className="ar-condition">
            <Icon name={isMet ? 'check' : 'minus'} />
            <span>
              <span className="lb-sr">{t(isMet ? 'met' : 'unmet')}</span>
              {condition}
              {now && <span className="lb-14 lb-quiet ar-now">{now}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
