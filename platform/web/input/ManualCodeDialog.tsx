import { useId, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useCopyCode } from './use-copy-code.ts'
import { useScanner } from './use-scanner.ts'

export interface ManualCodeDialogProps {
  /** Takes the code as a scan would have given it. */
  onUse: (code: string) => void
  onClose: () => void
}

/** Where a person writes or pastes a barcode that no reader can read; it can be copied, too (R333, R334). */
export function ManualCodeDialog(props: ManualCodeDialogProps) {
  const t = useTexts('platform')
  return (
    <Dialog label={t('manualCode')} className="lb-manual-code" onCancel={props.onClose}>
      <ManualCodeForm {...props} />
    </Dialog>
  )
}

function ManualCodeForm({ onUse, onClose }: ManualCodeDialogProps) {
  const t = useTexts('platform')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const copyCode = useCopyCode(input)
  const [isMissing, setMissing] = useState(false)
  // The reader did read it after all.
  useScanner((scan) => setCode(scan.text.trim()))

  /** The code; without one the message shows for 3 s (R335). */
  function written(): string | undefined {
    const trimmed = code.trim()
    if (trimmed) return trimmed
    setMissing(true)
    toast(t('manualCodeEmpty'), { isTrouble: true })
    input.current?.focus()
    return undefined
  }
  function use() {
    const text = written()
    if (!text) return
    onClose()
    onUse(text)
  }

  return (
    <form
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault()
        use()
      }}
    >
      <div className="lb-box-body">
        <h2 id={id}>{t('manualCode')}</h2>
        <p className="lb-quiet">{t('manualCodeText')}</p>
        <Field label={t('manualCodeLabel')} invalid={isMissing ? t('manualCodeEmpty') : undefined}>
          <TextInput
            ref={input}
            size="scan"
            autoFocus
            lang="en"
            autoCapitalize="characters"
            value={code}
            maxLength={60}
            onText={(text) => {
              setCode(text)
              setMissing(false)
            }}
          />
        </Field>
      </div>
      <div className="lb-box-foot">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button onClick={() => written() && void copyCode(code)}>{t('manualCodeCopy')}</Button>
        <Button type="primary" htmlType="submit">
          {t('manualCodeUse')}
        </Button>
      </div>
    </form>
  )
}
