import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { ReasonField } from '#platform/web/look/ReasonField.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { alarmPoints } from '../contract.ts'
import type { AlarmPoint } from '../shapes.ts'

const api = client(alarmPoints)
const minutes = { min30: 30, hours2: 120, hours8: 480, day1: 1440 } as const
type Length = keyof typeof minutes
const lengths = Object.keys(minutes) as Length[]

/** Silences a point for a while: a maintenance, a repair that is on its way. */
export function SilenceDialog({ point, onClose }: { point: AlarmPoint; onClose: () => void }) {
  const t = useTexts('alarmPointsPage')
  const queries = useQueryClient()
  const [length, setLength] = useState<Length>('hours2')
  const [reason, setReason] = useState('')
  const { pointId, name } = point
  return (
    <FormDialog
      title={t('silenceTitle', { name })}
      confirm={t('silence')}
      size="small"
      isDirty={reason !== ''}
      onConfirm={async (retry) => {
        const until = await retry.once(length, async () => new Date(Date.now() + minutes[length] * 60_000))
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
        options={lengths.map((value) => ({ value, label: t(value) }))}
      />
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
