import { useRef, useState } from 'react'
import { accounts } from '#modules/sign-in/accounts/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'

const api = client(accounts)

/** The second person's account and password; `takeToken` checks them where every sign-in is checked. */
export function useWitness() {
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  // A token that was not used up is used again: the act may have failed for another reason.
  const kept = useRef({ account: '', password: '', token: '' })

  async function takeToken(): Promise<string> {
    const known = kept.current
    if (known.token && known.account === account && known.password === password) return known.token
    const { data } = await api.checkPassword({ account: account.trim(), password })
    kept.current = { account, password, token: data.token }
    return data.token
  }
  const forgetToken = () => {
    kept.current = { account: '', password: '', token: '' }
  }
  return {
    account,
    password,
    setAccount,
    setPassword,
    takeToken,
    forgetToken,
    isReady: account.trim() !== '' && password !== '',
  }
}

export type WitnessTools = ReturnType<typeof useWitness>

/** Where the second person signs at the same desk. */
export function WitnessFields({ witness, invalid }: { witness: WitnessTools; invalid?: string }) {
  const t = useTexts('cash')
  return (
    <fieldset className="ch-witness">
      <legend>{t('witness')}</legend>
      <p className="lb-14 lb-quiet">{t('witnessHelp')}</p>
      <div className="lb-pair">
        <Field label={t('account')} invalid={invalid}>
          <TextInput icon="person" value={witness.account} onText={witness.setAccount} autoComplete="off" />
        </Field>
        <Field label={t('password')}>
          <TextInput
            icon="lock"
            type="password"
            value={witness.password}
            onText={witness.setPassword}
            autoComplete="new-password"
          />
        </Field>
      </div>
    </fieldset>
  )
}
