import { useState } from 'react'
import { openRegistration } from '#modules/visitors/visitors/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { type Registration, visitorRegistrations } from '../contract.ts'

const api = client(visitorRegistrations)

/** The columns of the registrations: a number is masked until somebody asks for it, which is audited. */
export function useRegistrationColumns(): Column<Registration>[] {
  const t = useTexts('registrations')
  const mayHandle = useAllowed()([{ can: 'visitors.handle' }]).length > 0
  const [phones, setPhones] = useState<Readonly<Record<string, string>>>({})
  async function withPhone(id: string, work: (phone: string) => void) {
    try {
      work(phones[id] ?? (await api.getRegistration({ registrationId: id })).data.phone)
    } catch (error) {
      toast(sentenceOf(error), { isTrouble: true })
    }
  }
  return [
    {
      head: t('at'),
      width: 164,
      phone: 'end',
      whole: (row) => writeTime(row.at),
      cell: (row) => speakTime(row.at),
    },
    { head: t('name'), width: 150, phone: 'first', cell: (row) => <b>{row.name}</b> },
    {
      head: t('phone'),
      width: 160,
      phone: 'under',
      cell: ({ registrationId: id, name, phone }) =>
        phones[id] ?? (
          <button
            type="button"
            className="lb-link"
            aria-label={t('showPhoneOf', { name })}
            title={t('showPhone')}
            onClick={() => void withPhone(id, (known) => setPhones((old) => ({ ...old, [id]: known })))}
          >
            {phone}
          </button>
        ),
    },
    {
      head: t('people'),
      width: 80,
      phone: 'underEnd',
      cell: (row) => t('peopleOf', { count: row.people }),
    },
    { head: t('goingTo'), phone: 'line', cell: (row) => row.goingTo },
    {
      head: t('register'),
      width: 124,
      align: 'end',
      phone: 'line',
      isActs: true,
      cell: ({ registrationId: id, name }) =>
        mayHandle && (
          <Button
            size="small"
            aria-label={t('registerOf', { name })}
            onClick={() => void withPhone(id, (phone) => openRegistration({ name, phone }))}
          >
            {t('register')}
          </Button>
        ),
    },
  ]
}
