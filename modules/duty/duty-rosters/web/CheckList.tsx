import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { LimitRule } from '../limits.ts'
import { hoursText } from '../sentences.ts'
import type { Checks } from './checks.ts'
import type { Row } from './plan-model.ts'

/** Each limit of a person with what there is of it on the day, and what the month comes to. */
export function CheckList({ row, checks, cost }: { row: Row; checks: Checks; cost: number }) {
  const t = useTexts('dutyRostersPage')
  const { limits } = row
  const money = cost > 0 ? t('is_cost', { cost: cost.toLocaleString('en-US') }) : ''
  const month =
    t('is_month', { hours: hoursText(checks.hours.worked), overtime: hoursText(checks.hours.overtime) }) +
    money
  const between =
    checks.between === null
      ? t('is_none')
      : checks.between < 0
        ? t('is_overlap')
        : checks.between < limits.between
          ? t('is_short', {
              hours: hoursText(checks.between),
              less: hoursText(limits.between - checks.between),
            })
          : t('is_hours', { hours: hoursText(checks.between) })
  const lines: [LimitRule, string, string][] = [
    [
      'day',
      t('check_day', { normal: hoursText(limits.dayNormal), most: hoursText(limits.dayLongest) }),
      checks.day ? t('is_hours', { hours: hoursText(checks.day) }) : t('is_none'),
    ],
    ['between', t('check_between', { most: hoursText(limits.between) }), between],
    [
      'running',
      t('check_running', { most: limits.running }),
      checks.running ? t('is_days', { count: checks.running }) : t('is_none'),
    ],
    limits.monthLongest !== null && limits.monthNormal !== null
      ? [
          'month',
          t('check_month', { normal: hoursText(limits.monthNormal), most: hoursText(limits.monthLongest) }),
          month,
        ]
      : ['overtime', t('check_overtime', { most: hoursText(limits.overtimeLongest) }), month],
  ]
  if (limits.threeMonths)
    lines.push([
      'threeMonths',
      t('check_threeMonths', { most: hoursText(limits.threeMonths.longest) }),
      t('is_hours', { hours: hoursText(checks.threeMonths) }),
    ])
  const isWrong = (rule: LimitRule) =>
    checks.isWrong(rule) || (rule === 'month' && checks.isWrong('overtime'))
  return (
    <ul className="ro-checks">
      {lines.map(([rule, name, value]) => (
        <li key={rule} className={isWrong(rule) ? 'ro-check-wrong' : undefined}>
          <Icon name={isWrong(rule) ? 'warn' : 'check'} size={16} />
          <span>{name}</span>
          <span className="lb-14 lb-quiet lb-cut">{value}</span>
        </li>
      ))}
    </ul>
  )
}
