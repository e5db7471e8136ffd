import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { FundPlan, FundYear } from '../contract.ts'
import { inWan } from './in-wan.ts'

interface VerdictProps {
  plan: FundPlan
  funds: readonly FundYear[]
}

/** Whether the fund is enough, now and raised, in a sentence each. */
export function FundVerdict({ plan, funds }: VerdictProps) {
  const t = useTexts('fundPage')
  if (!funds.length) return null
  const said = (of: 'balance' | 'raisedBalance') => {
    const short = funds.find((row) => row[of] < 0)
    const lowest = funds.reduce((a, b) => (b[of] < a[of] ? b : a))
    if (short)
      return t('shortFrom', { year: short.year, worst: lowest.year, amount: inWan(Math.abs(lowest[of])) })
    return t('enough', { years: funds.length - 1, year: lowest.year, amount: inWan(lowest[of]) })
  }
  const lowest = Math.min(...funds.map(({ balance }) => balance))
  const raisedFee = plan.monthlyPerPing + plan.raisePerPing
  return (
    <div className="cf-verdict">
      <div>
        <p className="lb-14 lb-quiet">{t('nowAt', { fee: plan.monthlyPerPing })}</p>
        <p className="cf-said" data-short={lowest < 0 || undefined}>
          {said('balance')}
        </p>
        {lowest < 0 && plan.households > 0 && (
          <p className="lb-14 lb-quiet">
            {t('perHousehold', { amount: Math.ceil(-lowest / plan.households).toLocaleString('en') })}
          </p>
        )}
      </div>
      <div>
        <p className="lb-14 lb-quiet">{t('raisedAt', { fee: raisedFee })}</p>
        <p className="cf-said" data-short={funds.some((row) => row.raisedBalance < 0) || undefined}>
          {said('raisedBalance')}
        </p>
        <p className="lb-14 lb-quiet">{t('perHome', { amount: plan.raisePerPing * 30 })}</p>
      </div>
    </div>
  )
}
