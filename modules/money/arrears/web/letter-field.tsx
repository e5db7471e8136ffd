import type { FormField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { blanks, type Template } from '../settings.ts'
import { steps } from '../steps.ts'
import type { LetterForm } from './use-sections.tsx'

const blanksHelp = blanks.map((name) => `{${name}}`).join(' ')

/** The letter of a step, with the blanks that it may have. */
export function useLetterField(): (nth: number) => FormField<LetterForm> {
  const t = useTexts('arrearsSetting')
  return (nth) => {
    const label = t(`step_${steps[nth] ?? 'reminder'}`)
    return {
      label,
      read: ({ templates }) => templates[nth]?.body ?? '',
      wrong: ({ templates }) =>
        templates[nth]?.title.trim() && templates[nth].body.trim() ? undefined : t('letterWrong'),
      draw: ({ templates }, change, invalid) => {
        const template = templates[nth]
        if (!template) return null
        const set = (part: Partial<Template>) =>
          change({ templates: templates.with(nth, { ...template, ...part }) })
        return (
          <div className="ar-letter">
            <Field label={t('letterTitle', { step: label })}>
              <TextInput maxLength={40} value={template.title} onText={(title) => set({ title })} />
            </Field>
            <Field
              label={t('letterBody', { step: label })}
              help={t('blanks', { blanks: blanksHelp })}
              invalid={invalid}
            >
              <textarea
                className="lb-long-text"
                rows={8}
                maxLength={1500}
                value={template.body}
                onChange={({ target }) => set({ body: target.value })}
              />
            </Field>
          </div>
        )
      },
    }
  }
}
