import './ledger.css'
import './rule-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Balance, PersonPoints } from '../contract.ts'

/** 1,200 */
export const show = (points: number): string => points.toLocaleString('en-US')

interface LedgerLeadProps {
  balance: Balance & { people: readonly PersonPoints[] }
}

/** What a household may spend, by purse and last day, and its people where they have purses of their own. */
export function LedgerLead({ balance: { normal, cash, expiring, people } }: LedgerLeadProps) {
  const t = useTexts('pointsPage')
  const ofPeople = useTexts('pointRules')
  return (
    <>
      <dl className="pl-purses">
        <div>
          <dt>{t('normal')}</dt>
          <dd>{show(normal)}</dd>
        </div>
        <div>
          <dt>{t('cash')}</dt>
          <dd>{show(cash)}</dd>
        </div>
        <div>
          <dt>{t('expiring')}</dt>
          <dd className="pl-days">
            {expiring.length
              ? expiring.map(({ points, expiresOn }) => (
                  <span key={expiresOn}>
                    {t('expires', { count: points, day: expiresOn.replaceAll('-', '/') })}
                  </span>
                ))
              : t('never')}
          </dd>
        </div>
      </dl>
      {people.length > 0 && (
        <ul className="pl-people" aria-label={ofPeople('people')}>
          {people.map((one) => (
            <li key={one.residentId}>
              {ofPeople('person', { name: one.name, normal: show(one.normal), cash: show(one.cash) })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
