import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { dayNumber } from './day-words.ts'
import type { Plan } from './plan-model.ts'

/** How many are on duty each day, shift by shift, and where somebody is missing. */
export function StaffingRows({ plan }: { plan: Plan }) {
  const t = useTexts('dutyRostersPage')
  return plan.staffing.map(({ key, shift, counts, lacking }) => {
    const [first] = lacking
    const column = first ? plan.days.indexOf(first) : -1
    return (
      <tr key={key} className="ro-staffing">
        <th scope="row">
          {shift.needed
            ? t('needs', { shift: shift.name, count: shift.needed })
            : t('extra', { shift: shift.name })}
        </th>
        {plan.days.map((day, nth) => {
          const count = counts[nth] ?? 0
          const state = `${plan.off.has(day) ? 'ro-off' : ''} ${count < shift.needed ? 'ro-lack' : ''}`
          return (
            <td key={day} className={state}>
              {count || shift.needed ? count : ''}
            </td>
          )
        })}
        <td className={`ro-hours ${lacking.length ? 'ro-lacks' : ''}`}>
          {!first
            ? shift.needed > 0 && t('enough')
            : lacking.length === 1
              ? t('lacks', { day: dayNumber(first), count: shift.needed - (counts[column] ?? 0) })
              : t('lacksMore', { days: lacking.length })}
        </td>
      </tr>
    )
  })
}
