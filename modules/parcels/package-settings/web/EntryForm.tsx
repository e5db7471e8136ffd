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
import type { Entry, EntryList } from './entry-list.ts'

const codes = [entryChanged('').code]

interface EntryFormProps<E extends Entry, Draft extends { name: string }> {
  of: EntryList<E, Draft>
  /** Absent: a new one. */
  entry?: E
  /** Saves what was written, over the entry that was seen. */
  onSave: (draft: Draft, seen: E | undefined) => Promise<unknown>
  onClose: () => void
  onDirty: (dirty: boolean) => void
}

const showWhole = (form: HTMLElement | null) => form?.scrollIntoView({ block: 'nearest' })

/** An entry while it is changed: Enter saves, Esc gives up. */
export function EntryForm<E extends Entry, Draft extends { name: string }>(props: EntryFormProps<E, Draft>) {
  const { of, entry: given, onSave, onClose, onDirty } = props
  const t = useTexts('packageSetting')
  const formOf = (one: E | undefined) => (one ? of.draftOf(one) : of.blank)
  const {
    seen: entry,
    form: draft,
    arrivals,
    attempt,
    change: changeDraft,
  } = useMeanwhile<E | undefined, Draft>({
    given,
    codes,
    formOf,
    factsOf: (form) => [[t('name'), form.name], ...of.words(form)],
    newest: async () => given && (await of.newest(given.id)),
  })
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const length = [...draft.name.trim()].length
  const nameFault =
    length === 0 ? t('nameRequired') : length > of.longestName && t('nameTooLong', { count: of.longestName })
  const isRenamed = entry !== undefined && draft.name.trim() !== entry.name && entry.waiting > 0

  function change(part: Partial<Draft>) {
    changeDraft(part)
    onDirty(JSON.stringify({ ...draft, ...part }) !== JSON.stringify(formOf(entry)))
  }
  useHotKey('Esc', 'packageSetting:cancel', onClose)
  async function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (nameFault || of.fault(draft) || busy) return
    setBusy(true)
    try {
      await attempt(() => onSave({ ...draft, name: draft.name.trim() }, entry))
    } catch (error) {
      setFailure(sentenceOf(error))
      setBusy(false)
    }
  }

  return (
    <form className="ps-form" ref={showWhole} onSubmit={(event) => void save(event)}>
      <Field
        label={t('name')}
        invalid={tried && nameFault ? nameFault : undefined}
        warn={isRenamed && of.list === 'positions' ? t('rename') : undefined}
      >
        <TextInput autoFocus value={draft.name} onText={(name) => change({ name } as Partial<Draft>)} />
      </Field>
      <of.Fields draft={draft} change={change} />
      {failure && (
        <div className="ps-wide">
          <FailureNote sentence={failure} arrivals={arrivals} />
        </div>
      )}
      <div className="ps-form-acts">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="primary" htmlType="submit" disabled={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
