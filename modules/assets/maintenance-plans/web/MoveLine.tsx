import { useState } from 'react'
import { cut } from '#platform/contract/cut.ts'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { showDay } from '#platform/web/form/day-text.ts'
import { inBox, type Retry, useSubmit } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { Plan } from '../shapes.ts'
import { maintenanceApi } from './list-query.ts'

/** The open time as the list shows it: who was overtaken moves nothing. */
const seenOf = ({ openRecordId, openRecordVersion }: Plan) => ({
  recordId: openRecordId ?? '',
  rowVersion: openRecordVersion ?? 0,
})

/** Moves what is due to another day, for a reason; or leaves it out this time. */
export function MoveLine({ plan, today, onDone }: { plan: Plan; today: string; onDone: () => void }) {
  const t = useTexts('maintenancePage')
  const maySkip = useAllowed()([{ can: 'maintenancePlans.change' }]).length > 0
  const [day, setDay] = useState('')
  const [reason, setReason] = useState('')
  const [isSkipping, setSkipping] = useState(false)
  const move = useSubmit(
    async (retry: Retry) => {
      await maintenanceApi.moveRecord({ ...seenOf(plan), toDay: day, reason: reason.trim() }, retry)
      toast(t('moved'))
      onDone()
    },
    { isWrong: () => !day || !reason.trim(), onFailure: inBox },
  )
  return (
    <form className="md-move" {...move.form}>
      {plan.legalBasis && (
        <div className="lb-wide">
          <Note tone="wait">{t('moveLegal', { law: plan.legalBasis, day: showDay(plan.plannedDay) })}</Note>
        </div>
      )}
      <Field label={t('moveDay')} invalid={move.tried && !day ? t('needed') : undefined}>
        <DayInput value={day} min={today} max={undefined} onDay={setDay} />
      </Field>
      <Field
        label={t('moveReason')}
        invalid={move.tried && !reason.trim() ? t('moveReasonNeeded') : undefined}
      >
        <TextInput value={reason} maxLength={100} onText={setReason} />
      </Field>
      {maySkip && <Button onClick={() => setSkipping(true)}>{t('skip')}</Button>}
      <Button type="primary" htmlType="submit" loading={move.busy}>
        {day ? t('moveTo', { day: showDay(day).slice(5) }) : t('move')}
      </Button>
      {isSkipping && (
        <ReasonDialog
          title={t('skipAsk', { name: plan.name })}
          text={t('skipText')}
          label={t('skipReason')}
          reasons={[]}
          first={cut(reason.trim(), 30)}
          required={t('moveReasonNeeded')}
          confirm={t('skip')}
          onConfirm={async (why, retry) => {
            await maintenanceApi.skipRecord({ ...seenOf(plan), reason: why }, retry)
            toast(t('skipDone'))
            onDone()
          }}
          onClose={() => setSkipping(false)}
        />
      )}
    </form>
  )
}
