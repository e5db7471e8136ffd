import './phone-texts.ts'
import './phone.css'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { comeIn } from './phone-api.ts'
import { supplierWorkPath } from './paths.ts'

/** A supplier types the code of its message (R323). */
export function CodePage() {
  const t = useTexts('supplierPhone')
  const goTo = useNavigate()
  const queries = useQueryClient()
  const { supplierId }: { supplierId?: string } = useSearch({ strict: false })
  const [code, setCode] = useState('')
  const enter = useSubmit(
    async (retry) => {
      await comeIn(queries, { supplierId, code: code.trim() }, retry)
      await goTo({ to: supplierWorkPath, replace: true })
    },
    { isWrong: () => !code.trim() },
  )
  return (
    <div className="sp-page">
      <form {...enter.form} className="sp-login">
        <h1>{t('loginTitle')}</h1>
        <p className="lb-quiet">{t('loginLead')}</p>
        <Field label={t('code')} invalid={enter.tried && !code.trim() ? t('codeNeeded') : undefined}>
          <TextInput
            value={code}
            maxLength={40}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            onText={setCode}
          />
        </Field>
        {enter.failure && <Note tone="wait">{enter.failure}</Note>}
        <Button type="primary" size="large" htmlType="submit" block loading={enter.busy}>
          {t('enter')}
        </Button>
      </form>
    </div>
  )
}
