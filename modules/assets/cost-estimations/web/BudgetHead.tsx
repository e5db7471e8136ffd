import './budget-texts.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { budgetPath, fundPath } from '#modules/assets/paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'

const pages = { sum: '', change: '/changeBudget', months: '/maintenanceBudget' } as const
export type BudgetView = keyof typeof pages
const views = ['sum', 'change', 'months'] as const

/** The head of the pages of a budget: which year, and which page of it. */
export function BudgetHead({ year, view }: { year: number; view: BudgetView }) {
  const t = useTexts('budgetPage')
  const goTo = useNavigate()
  const turn = (to: number, next: BudgetView) =>
    void goTo({ href: `${budgetPath(to)}${pages[next]}`, replace: true })
  return (
    <div className="lb-page-head lb-page-head-named">
      <button
        type="button"
        className="lb-icon-button"
        aria-label={t('yearBefore')}
        disabled={year <= 2000}
        onClick={() => turn(year - 1, view)}
      >
        <Icon name="left" />
      </button>
      <h1>{t('title', { year })}</h1>
      <button
        type="button"
        className="lb-icon-button"
        aria-label={t('yearAfter')}
        disabled={year >= 2199}
        onClick={() => turn(year + 1, view)}
      >
        <Icon name="right" />
      </button>
      <Segments
        label={t('views')}
        value={view}
        onChange={(next) => turn(year, next)}
        options={views.map((value) => ({ value, label: t(`view_${value}`) }))}
      />
      <span className="lb-grow" />
      <Link className="lb-button lb-button-default lb-button-middle" to={fundPath}>
        {t('toFund')}
      </Link>
    </div>
  )
}
