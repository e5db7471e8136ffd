import { PhoneNumber } from '#modules/keeping/phone-numbers/web/public.ts'
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

/** The columns of the registrations: numbers are masked. */
export function useRegistrationColumns(): Column<Registration>[] {
  const t = useTexts('registrations')
  const mayHandle = useAllowed()([{ can: 'visitors.handle' }]).length > 0
  async function register(registrationId: string) {
    try {
      const { name, phone } = (await api.getRegistration({ registrationId })).data
      openRegistration({ name, phone: phone.includes('*') ? '' : phone })
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
      width: 236,
      phone: 'under',
      cell: ({ registrationId, name, phone }) => (
        <PhoneNumber holder="visitorRegistration" id={registrationId} name={name} masked={[phone]} />
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
          <Button size="small" aria-label={t('registerOf', { name })} onClick={() => void register(id)}>
            {t('register')}
          </Button>
        ),
    },
  ]
}
