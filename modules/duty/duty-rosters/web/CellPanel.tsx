import type { ReactNode } from 'react'
import type { ShiftClass } from '#modules/duty/clock-entries/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { costOf } from '../hours.ts'
import { useBreachWords } from './breach-words.ts'
import { CheckList } from './CheckList.tsx'
import { checksOf } from './checks.ts'
import { useDayWords } from './day-words.ts'
import type { Plan, Row } from './plan-model.ts'

const keys = [
  ['move', '←'],
  ['choose', 'Shift ←'],
  ['clear', 'Delete'],
  ['copy', 'Ctrl C'],
  ['undo', 'Ctrl Z'],
] as const
/** Breaches that are told whole. */
const most = 2

/** What the law says of the current cell, or of the one that something is dragged over: in a sentence with its article, limit by limit. */
export function CellPanel({
  plan,
  row,
  day,
  shift,
  act,
  children,
}: {
  plan: Plan
  row: Row
  day: string
  /** What stands there, or would. */
  shift: ShiftClass | undefined
  /** What can be done about the day beside shifts. */
  act: ReactNode
  /** Who could take it. */
  children: ReactNode
}) {
  const t = useTexts('dutyRostersPage')
  const words = useDayWords()
  const speak = useBreachWords()
  const checks = checksOf(row, plan.month, day, shift, (each) => Boolean(plan.off.get(each)))
  const here = checks.breaches.filter(({ days }) => days.includes(day))
  const told = here.length ? here : checks.breaches
  const joined = row.company?.joined ?? []
  return (
    <div className="ro-panel">
      <div>
        <h2 className={told.length ? 'lb-amber' : undefined}>
          <Icon name={told.length ? 'warn' : 'check'} size={20} />
          {told.length ? t('breaks', { count: told.length }) : t('fits')}
        </h2>
        {told.slice(0, most).map((breach) => {
          const { sentence, article } = speak(breach, row)
          return (
            <p key={`${breach.rule} ${breach.days[0]}`}>
              {row.person.name} {sentence}
              <span className="lb-quiet">（{article}）</span>
            </p>
          )
        })}
        {!told.length && <p>{t('fitsText', { name: row.person.name, day: words(day) })}</p>}
        {act}
        <p className="ro-keys lb-14 lb-quiet">
          {keys.map(([act, key]) => (
            <span key={act}>
              <Key keys={key} /> {t(act)}
            </span>
          ))}
        </p>
      </div>
      <div>
        <CheckList row={row} checks={checks} cost={costOf(checks.hours, row.person.hourlyPay)} />
        <p className="lb-14 lb-quiet">
          {plan.cost > 0 && t('overtimeSum', { cost: plan.cost.toLocaleString('en-US') })}
          {joined.length ? t('footJoined', { communities: joined.join('、') }) : t('foot')}
        </p>
      </div>
      <div className="ro-could">{children}</div>
    </div>
  )
}
