import './dialog-texts.ts'
import './exports.css'
import { type FormEvent, type ReactNode, useState } from 'react'
import { hasPermission } from '#platform/web/frame/signed-in.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'

/** How people are shown in a file; the reason is '' when they are masked. */
export interface Masking {
  isMasked: boolean
  reason: string
}

export interface MaskingFormProps {
  /** What masking does to this file, and what is in it without. */
  maskedText: string
  unmaskedText: string
  /** The words of the button. */
  go: string
  busy: boolean
  failure: string | undefined
  onGo: (masking: Masking) => void
  onClose: () => void
  /** What the file will hold. */
  children: ReactNode
}

/** Asks whether people are masked in a file, and for the reason when they are not; who may not see them is not asked. */
export function MaskingForm(props: MaskingFormProps) {
  const { maskedText, unmaskedText, go, busy, failure, onGo, onClose, children } = props
  const t = useTexts('exportDialog')
  const me = useMe()
  const mayUnmask = me !== undefined && hasPermission('exports.unmasked', me)
  const [people, setPeople] = useState<'masked' | 'unmasked'>('masked')
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const isMasked = people === 'masked'
  // A scan while the dialog is open goes nowhere.
  useScanner(() => undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    const lacks = !isMasked && reason.trim() === ''
    setMissing(lacks)
    if (!lacks) onGo({ isMasked, reason: isMasked ? '' : reason.trim() })
  }

  return (
    <form className="ex-form" onSubmit={submit}>
      <div className="ex-body">
        {children}
        <div className="ex-people">
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
            invalid={missing ? t('reasonMissing') : undefined}
          >
            <TextInput autoFocus value={reason} onText={setReason} maxLength={100} />
          </Field>
        )}
        {failure && <Note tone="wait">{failure}</Note>}
      </div>
      <div className="lb-dialog-foot">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button htmlType="submit" type="primary" loading={busy}>
          {go}
        </Button>
      </div>
    </form>
  )
}
