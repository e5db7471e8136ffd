import { useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useCopyCode } from './use-copy-code.ts'

export interface ManualCodeDialogProps {
  /** Takes the code as a scan would have given it. */
  onUse: (code: string) => void
  onClose: () => void
}

/** Where a person writes or pastes a barcode that no reader can read; it can be copied, too (R333, R334). */
export function ManualCodeDialog({ onUse, onClose }: ManualCodeDialogProps) {
  const t = useTexts('platform')
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const copyCode = useCopyCode(input)
  const [isMissing, setMissing] = useState(false)

  /** Whether there is a code; without one the message shows for 3 s (R335). */
  function isWritten(): boolean {
    if (code.trim()) return true
    setMissing(true)
    toast(t('manualCodeEmpty'), { isTrouble: true })
    input.current?.focus()
    return false
  }
  return (
    <FormDialog
      title={t('manualCode')}
      confirm={t('manualCodeUse')}
      acts={<Button onClick={() => isWritten() && void copyCode(code)}>{t('manualCodeCopy')}</Button>}
      isWrong={() => !isWritten()}
      onConfirm={async () => {
        onClose()
        onUse(code.trim())
      }}
      // The reader did read it after all.
      onScan={(scan) => setCode(scan.text.trim())}
      size="small"
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
