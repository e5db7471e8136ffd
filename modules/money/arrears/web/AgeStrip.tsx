import { showMoney } from '#platform/contract/show-money.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Debt } from '../contract.ts'
import { ages } from '../debt-filters.ts'
import { homesOf } from './debt-name.ts'
import type { ArrearsSearch } from './screens.ts'

interface AgeStripProps {
  debts: readonly Debt[]
  search: ArrearsSearch
  narrow: (next: Partial<ArrearsSearch>) => void
}

/** How much is overdue how long, and whose money waits: each leads to its households. */
export function AgeStrip({ debts, search, narrow }: AgeStripProps) {
  const t = useTexts('arrearsPage')
  const cell = (
    label: string,
    of: readonly Debt[],
    sum: number,
    isOn: boolean,
    next: Partial<ArrearsSearch>,
  ) => (
    <button
      key={label}
      type="button"
      aria-pressed={isOn}
      disabled={!isOn && !of.length}
      onClick={() => narrow(next)}
    >
      <span className="lb-14 lb-quiet">{label}</span>
      <span className="ar-sum">
        <b>{homesOf(of)}</b> {t('homes')}
        <span>{showMoney(sum)}</span>
      </span>
    </button>
  )
  const waiting = debts.filter((debt) => debt.waiting > 0)
  const isWaiting = search.step === 'waiting'
  return (
    <section className="lb-panel ar-strip" aria-label={t('strip')}>
      {ages.map((age) => {
        const of = debts.filter(({ aging }) => aging[age] > 0)
        const isOn = search.age === age
        const sum = of.reduce((all, { aging }) => all + aging[age], 0)
        return cell(t(`late_${age}`), of, sum, isOn, { age: isOn ? undefined : age })
      })}
      {cell(
        t('waits'),
        waiting,
        waiting.reduce((all, debt) => all + debt.waiting, 0),
        isWaiting,
        { step: isWaiting ? undefined : 'waiting' },
      )}
    </section>
  )
}
