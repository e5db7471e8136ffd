import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { ReasonField } from '#platform/web/look/ReasonField.tsx'
import type { Target } from '../contract.ts'
import { noticesApi } from './use-notices.ts'

interface FoundDialogProps {
  noticeId: string
  target: Target
  refresh: () => Promise<unknown>
  onClose: () => void
}

/** What somebody who walked to a screen did there. */
export function FoundDialog({ noticeId, target, refresh, onClose }: FoundDialogProps) {
  const t = useTexts('emergencyPage')
  const [note, setNote] = useState('')
  const { displayDeviceId, name, walker } = target
  return (
    <FormDialog
      title={t('foundTitle', { name })}
      confirm={t('found')}
      size="small"
      isDirty={note !== ''}
      onConfirm={async (retry) => {
        const given = { noticeId, displayDeviceId, note: note.trim() }
        await noticesApi.noteWalk(given, retry).finally(() => void refresh())
        toast(t('foundDone', { name }))
        onClose()
      }}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('foundText', { who: walker })}</p>
      <ReasonField
        label={t('foundNote')}
        optional
        autoFocus
        reasons={[t('found1'), t('found2'), t('found3')]}
        value={note}
        onReason={setNote}
      />
    </FormDialog>
  )
}
