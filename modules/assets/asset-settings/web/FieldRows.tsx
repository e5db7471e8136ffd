import './fields.css'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { type FieldKind, fieldKinds } from '../contract.ts'
import { choicesIn, emptyField, type FieldDraft } from './field-draft.ts'

/** Fields of one category at most. */
const most = 20

/** What must be mended of the fields of a category. */
export function fieldsWrong(fields: readonly FieldDraft[]): string | undefined {
  const names = fields.map(({ name }) => name.trim())
  if (names.some((name) => !name)) return text('assetSetting', 'fieldNamed')
  if (new Set(names).size < names.length) return text('assetSetting', 'fieldTwice')
  const isShort = fields.some(
    ({ fieldKind, choices }) => fieldKind === 'choice' && choicesIn(choices).length < 2,
  )
  return isShort ? text('assetSetting', 'choicesNeeded') : undefined
}

interface FieldRowsProps {
  fields: readonly FieldDraft[]
  invalid: string | undefined
  onFields: (fields: readonly FieldDraft[]) => void
}

/** The fields that assets of a category have, each with its kind. */
export function FieldRows({ fields, invalid, onFields }: FieldRowsProps) {
  const t = useTexts('assetSetting')
  const put = (nth: number, patch: Partial<FieldDraft>) =>
    onFields(fields.map((field, at) => (at === nth ? { ...field, ...patch } : field)))
  return (
    <fieldset className="lb-bare lb-entry-wide lb-grid lb-gap-8">
      <legend className="lb-14 lb-quiet">{t('fields')}</legend>
      {fields.map((field, nth) => (
        <div
          key={field.fieldId}
          className="av-field"
          role="group"
          aria-label={t('fieldNth', { nth: nth + 1 })}
        >
          <TextInput
            aria-label={t('fieldName')}
            placeholder={t('fieldName')}
            value={field.name}
            maxLength={20}
            onText={(name) => put(nth, { name })}
          />
          <ChoiceInput
            aria-label={t('kind')}
            value={field.fieldKind}
            options={fieldKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
            onChoose={(value) => put(nth, { fieldKind: value as FieldKind })}
          />
          {field.fieldKind === 'choice' ? (
            <TextInput
              aria-label={t('choices')}
              placeholder={t('choices')}
              value={field.choices}
              maxLength={400}
              onText={(choices) => put(nth, { choices })}
            />
          ) : (
            <TextInput
              aria-label={t('unit')}
              placeholder={t('unit')}
              value={field.unit}
              maxLength={8}
              disabled={field.fieldKind !== 'number'}
              onText={(unit) => put(nth, { unit })}
            />
          )}
          <button
            type="button"
            className="lb-icon-button"
            aria-label={t('removeField', { name: field.name })}
            onClick={() => onFields(fields.filter((_, at) => at !== nth))}
          >
            <Icon name="x" />
          </button>
        </div>
      ))}
      {invalid && <Note tone="wait">{invalid}</Note>}
      <span>
        <Button
          size="small"
          icon={<Icon name="plus" size={16} />}
          disabled={fields.length >= most}
          onClick={() => onFields([...fields, emptyField()])}
        >
          {t('addField')}
        </Button>
      </span>
    </fieldset>
  )
}
