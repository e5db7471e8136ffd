import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { client } from '#platform/web/calls/client.ts'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { TimeInput } from '#platform/web/form/TimeInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { ReasonField } from '#platform/web/look/ReasonField.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { alarmPoints } from '../contract.ts'
import type { AlarmPoint } from '../shapes.ts'

const api = client(alarmPoints)
const minutes = { min30: 30, hours2: 120, hours8: 480, day1: 1440 } as const
type Length = keyof typeof minutes
const lengths = Object.keys(minutes) as Length[]
const day = 24 * 60 * 60_000
/** Days for which a point may be silent. */
const mostDays = 30

/** Silences a point for a while: a maintenance, a repair that is on its way. */
export function SilenceDialog({ point, onClose }: { point: AlarmPoint; onClose: () => void }) {
  const t = useTexts('alarmPointsPage')
  const queries = useQueryClient()
  const [length, setLength] = useState<Length | 'untilOwn'>('hours2')
  const [own, setOwn] = useState(() => ({ day: dayOf(new Date(Date.now() + 7 * day)), time: '18:00' }))
  const [isWrong, setWrong] = useState(false)
  const [reason, setReason] = useState('')
  const { pointId, name } = point
  return (
    <FormDialog
      title={t('silenceTitle', { name })}
      confirm={t('silence')}
      size="small"
      isDirty={reason !== ''}
      onConfirm={async (retry) => {
        const until =
          length === 'untilOwn'
            ? new Date(`${own.day}T${own.time}:00+08:00`)
            : await retry.once(length, async () => new Date(Date.now() + minutes[length] * 60_000))
        const left = until.getTime() - Date.now()
        const isOutside = !(left > 0 && left <= mostDays * day)
        setWrong(isOutside)
        if (isOutside) return
        await api.silence({ pointId, until, reason: reason.trim() }, retry)
        toast(t('silenced'))
        void queries.invalidateQueries({ queryKey: ['alarmPoints'] })
        onClose()
      }}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('silenceText')}</p>
      <Segments
        full
        label={t('silenceFor')}
        value={length}
        onChange={setLength}
        options={[...lengths, 'untilOwn' as const].map((value) => ({ value, label: t(value) }))}
      />
      {length === 'untilOwn' && (
        <div className="lb-pair lb-gap-12">
          <Field
            label={`${t('untilLabel')} ${t('untilDay')}`}
            invalid={isWrong ? t('untilWrong') : undefined}
          >
            <DayInput value={own.day} onDay={(day) => setOwn({ ...own, day })} />
          </Field>
          <Field label={`${t('untilLabel')} ${t('untilTime')}`}>
            <TimeInput value={own.time} onTime={(time) => setOwn({ ...own, time })} />
          </Field>
        </div>
      )}
      <ReasonField
        label={t('reason')}
        optional
        reasons={[t('reason1'), t('reason2'), t('reason3')]}
        value={reason}
        onReason={setReason}
      />
    </FormDialog>
  )
}
