import { useState } from 'react'
import { openRegistration } from '#modules/visitors/visitors/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { type Registration, visitorRegistrations } from '../contract.ts'

const api = client(visitorRegistrations)

/** One registration: its number is masked until somebody asks for it, which is audited. */
export function RegistrationRow({ row }: { row: Registration }) {
  const t = useTexts('registrations')
  const mayHandle = useAllowed()([{ can: 'visitors.handle' }]).length > 0
  const [phone, setPhone] = useState<string>()
  const { registrationId, name, people } = row
  const whole = async () => phone ?? (await api.getRegistration({ registrationId })).data.phone
  async function act(work: (phone: string) => void) {
    try {
      work(await whole())
    } catch (error) {
      toast(sentenceOf(error), { isTrouble: true })
    }
  }
  return (
    <tr>
      <td className="rg-time" title={writeTime(row.at)}>
        {speakTime(row.at)}
      </td>
      <td className="rg-name">
        <b>{name}</b>
      </td>
      <td className="rg-phone">
        {phone ?? (
          <button
            type="button"
            className="lb-link"
            aria-label={t('showPhoneOf', { name })}
            title={t('showPhone')}
            onClick={() => void act(setPhone)}
          >
            {row.phone}
          </button>
        )}
      </td>
      <td className="rg-people">{t('peopleOf', { count: people })}</td>
      <td className="rg-to">{row.goingTo}</td>
      <td className="rg-act">
        {mayHandle && (
          <Button
            size="small"
            aria-label={t('registerOf', { name })}
            onClick={() => void act((known) => openRegistration({ name, phone: known }))}
          >
            {t('register')}
          </Button>
        )}
      </td>
    </tr>
  )
}
