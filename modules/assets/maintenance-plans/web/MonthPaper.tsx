import { showDay } from '#platform/web/form/day-text.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import type { Plan } from '../shapes.ts'
import { type Entry, standOf } from './month-entry.ts'

interface MonthPaperProps {
  month: string
  entries: readonly Entry[]
  plans: readonly Plan[]
  today: string
  onDone: () => void
}

/** Of which things a plan is, who does it, and by which law. */
const ofPlan = (plan: Plan | undefined) =>
  plan &&
  [plan.assets.map(({ name }) => name).join('、'), plan.supplierName || plan.doer, plan.legalBasis]
    .filter(Boolean)
    .join('　')

/** The maintenance of a month on A4, day by day, with room for who did it to sign. */
export function MonthPaper({ month, entries, plans, today, onDone }: MonthPaperProps) {
  const t = paperTexts('maintenancePage')
  const community = useMe()?.communityName ?? ''
  const [year = '', at = ''] = month.split('-')
  return (
    <PrintSheet width="A4" margin="14mm" isNumbered onDone={onDone}>
      <div className="lb-paper-list">
        <h1>{t('paperMonth', { community, year, month: Number(at) })}</h1>
        <table>
          <thead>
            <tr>
              <th>{t('paperDay')}</th>
              <th>{t('paperPlan')}</th>
              <th>{t('paperStand')}</th>
              <th>{t('paperSign')}</th>
            </tr>
          </thead>
          <tbody>
            {entries
              .toSorted((one, other) => one.day.localeCompare(other.day))
              .map((entry) => (
                <tr key={`${entry.planId} ${entry.day}`}>
                  <td>{showDay(entry.day)}</td>
                  <td>
                    {entry.planName}
                    <small>{ofPlan(plans.find(({ planId }) => planId === entry.planId))}</small>
                  </td>
                  <td className="lb-nowrap">{t(`stands_${standOf(entry, today)}`)}</td>
                  <td>＿＿＿＿＿＿＿＿</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </PrintSheet>
  )
}
