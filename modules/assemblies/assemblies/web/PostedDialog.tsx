import { useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useFresh } from './queries.ts'

/** On which day something was posted on the board of the community; with a reason where another day was entered before. */
export function PostedDialog({
  title,
  isCorrection,
  post,
  onClose,
}: {
  title: string
  isCorrection: boolean
  post: (said: { postedOn: string; reason: string }, retry: Retry) => Promise<unknown>
  onClose: () => void
}) {
  const t = useTexts('assemblyPage')
  const again = useFresh()
  const [postedOn, setDay] = useState(() => dayOf(new Date()))
  const [reason, setReason] = useState('')
  return (
    <FormDialog
      title={title}
      confirm={t('save')}
      missing={postedOn && (!isCorrection || reason.trim()) ? undefined : t('needed')}
      onConfirm={async (retry) => {
        await post({ postedOn, reason }, retry)
        toast(t('saved'))
        void again()
        onClose()
      }}
      onClose={onClose}
    >
      <div className="lb-stack lb-gap-12">
        <Field label={t('postedOn')}>
          <DayInput value={postedOn} onDay={setDay} />
        </Field>
        {isCorrection && (
          <Field label={t('reason')}>
            <TextInput maxLength={100} value={reason} onText={setReason} />
          </Field>
        )}
      </div>
    </FormDialog>
  )
}
