import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { type Contact, mostContacts } from '../shapes.ts'
import { isNameless, noContact } from './supplier-form.ts'

interface ContactFieldsProps {
  contacts: readonly Contact[]
  tried: boolean
  onContacts: (contacts: readonly Contact[]) => void
}

const parts = ['name', 'title', 'phone', 'mail'] as const
const lengths = { name: 20, title: 20, phone: 30, mail: 80 } as const

/** Who to call: rows of four fields each. */
export function ContactFields({ contacts, tried, onContacts }: ContactFieldsProps) {
  const t = useTexts('suppliersPage')
  const labels = { name: t('contactName'), title: t('contactTitle'), phone: t('phone'), mail: t('mail') }
  const put = (at: number, patch: Partial<Contact>) =>
    onContacts(contacts.map((contact, nth) => (nth === at ? { ...contact, ...patch } : contact)))
  return (
    <fieldset className="lb-bare lb-wide lb-grid lb-gap-12">
      <legend className="lb-strong">{t('contacts')}</legend>
      {contacts.map((contact, nth) => (
        // Rows have nothing but their place: they are never ordered anew.
        <div key={nth} className="su-contact">
          {parts.map((part) => (
            <Field
              key={part}
              label={labels[part]}
              invalid={tried && part === 'name' && isNameless(contact) ? t('needed') : undefined}
            >
              <TextInput
                value={contact[part]}
                maxLength={lengths[part]}
                inputMode={part === 'phone' ? 'tel' : undefined}
                onText={(text) => put(nth, { [part]: text })}
              />
            </Field>
          ))}
          <button
            type="button"
            className="lb-icon-button"
            aria-label={t('contactRemove', { name: contact.name || String(nth + 1) })}
            onClick={() => onContacts(contacts.filter((_, at) => at !== nth))}
          >
            <Icon name="x" />
          </button>
        </div>
      ))}
      {contacts.length < mostContacts && (
        <span>
          <Button icon={<Icon name="plus" />} onClick={() => onContacts([...contacts, noContact])}>
            {t('contactAdd')}
          </Button>
        </span>
      )}
    </fieldset>
  )
}
