import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { alertBox } from '#platform/web/look/alerts.ts'
import type { useOpening } from './use-opening.ts'

/** Where a code is typed, with what is wrong with it, and where such codes come from (R393, R394). */
export function CodeField({ of }: { of: ReturnType<typeof useOpening> }) {
  const t = useTexts('communityOpenings')
  return (
    <>
      <Field label={t('code')} hint={t('codeHint')} {...(of.problem && { invalid: of.problem })}>
        <TextInput
          autoFocus
          size="scan"
          name="opening-code"
          autoCapitalize="characters"
          maxLength={20}
          value={of.code}
          onText={of.setCode}
        />
      </Field>
      <button
        type="button"
        className="lb-link co-help"
        onClick={() => void alertBox(t('helpText'), { title: t('helpTitle') })}
      >
        {t('help')}
      </button>
    </>
  )
}
