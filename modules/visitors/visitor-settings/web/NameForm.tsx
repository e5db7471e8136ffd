import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useMeanwhile } from '#platform/web/look/use-meanwhile.ts'
import { entryChanged } from '../contract.ts'
import type { Entry } from './entries.ts'

type Named = Pick<Entry, 'id' | 'name' | 'rowVersion'>

interface NameFormProps {
  /** Absent: a new one. */
  entry?: Named
  newest?: () => Promise<Named | undefined>
  /** Saves the name, over the entry that was seen. */
  onSave: (name: string, seen: Named | undefined) => Promise<unknown>
  onClose: () => void
}

const codes = [entryChanged('').code]

/** A name while it is written: Enter saves, Esc gives up. */
export function NameForm({ entry: given, newest, onSave, onClose }: NameFormProps) {
  const t = useTexts('visitorSetting')
  const { seen, form, arrivals, attempt, change } = useMeanwhile<Named | undefined, { name: string }>({
    given,
    codes,
    formOf: (one) => ({ name: one?.name ?? '' }),
    factsOf: ({ name }) => [[t('name'), name]],
    newest: async () => newest?.(),
  })
  const [isMissing, setMissing] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  useHotKey('Esc', 'visitorSetting:cancel', onClose)
  async function save(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const name = form.name.trim()
    setMissing(!name)
    setFailure(undefined)
    if (!name) return
    setBusy(true)
    try {
      await attempt(() => onSave(name, seen))
    } catch (error) {
      setFailure(sentenceOf(error))
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void save(event)}>
      {failure && (
        <div className="vs-failure">
          <FailureNote sentence={failure} arrivals={arrivals} />
        </div>
      )}
      <div className="vs-form">
        <Field label={t('name')} invalid={isMissing ? t('nameRequired') : undefined}>
          <TextInput autoFocus value={form.name} maxLength={12} onText={(name) => change({ name })} />
        </Field>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
