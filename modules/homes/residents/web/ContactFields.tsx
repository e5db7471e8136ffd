import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { ContactForm } from './resident-form.ts'

/** As many as the contract takes. */
const most = 5

interface ContactFieldsProps {
  value: readonly ContactForm[]
  onChange: (next: ContactForm[]) => void
  invalid: string | undefined
}

/** Emergency contacts, a line each: who, what they are to the person, and the number, which is masked until it is typed anew. */
export function ContactFields({ value, onChange, invalid }: ContactFieldsProps) {
  const t = useTexts('residentDialogs')
  const put = (at: number, patch: Partial<ContactForm>) =>
    onChange(value.map((item, nth) => (nth === at ? { ...item, ...patch } : item)))
  return (
    <fieldset className="rf-vehicles">
      <legend className="lb-14 lb-quiet">{t('emergencyContacts')}</legend>
      {value.map(({ name, relation, phone }, at) => (
        // A line has no name of its own while it is typed.
        // oxlint-disable-next-line react/no-array-index-key -- lines are only added at the end and typed in place
        <div key={at} className="rf-contact">
          <TextInput
            aria-label={t('contactName')}
            placeholder={t('name')}
            value={name}
            maxLength={50}
            autoFocus={name === '' && at === value.length - 1}
            onText={(text) => put(at, { name: text })}
          />
          <TextInput
            aria-label={t('contactRelation')}
            placeholder={t('contactRelation')}
            value={relation}
            maxLength={20}
            onText={(text) => put(at, { relation: text })}
          />
          <TextInput
            aria-label={t('contactPhone')}
            placeholder={t('mobile')}
            inputMode="tel"
            value={phone}
            maxLength={30}
            onFocus={(event) => phone.includes('*') && event.currentTarget.select()}
            onText={(text) => put(at, { phone: text })}
          />
          <button
            type="button"
            className="lb-icon-button"
            aria-label={t('removeContact', { name })}
            onClick={() => onChange(value.filter((_, nth) => nth !== at))}
          >
            <Icon name="x" />
          </button>
        </div>
      ))}
      {invalid && (
        <span className="lb-field-line lb-field-amber" role="alert">
          <Icon name="warn" size={16} />
          {invalid}
        </span>
      )}
      {value.length < most && (
        <Button
          size="small"
          icon={<Icon name="plus" size={16} />}
          onClick={() => onChange([...value, { name: '', relation: '', phone: '' }])}
        >
          {t('addContact')}
        </Button>
      )}
    </fieldset>
  )
}
