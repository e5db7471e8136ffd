import './rule-texts.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import type { PersonPoints } from '../contract.ts'

interface HolderFieldProps {
  people: readonly PersonPoints[]
  /** A person’s id; '': the household’s own. */
  value: string
  onChange: (residentId: string) => void
}

/** Whose points of a household; nothing is asked where its people have none of their own. */
export function HolderField({ people, value, onChange }: HolderFieldProps) {
  const t = useTexts('pointRules')
  if (!people.length) return null
  const options = people.map(({ residentId, name, normal, cash }) => ({
    value: residentId,
    label: t('person', { name, normal, cash }),
  }))
  return (
    <Field label={t('whose')}>
      <ChoiceInput
        value={value}
        options={[{ value: '', label: t('household') }, ...options]}
        onChoose={(chosen) => onChange(String(chosen))}
      />
    </Field>
  )
}
