import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { type FundPlan, type FundYear, leastRaise, type Replacement, shortSpans } from '../contract.ts'
import { inWan } from './in-wan.ts'

interface VerdictProps {
  plan: FundPlan
  funds: readonly FundYear[]
  replacements: readonly Replacement[]
  /** Tries a raise; absent on paper. */
  onRaise?: (raisePerPing: number) => void
}

/** Whether the fund is enough, now and raised, in a sentence each. */
export function FundVerdict({ plan, funds, replacements, onRaise }: VerdictProps) {
  const t = useTexts('fundPage')
  if (!funds.length) return null
  const said = (of: 'balance' | 'raisedBalance') => {
    const short = shortSpans(funds, of)
    const lowest = funds.reduce((a, b) => (b[of] < a[of] ? b : a))
    if (short) {
      const [first, ...others] = short
      const worst = { worst: lowest.year, amount: inWan(Math.abs(lowest[of])) }
      const goesOn = !others.length && first.to === funds.at(-1)?.year && first.from < first.to
      if (goesOn) return t('shortFrom', { year: first.from, ...worst })
      const years = inRow(short.map(({ from, to }) => (from === to ? from : `${from}–${to}`)))
      return t('shortIn', { years, ...worst })
    }
    return t('enough', { years: funds.length - 1, year: lowest.year, amount: inWan(lowest[of]) })
  }
  const lowest = Math.min(...funds.map(({ balance }) => balance))
  const isShort = funds.some((row) => row.raisedBalance < 0)
  const span = { thisYear: funds[0]?.year ?? 0, years: funds.length - 1 }
  const least = isShort ? leastRaise(plan, replacements, span) : undefined
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
        <p className="cf-said" data-short={isShort || undefined}>
          {said('raisedBalance')}
        </p>
        {isShort && (
          <p className="lb-14">
            {least === undefined
              ? t('neverEnough')
              : t('leastRaise', { amount: least, years: funds.length - 1 })}{' '}
            {least !== undefined && onRaise && (
              <Button size="small" onClick={() => onRaise(least)}>
                {t('tryRaise', { amount: least })}
              </Button>
            )}
          </p>
        )}
        <p className="lb-14 lb-quiet">{t('perHome', { amount: plan.raisePerPing * 30 })}</p>
      </div>
    </div>
  )
}
