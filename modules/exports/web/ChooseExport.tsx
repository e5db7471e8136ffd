import { type FormEvent, useState } from 'react'
import { hasPermission } from '#platform/web/frame/signed-in.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'

export interface ChooseExportProps {
  title: string
  words: string
  busy: boolean
  failure: string | undefined
  onStart: (choice: { isMasked: boolean; reason: string }) => void
  onClose: () => void
}

/** What will be exported, in words, and whether people are masked. */
export function ChooseExport({ title, words, busy, failure, onStart, onClose }: ChooseExportProps) {
  const t = useTexts('exportDialog')
  const me = useMe()
  const mayUnmask = me !== undefined && hasPermission('exports.unmasked', me)
  const [people, setPeople] = useState<'masked' | 'unmasked'>('masked')
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const isMasked = people === 'masked'

  function submit(event: FormEvent) {
    event.preventDefault()
    const lacks = !isMasked && reason.trim() === ''
    setMissing(lacks)
    if (!lacks) onStart({ isMasked, reason: isMasked ? '' : reason.trim() })
  }

  return (
    <form className="ex-form" onSubmit={submit}>
      <div className="ex-body">
        <dl className="ex-facts">
          <dt>{t('what')}</dt>
          <dd>{title}</dd>
          <dt>{t('filters')}</dt>
          <dd>{words || t('everything')}</dd>
          <dt>{t('format')}</dt>
          <dd>{t('formatText')}</dd>
        </dl>
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
              onChange={(next) => setPeople(next as 'masked' | 'unmasked')}
            />
          )}
          <p className="lb-14 lb-quiet">
            {t(isMasked ? 'maskedText' : 'unmaskedText')}
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
          {t('start')}
        </Button>
      </div>
    </form>
  )
}
