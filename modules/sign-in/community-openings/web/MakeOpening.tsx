import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { communityOpenings, openingRoles } from '../contract.ts'

const api = client(communityOpenings)
const lives = ['1', '7', '30'] as const

/** Makes an activation code: for which role, how long, for whom. */
export function MakeOpening({ onMade }: { onMade: (made: { serial: string; expiresAt: Date }) => void }) {
  const t = useTexts('communityOpenings')
  const me = useMe()
  const possible = openingRoles.filter((value) => me?.handles.includes(value))
  const [chosen, setRole] = useState<(typeof openingRoles)[number]>('manager')
  const role = possible.includes(chosen) ? chosen : (possible[0] ?? chosen)
  const [days, setDays] = useState<(typeof lives)[number]>('7')
  const [note, setNote] = useState('')
  const make = useSubmit(async (retry) =>
    onMade((await api.issue({ role, days: Number(days), note }, retry)).data),
  )

  if (me && !possible.length) return null
  return (
    <form {...make.form} className="co-fields lb-grid lb-gap-16">
      <div>
        <p className="co-label">{t('role')}</p>
        <Segments
          full
          label={t('role')}
          value={role}
          onChange={setRole}
          options={possible.map((value) => ({ value, label: t(`role_${value}`) }))}
        />
      </div>
      <div>
        <p className="co-label">{t('days')}</p>
        <Segments
          full
          label={t('days')}
          value={days}
          onChange={setDays}
          options={lives.map((value) => ({ value, label: t(`days_${value}`) }))}
        />
      </div>
      <Field label={t('note')} optional>
        <TextInput maxLength={50} value={note} onText={setNote} />
      </Field>
      {make.failure && <Note tone="wait">{make.failure}</Note>}
      <Button type="primary" htmlType="submit" loading={make.busy}>
        {t('make')}
      </Button>
    </form>
  )
}
