import { PhoneNumber } from '#modules/keeping/phone-numbers/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Home } from '../shapes.ts'

/** Whom the desk calls when something happens to somebody of the household; nothing where nobody is written down. */
export function EmergencyPanel({ home }: { home: Home }) {
  const t = useTexts('householdHome')
  const all = home.residents.flatMap(({ name, emergencyContacts }) =>
    emergencyContacts.map((contact) => ({ ...contact, whose: name })),
  )
  if (all.length === 0) return null
  return (
    <Panel className="hd-emergency">
      <h2 className="lb-14 lb-quiet">{t('emergency')}</h2>
      <ul>
        {all.map(({ contactId, name, relation, phone, whose }) => (
          <li key={contactId}>
            <b>{name}</b>
            <span>
              {relation ? t('emergencyOf', { name: whose, relation }) : t('emergencyFor', { name: whose })}
            </span>
            <span className="lb-end">
              <PhoneNumber holder="emergencyContact" id={contactId} name={name} masked={[phone]} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
