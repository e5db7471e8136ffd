import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakDate } from '#platform/web/look/speak-time.ts'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { type ManagerDevice, managerDevices } from '../contract.ts'

const api = client(managerDevices)

const words = {
  card: { title: 'cards', code: 'cardCode', hint: 'cardHint', add: 'addCard', added: 'cardAdded' },
  phone: { title: 'phone', code: 'phoneCode', hint: 'phoneHint', add: 'setPhone', added: 'phoneSet' },
} as const

/** One kind of devices: those that are put down, and a form to put another one down. */
export function DevicePanel({
  kind,
  devices,
}: {
  kind: 'card' | 'phone'
  devices: readonly ManagerDevice[]
}) {
  const t = useTexts('devicePage')
  const queries = useQueryClient()
  const word = words[kind]
  const [code, setCode] = useState('')
  const [name, setName] = useState('')
  const refresh = () => queries.invalidateQueries({ queryKey: ['managerDevices'] })

  const add = useSubmit(async (retry) => {
    if (!code.trim()) return
    const id = retry.idOf([code, name])
    if (kind === 'card') await api.addCard({ id, carrierCode: code, name }, retry)
    else await api.setPhone({ id, deviceSn: code, name }, retry)
    toast(t(word.added, { end: code.trim().slice(-4) }))
    setCode('')
    setName('')
    await refresh()
  })

  const removal = useAsked(refresh)
  const remove = ({ id, name, codeEnd }: ManagerDevice) =>
    removal.submit({
      ask: {
        title: t('removeTitle', { name: name || t('codeEnd', { end: codeEnd }) }),
        text: t('removeText'),
        ok: t('remove'),
        enter: false,
      },
      work: (retry) => api.remove({ id }, retry),
      done: t('removed'),
    })

  return (
    <Panel title={t(word.title)} number={kind === 'card' ? devices.length : undefined}>
      {devices.length === 0 ? (
        <div className="md-none">
          <b>{t(kind === 'card' ? 'noCards' : 'noPhone')}</b>
          <p className="lb-quiet">{t(kind === 'card' ? 'noCardsText' : 'noPhoneText')}</p>
        </div>
      ) : (
        <ul className="md-list">
          {devices.map((device) => (
            <li key={device.id}>
              <Icon name={kind} />
              <span className="lb-grid lb-min lb-grow lb-break">
                <b>{device.name || t('unnamed')}</b>
                <span className="lb-14 lb-quiet">
                  {t('codeEnd', { end: device.codeEnd })}　{t('added', { when: speakDate(device.addedAt) })}
                </span>
              </span>
              <Button size="small" onClick={() => void remove(device)}>
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form {...add.form} className="md-form">
        <Field label={t(word.code)} invalid={add.failure}>
          <TextInput
            icon="scan"
            data-scans
            placeholder={t(word.hint)}
            value={code}
            maxLength={kind === 'card' ? 60 : 40}
            onText={(text) => {
              setCode(text)
              add.forget()
            }}
          />
        </Field>
        <Field label={t('cardName')} optional>
          <TextInput value={name} maxLength={20} onText={setName} />
        </Field>
        <Button htmlType="submit" loading={add.busy} disabled={!code.trim()}>
          {t(word.add)}
        </Button>
      </form>
    </Panel>
  )
}
