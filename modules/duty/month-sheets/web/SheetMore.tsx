import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Sheet } from '../contract.ts'
import { hoursAndMinutes } from './time-words.ts'

/** Leave of the month by kind, and what was worked in other communities of the company. */
export function SheetMore({ sheet: { leaves, elsewhere } }: { sheet: Sheet }) {
  const t = useTexts('monthSheetsPage')
  const ofKind = useTexts('leaveKinds')
  return (
    <>
      {leaves.length > 0 && (
        <ul className="lb-divided" aria-label={t('leaves')}>
          {leaves.map(({ kind, minutes, percent }) => (
            <li key={kind} className="lb-line lb-between lb-inner-10">
              <span>
                {ofKind(kind)} <span className="lb-14 lb-quiet">{t('pay', { percent })}</span>
              </span>
              <b>{hoursAndMinutes(minutes)}</b>
            </li>
          ))}
        </ul>
      )}
      {elsewhere.length > 0 && (
        <ul className="lb-divided" aria-label={t('elsewhere')}>
          {elsewhere.map(({ communityName, days, minutes }) => (
            <li key={communityName} className="lb-line lb-between lb-inner-10">
              <span>
                {t('elsewhere')}　{t('elsewhereDays', { community: communityName, days })}
                <br />
                <span className="lb-14 lb-quiet">{t('elsewhereText')}</span>
              </span>
              <b>{hoursAndMinutes(minutes)}</b>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
