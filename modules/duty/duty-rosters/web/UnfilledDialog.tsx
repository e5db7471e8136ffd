import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { dayNumber, weekdayOf } from './day-words.ts'
import type { Plan } from './plan-model.ts'

/** Shifts of the month that nobody fills, day by day. */
export function UnfilledDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const t = useTexts('dutyRostersPage')
  const title = t('unfilledTitle', { month: Number(plan.month.slice(5)) })
  return (
    <Dialog label={title} size="wide" onCancel={onClose}>
      <DialogHead title={title} onClose={onClose} />
      <div className="ro-dialog-body">
        <p className="lb-quiet">{t(plan.unfilled.length ? 'unfilledText' : 'unfilledNone')}</p>
        <ul className="lb-divided">
          {plan.unfilled.map(({ day, companyId, companyName, shift, planned, absent }) => (
            <li key={`${day} ${companyId} ${shift.code}`} className="lb-line lb-wrap lb-gap-12 lb-inner-10">
              <b>{t('unfilledDay', { day: dayNumber(day), weekday: t('weekdays')[weekdayOf(day)] ?? '' })}</b>
              <span className="lb-grow">
                {t('unfilledShift', {
                  company: companyName,
                  shift: shift.name,
                  from: shift.from,
                  until: shift.until,
                })}
                {absent.length > 0 && (
                  <>
                    <br />
                    <span className="lb-14 lb-quiet">{t('unfilledLeave', { names: absent.join('、') })}</span>
                  </>
                )}
              </span>
              <span className="lb-amber">
                {t('unfilledCount', { needed: shift.needed, planned, count: shift.needed - planned })}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="lb-dialog-foot">
        <span className="lb-grow" />
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Dialog>
  )
}
