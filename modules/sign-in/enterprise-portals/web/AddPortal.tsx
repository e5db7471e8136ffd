import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { refuse, useSubmit } from '#platform/web/form/use-submit.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { enterprisePortals, portalRoles } from '../contract.ts'

const api = client(enterprisePortals)

/** A further portal: its name, its public key, what its people are here. */
export function AddPortal({ onAdded }: { onAdded: () => void }) {
  const t = useTexts('enterprisePortals')
  const [name, setName] = useState('')
  const [publicKey, setKey] = useState('')
  const me = useMe()
  const possible = portalRoles.filter((value) => me?.handles.includes(value))
  const [chosen, setRole] = useState<(typeof portalRoles)[number]>('manager')
  const role = possible.includes(chosen) ? chosen : (possible[0] ?? chosen)
  const add = useSubmit(async (retry) => {
    if (!name.trim()) refuse(t('nameMissing'))
    const portal = { name, publicKey, role }
    await api.add({ id: retry.idOf(portal), ...portal }, retry)
    toast(t('added'))
    setName('')
    setKey('')
    onAdded()
  })

  if (me && !possible.length) return null
  return (
    <form {...add.form} className="lb-grid lb-gap-16">
      <Field label={t('name')} help={t('nameHelp')}>
        <TextInput maxLength={50} value={name} onText={setName} />
      </Field>
      <Field label={t('key')} help={t('keyHelp')}>
        <textarea
          className="lb-long-text lb-14"
          rows={4}
          spellCheck={false}
          value={publicKey}
          onChange={(event) => setKey(event.target.value)}
        />
      </Field>
      <div>
        <p className="ep-label">{t('role')}</p>
        <Segments
          full
          label={t('role')}
          value={role}
          onChange={setRole}
          options={possible.map((value) => ({ value, label: t(`role_${value}`) }))}
        />
      </div>
      {add.failure && <Note tone="wait">{add.failure}</Note>}
      <Button htmlType="submit" type="primary" loading={add.busy}>
        {t('add')}
      </Button>
    </form>
  )
}
