import { useQuery, useQueryClient } from '@tanstack/react-query'
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
const hours = { hours2: 2, hours4: 4, hours8: 8, day1: 24, days7: 168 } as const
type Length = keyof typeof hours
const lengths = Object.keys(hours) as Length[]

/** Says that somebody works on a point, or on all of its system: what comes of it is kept and told to nobody. */
export function MaintenanceDialog({ point, onClose }: { point: AlarmPoint; onClose: () => void }) {
  const t = useTexts('alarmPointsPage')
  const queries = useQueryClient()
  const [length, setLength] = useState<Length>('hours4')
  const [scope, setScope] = useState<'one' | 'system'>('one')
  const [reason, setReason] = useState('')
  const asked = useQuery({
    queryKey: ['alarmPoints', 'names'],
    queryFn: async () => (await api.list({})).data,
  })
  const ofSystem = (asked.data ?? [point])
    .filter(({ category, isPrivate }) => category === point.category && isPrivate === point.isPrivate)
    .map(({ pointId }) => pointId)
  return (
    <FormDialog
      title={t('maintainTitle', { name: point.name })}
      confirm={t('maintain')}
      size="small"
      isDirty={reason !== ''}
      onConfirm={async (retry) => {
        const until = await retry.once(length, async () => new Date(Date.now() + hours[length] * 3_600_000))
        const pointIds = scope === 'one' ? [point.pointId] : ofSystem.slice(0, 200)
        await api.maintain({ pointIds, until, reason: reason.trim() }, retry)
        toast(t('maintainDone', { count: pointIds.length }))
        void queries.invalidateQueries({ queryKey: ['alarmPoints'] })
        onClose()
      }}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('maintainText')}</p>
      <Segments
        full
        label={t('maintainScope')}
        value={scope}
        onChange={setScope}
        options={[
          { value: 'one', label: t('scopeOne') },
          { value: 'system', label: t('scopeSystem', { count: ofSystem.length }) },
        ]}
      />
      <Segments
        full
        label={t('silenceFor')}
        value={length}
        onChange={setLength}
        options={lengths.map((value) => ({ value, label: t(value) }))}
      />
      <ReasonField
        label={t('maintainBy')}
        optional
        reasons={[t('reason1'), t('reason2'), t('reason4')]}
        value={reason}
        onReason={setReason}
      />
    </FormDialog>
  )
}
