import { startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { refuse, type Retry } from '#platform/web/form/use-submit.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { speakDate, speakTime } from '#platform/web/look/speak-time.ts'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { secondFactors } from '../contract.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { RenamePasskey } from './RenamePasskey.tsx'

const api = client(secondFactors)

interface Passkey {
  passkeyId: string
  name: string
  madeAt: Date
  usedAt: Date | null
}

/** The passkeys of the account: made here, removed here. */
export function PasskeyRows({
  passkeys,
  mayHavePasskeys,
  changed,
}: {
  passkeys: readonly Passkey[]
  mayHavePasskeys: boolean
  changed: () => void
}) {
  const t = useTexts('secondFactors')
  const [isAdding, setAdding] = useState(false)
  const [renamed, setRenamed] = useState<Passkey>()
  const [name, setName] = useState('')

  async function add(password: string, retry: Retry) {
    if (!name.trim()) refuse(t('passkeyNameMissing'))
    // What the browser made is kept for this act: sent again after a lost answer it is the same passkey.
    const made = await retry.once('passkey', async () => {
      const { challengeId, options } = (await api.beginPasskey({ password }, retry)).data
      const answer = await startRegistration({ optionsJSON: JSON.parse(options) }).catch(() =>
        refuse(t('passkeyStopped')),
      )
      return { challengeId, answer: JSON.stringify(answer) }
    })
    await api.addPasskey({ ...made, name }, retry)
    toast(t('passkeyAdded'))
    setAdding(false)
    setName('')
    changed()
  }

  const { submit } = useAsked(changed)
  const remove = ({ passkeyId, name }: Passkey) =>
    submit({
      ask: { title: t('passkeyRemoveTitle', { name }), text: t('passkeyRemoveText'), ok: t('passkeyRemove') },
      work: (retry) => api.removePasskey({ passkeyId }, retry),
      done: t('passkeyRemoved'),
    })

  return (
    <section className="sf-row">
      <div>
        <h3>{t('passkeys')}</h3>
        <p className="lb-14 lb-quiet">{t(mayHavePasskeys ? 'passkeysText' : 'passkeyLocal')}</p>
      </div>
      <div className="sf-acts">
        <Button disabled={!mayHavePasskeys} onClick={() => setAdding(true)}>
          {t('passkeyAdd')}
        </Button>
      </div>
      {passkeys.length > 0 && (
        <ul className="sf-passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.passkeyId}>
              <span>
                <b>{passkey.name}</b>
                <br />
                <span className="lb-14 lb-quiet">
                  {passkey.usedAt
                    ? t('passkeyUsed', { made: speakDate(passkey.madeAt), used: speakTime(passkey.usedAt) })
                    : t('passkeyMade', { made: speakDate(passkey.madeAt) })}
                </span>
              </span>
              <span className="sf-acts">
                <Button size="small" onClick={() => setRenamed(passkey)}>
                  {t('passkeyRename')}
                </Button>
                <Button size="small" onClick={() => void remove(passkey)}>
                  {t('passkeyRemove')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {renamed && (
        <RenamePasskey
          passkey={renamed}
          onClose={() => setRenamed(undefined)}
          onDone={() => {
            setRenamed(undefined)
            changed()
          }}
        />
      )}
      {isAdding && (
        <PasswordDialog
          title={t('passkeyAdd')}
          text={t('passkeysText')}
          confirm={t('next')}
          onConfirm={add}
          onClose={() => setAdding(false)}
        >
          <Field label={t('passkeyName')} help={t('passkeyNameHelp')}>
            <TextInput autoFocus maxLength={40} value={name} onText={setName} />
          </Field>
        </PasswordDialog>
      )}
    </section>
  )
}
