import './dialog-texts.ts'
import './exports.css'
import { type ReactNode, useState } from 'react'
import { type Retry, useSubmit } from '#platform/web/form/use-submit.ts'
import { hasPermission } from '#platform/web/frame/signed-in.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'

/** How people are shown in a file; the reason is '' when they are masked. */
export interface Masking {
  isMasked: boolean
  reason: string
}

export interface MaskingDialogProps {
  title: string
  /** What masking does to this file, and what is in it without. */
  maskedText: string
  unmaskedText: string
  /** The words of the button. */
  go: string
  onGo: (masking: Masking, retry: Retry) => Promise<unknown>
  onClose: () => void
  /** What the file will hold. */
  children: ReactNode
}

/** Asks whether people are masked in a file, and for the reason when they are not; who may not see them is not asked. */
export function MaskingDialog(props: MaskingDialogProps) {
  const { title, maskedText, unmaskedText, go, onGo, onClose, children } = props
  const t = useTexts('exportDialog')
  const me = useMe()
  const mayUnmask = me !== undefined && hasPermission('exports.unmasked', me)
  const [people, setPeople] = useState<'masked' | 'unmasked'>('masked')
  const [reason, setReason] = useState('')
  const isMasked = people === 'masked'
  const isMissing = !isMasked && reason.trim() === ''
  const act = useSubmit((retry) => onGo({ isMasked, reason: isMasked ? '' : reason.trim() }, retry), {
    isWrong: () => isMissing,
  })

  return (
    <ActDialog title={title} confirm={go} act={act} onClose={onClose}>
      {children}
      <div className="lb-grid lb-gap-6 lb-left">
        <span className="lb-14 lb-quiet">{t('people')}</span>
        {mayUnmask && (
          <Segments
            label={t('people')}
            options={[
              { value: 'masked', label: t('masked') },
              { value: 'unmasked', label: t('unmasked') },
            ]}
            value={people}
            onChange={setPeople}
          />
        )}
        <p className="lb-14 lb-quiet">
          {isMasked ? maskedText : unmaskedText}
          {!mayUnmask && ` ${t('onlyMasked')}`}
        </p>
      </div>
      {!isMasked && (
        <Field
          label={t('reason')}
          help={t('reasonHelp')}
          invalid={act.tried && isMissing ? t('reasonMissing') : undefined}
        >
          <TextInput autoFocus value={reason} onText={setReason} maxLength={100} />
        </Field>
      )}
    </ActDialog>
  )
}
