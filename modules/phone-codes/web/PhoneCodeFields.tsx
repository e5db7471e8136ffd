import './texts.ts'
import './phone-code-fields.css'
import { useEffect, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { PhoneCode } from './use-phone-code.ts'

/** The number with the button that sends a code, and the code once it is under way. `first`: one types here first. */
export function PhoneCodeFields({ of, first = true }: { of: PhoneCode; first?: boolean }) {
  const t = useTexts('phoneCodes')
  const codeField = useRef<HTMLInputElement>(null)
  const codeId = of.sent?.codeId
  useEffect(() => {
    if (codeId) codeField.current?.focus()
  }, [codeId])
  const about = of.sent && t(of.sent.left ? 'sent' : 'sentLast', { phone: of.sent.phone, left: of.sent.left })
  return (
    <>
      <Field label={t('phone')} {...(of.problem ? { invalid: of.problem } : { help: about })}>
        <TextInput
          name="tel"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          autoFocus={first}
          maxLength={30}
          value={of.typedPhone}
          onText={of.setTypedPhone}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || of.sent) return
            event.preventDefault()
            void of.ask()
          }}
        />
      </Field>
      <Button
        className="pc-send"
        type={of.sent ? 'default' : 'primary'}
        size={of.sent ? 'middle' : 'large'}
        loading={of.busy}
        disabled={of.wait > 0}
        onClick={() => void of.ask()}
      >
        {of.wait > 0
          ? t('againIn', { seconds: of.wait })
          : t(of.busy ? 'sending' : of.sent ? 'again' : 'send')}
      </Button>
      {of.sent && (
        <Field label={t('code')} hint={t('codeHint')}>
          <TextInput
            ref={codeField}
            name="one-time-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            size="scan"
            className="pc-code"
            maxLength={12}
            value={of.code}
            onText={of.setCode}
          />
        </Field>
      )}
    </>
  )
}
