import { useQuery } from '@tanstack/react-query'
import { residents } from '#modules/homes/residents/contract.ts'
import { spokenMark, useHouseholdMarks } from '#modules/homes/households/web/public.ts'
import { PhoneNumber } from '#modules/keeping/phone-numbers/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

const api = client(residents)

/**
 * Who of a household calls for help: name, number and what the desk noted; `isWhole`: everybody, and whom they name for an
 * emergency. Nothing for whoever may not see residents.
 */
export function HouseholdHelp({ householdId, isWhole }: { householdId: string; isWhole?: boolean }) {
  const t = useTexts('alarmCards')
  const maySee = useAllowed()([{ can: 'residents.view' }]).length > 0
  const { data: all } = useQuery({
    queryKey: ['residents', 'help', householdId],
    queryFn: async () => (await api.listResidents({ householdId })).data,
    enabled: maySee,
    staleTime: 60_000,
    retry: false,
  })
  const noted = useHouseholdMarks(maySee ? [householdId] : [])?.get(householdId)
  if (!all?.length) return null
  const people = isWhole ? all : [all.find(({ isContact }) => isContact) ?? all[0]].filter((one) => !!one)
  return (
    <ul className="ab-help">
      {noted?.note && <li className="lb-14">{noted.note}</li>}
      {people.map(({ residentId, name, mobile, phone2, marks, note, emergencyContacts }) => (
        <li key={residentId}>
          <span className="lb-line lb-wrap lb-gap-8">
            <b>{name}</b>
            <span className="lb-14">{inRow([...marks.map(spokenMark), note].filter(Boolean))}</span>
            <span className="lb-end">
              <PhoneNumber holder="resident" id={residentId} name={name} masked={[mobile, phone2]} />
            </span>
          </span>
          {isWhole &&
            emergencyContacts.map((contact) => (
              <span key={contact.contactId} className="lb-line lb-wrap lb-gap-8">
                <span className="lb-14 lb-quiet">{t('emergencyContact')}</span>
                {contact.name}
                {contact.relation && <span className="lb-14 lb-quiet">{contact.relation}</span>}
                <span className="lb-end">
                  <PhoneNumber
                    holder="emergencyContact"
                    id={contact.contactId}
                    name={contact.name}
                    masked={[contact.phone]}
                  />
                </span>
              </span>
            ))}
        </li>
      ))}
    </ul>
  )
}
