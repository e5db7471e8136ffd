import './texts.ts'
import './phone-code-fields.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { phoneCodes } from '../contract.ts'
import type { PhoneCode } from './use-phone-code.ts'

const api = client(phoneCodes)

export interface PhoneCodeFieldsProps {
  of: PhoneCode
  /** One types here first. */
  first?: boolean
  /** What is wrong with the code that was typed. */
  wrong?: string | undefined
}

/** The number with the button that sends a code, and the code once it is under way. */
export function PhoneCodeFields({ of, first = true, wrong }: PhoneCodeFieldsProps) {
  const t = useTexts('phoneCodes')
  const { codeField, sent } = of
  const codeId = sent?.codeId
  useEffect(() => {
    if (codeId) codeField.current?.focus()
  }, [codeId, codeField])
  const isUsedUp = sent?.left === 0
  const canSend = useQuery({
    queryKey: ['phoneCodes', 'canSend'],
    queryFn: async () => (await api.canSend({})).data.canSend,
  })
  // Said before anybody types a number that nothing goes to.
  if (canSend.data === false) return <Note tone="wait">{t('cannotSend')}</Note>
  return (
    <>
      <Field label={t('phone')} {...(of.problem ? { invalid: of.problem } : about(of, t))}>
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
        type={sent ? 'default' : 'primary'}
        size={sent ? 'middle' : 'large'}
        loading={of.busy}
        disabled={isUsedUp || of.wait > 0}
        onClick={() => void of.ask()}
      >
        {isUsedUp
          ? t('noneLeft')
          : of.wait > 0
            ? t('againIn', { seconds: of.wait })
            : t(of.busy ? 'sending' : sent ? 'again' : 'send')}
      </Button>
      {sent && (
        <Field label={t('code')} hint={t('codeHint')} {...(wrong && { invalid: wrong })}>
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

/** What became of the code that was sent. */
function about({ sent, isOver }: PhoneCode, t: ReturnType<typeof useTexts<'phoneCodes'>>) {
  if (!sent) return {}
  if (isOver) return { warn: t(sent.left ? 'sentOver' : 'sentOverLast') }
  return { help: t(sent.left ? 'sent' : 'sentLast', { phone: sent.phone, left: sent.left }) }
}
