import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { hoursText } from '../sentences.ts'
import type { Row } from './plan-model.ts'

const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }))

/** What leave somebody has on a day, to be written down, changed or taken back. */
export function LeaveAct({ row, day, again }: { row: Row; day: string; again: () => unknown }) {
  const t = useTexts('dutyRostersPage')
  const ofKind = useTexts('leaveKinds')
  const [isOpen, setOpen] = useState(false)
  const leave = row.leaves.get(day)
  return (
    <>
      <Button size="small" type="text" onClick={() => setOpen(true)}>
        {leave ? t('leaveOf', { kind: ofKind(leave.kind), hours: hoursText(leave.minutes) }) : t('leave')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LeaveDialog {...{ row, day, leave, again }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
