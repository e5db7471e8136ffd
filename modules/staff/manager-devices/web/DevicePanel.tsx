import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { alertBox, confirmBox, toast } from '#platform/web/look/alerts.ts'
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
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const refresh = () => queries.invalidateQueries({ queryKey: ['managerDevices'] })

  async function add(event: FormEvent) {
    event.preventDefault()
    if (busy || !code.trim()) return
    setBusy(true)
    setFailure(undefined)
    try {
      const id = newId()
      if (kind === 'card') await api.addCard({ id, carrierCode: code, name })
      else await api.setPhone({ id, deviceSn: code, name })
      toast(t(word.added, { end: code.trim().slice(-4) }))
      setCode('')
      setName('')
      await refresh()
    } catch (error) {
      setFailure(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  async function remove(one: ManagerDevice) {
    const sure = await confirmBox({
      title: t('removeTitle', { name: one.name || t('codeEnd', { end: one.codeEnd }) }),
      text: t('removeText'),
      ok: t('remove'),
      enter: false,
    })
    if (!sure) return
    try {
      await api.remove({ id: one.id })
      toast(t('removed'))
    } catch (error) {
      void alertBox(sentenceOf(error))
    }
    void refresh()
  }

  return (
    <Panel title={t(word.title)} number={kind === 'card' ? devices.length : undefined}>
      {devices.length === 0 ? (
        <div className="md-none">
          <b>{t(kind === 'card' ? 'noCards' : 'noPhone')}</b>
          <p className="lb-quiet">{t(kind === 'card' ? 'noCardsText' : 'noPhoneText')}</p>
        </div>
      ) : (
        <ul className="md-list">
          {devices.map((one) => (
            <li key={one.id}>
              <Icon name={kind} />
              <span className="md-name">
                <b>{one.name || t('unnamed')}</b>
                <span className="lb-14 lb-quiet">
                  {t('codeEnd', { end: one.codeEnd })}　{t('added', { when: speakDate(one.addedAt) })}
                </span>
              </span>
              <Button size="small" onClick={() => void remove(one)}>
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form className="md-form" onSubmit={(event) => void add(event)}>
        <Field label={t(word.code)} invalid={failure}>
          <TextInput
            icon="scan"
            data-scans
            placeholder={t(word.hint)}
            value={code}
            maxLength={kind === 'card' ? 60 : 40}
            onText={(text) => {
              setCode(text)
              setFailure(undefined)
            }}
          />
        </Field>
        <Field label={t('cardName')} optional>
          <TextInput value={name} maxLength={20} onText={setName} />
        </Field>
        <Button htmlType="submit" loading={busy} disabled={!code.trim()}>
          {t(word.add)}
        </Button>
      </form>
    </Panel>
  )
}
