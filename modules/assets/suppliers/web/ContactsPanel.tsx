import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Contact } from '../shapes.ts'

/** Who to call. */
export function ContactsPanel({ contacts }: { contacts: readonly Contact[] }) {
  const t = useTexts('suppliersPage')
  return (
    <Panel title={t('contacts')} number={contacts.length}>
      {contacts.length === 0 ? (
        <EmptyState icon="person" title={t('contactsNone')} />
      ) : (
        <ul className="lb-divided">
          {contacts.map(({ name, title, phone, mail }) => (
            <li key={`${name} ${phone}`} className="lb-inner-10">
              <span className="lb-line lb-between">
                <b>{name}</b>
                {phone && <a href={`tel:${phone}`}>{phone}</a>}
              </span>
              <span className="lb-14 lb-quiet">{[title, mail].filter(Boolean).join('　')}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
