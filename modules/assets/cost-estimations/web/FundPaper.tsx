import { showMoney } from '#platform/contract/show-money.ts'
import { useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { showDay } from '#platform/web/form/day-text.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import { type FundPlan, type FundYear, type Replacement, worksOf } from '../contract.ts'
import { FundChart } from './FundChart.tsx'
import { FundVerdict } from './FundVerdict.tsx'
import { inWan } from './in-wan.ts'

interface FundPaperProps {
  plan: FundPlan
  funds: readonly FundYear[]
  replacements: readonly Replacement[]
  onDone: () => void
}

/** The forecast for residents on A4: where the fund stands, the curve, and what is replaced in which year. */
export function FundPaper({ plan, funds, replacements, onDone }: FundPaperProps) {
  const t = paperTexts('fundPage')
  const community = useMe()?.communityName ?? ''
  const [today] = useState(() => dayOf(new Date()))
  const years = funds.length - 1
  const works = worksOf(replacements)
  const said = (year: number) =>
    works
      .filter((work) => work.year === year)
      .map(({ name, count }) => (count > 1 ? t('workOf', { name, count }) : name))
      .join('、')
  return (
    <PrintSheet width="A4" margin="14mm" isNumbered onDone={onDone}>
      <div className="lb-paper-list lb-paper-sums">
        <h1>{t('paperTitle', { community, years })}</h1>
        <p>
          {t('paperLead', {
            day: showDay(today),
            balance: showMoney(plan.balance),
            fee: plan.monthlyPerPing,
            inflation: (plan.inflationBp / 100).toFixed(1),
            interest: (plan.interestBp / 100).toFixed(1),
          })}
        </p>
        <FundChart funds={funds} isPaper />
        <FundVerdict plan={plan} funds={funds} replacements={replacements} />
        <table>
          <thead>
            <tr>
              <th>{t('year')}</th>
              <th>{t('work')}</th>
              <th>{t('spent')}</th>
              <th>{t('now')}</th>
              <th>{t('raised')}</th>
            </tr>
          </thead>
          <tbody>
            {funds
              .filter(({ spent }) => spent > 0)
              .map((row) => (
                <tr key={row.year}>
                  <td>{row.year}</td>
                  <td>{said(row.year)}</td>
                  <td>{inWan(row.spent)}</td>
                  <td>{inWan(row.balance)}</td>
                  <td>{inWan(row.raisedBalance)}</td>
                </tr>
              ))}
          </tbody>
        </table>
        <p>{t('paperFoot')}</p>
      </div>
    </PrintSheet>
  )
}
