import { lengthOf } from '#platform/contract/cut.ts'
import { type Retry, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useMeanwhile } from '#platform/web/look/use-meanwhile.ts'
import type { Entry, EntryKind, Named } from './entry-kind.ts'

interface EntryFormProps<Row, Draft extends Named> {
  of: EntryKind<Row, Draft>
  /** Absent: a new one. */
  row?: Row
  /** Saves what was written, over the entry that was seen. */
  onSave: (draft: Draft, seen: Entry | undefined, retry: Retry) => Promise<unknown>
  onClose: () => void
  onDirty: (dirty: boolean) => void
}

const showWhole = (acts: HTMLElement | null) => acts?.scrollIntoView({ block: 'nearest' })

/** An entry while it is written: Enter saves, Esc gives up. What somebody else changed meanwhile comes in and is told. */
export function EntryForm<Row, Draft extends Named>(props: EntryFormProps<Row, Draft>) {
  const { of, row: given, onSave, onClose, onDirty } = props
  const t = useTexts('settings')
  const { fields } = of
  // A list without fields of its own has drafts that are a name alone.
  const named = (row: Row | undefined) => ({ name: row ? of.entryOf(row).name : '' }) as Draft
  const draftOf = (row: Row | undefined) =>
    fields ? (row === undefined ? fields.blank : fields.draftOf(row)) : named(row)
  const { seen, form, colleagueEdits, attempt, change } = useMeanwhile<Row | undefined, Draft>({
    given,
    codes: of.codes,
    formOf: draftOf,
    factsOf: (draft) => [[t('name'), draft.name], ...(fields?.words(draft) ?? [])],
    newest: async () => {
      const id = given && of.entryOf(given).id
      return (await of.newest()).find((row) => of.entryOf(row).id === id)
    },
  })
  const name = form.name.trim()
  const fault = !name
    ? t('nameRequired')
    : lengthOf(name) > of.longestName && t('nameTooLong', { count: of.longestName })
  const isRenamed = seen !== undefined && name !== of.entryOf(seen).name

  function write(part: Partial<Draft>) {
    change(part)
    onDirty(JSON.stringify({ ...form, ...part }) !== JSON.stringify(draftOf(seen)))
  }
  useHotKey('Esc', 'settings:cancel', onClose)
  const save = useSubmit(
    (retry) => attempt(() => onSave({ ...form, name }, seen && of.entryOf(seen), retry)),
    {
      isWrong: () => fault !== false || fields?.isWrong(form) === true,
    },
  )

  return (
    <form {...save.form} className="lb-entry-form">
      <Field
        label={t('name')}
        invalid={save.tried && fault ? fault : undefined}
        warn={isRenamed ? of.renames?.(seen) : undefined}
      >
        <TextInput autoFocus value={form.name} onText={(text) => write({ name: text } as Partial<Draft>)} />
      </Field>
      {fields && <fields.Fields draft={form} change={write} />}
      {save.failure && (
        <div className="lb-entry-wide">
          <FailureNote sentence={save.failure} colleagueEdits={colleagueEdits} />
        </div>
      )}
      <div ref={showWhole} className={fields ? 'lb-entry-form-acts lb-entry-wide' : 'lb-entry-form-acts'}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={save.busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
