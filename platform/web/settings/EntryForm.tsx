import { lengthOf } from '#platform/contract/cut.ts'
import { type FormField, FormFields, isWrong } from '#platform/web/form/fields.tsx'
import { type Retry, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useMeanwhile } from '#platform/web/form/use-meanwhile.ts'
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
  const nameField: FormField<Draft, Row | undefined> = {
    label: t('name'),
    read: ({ name }) => name,
    wrong: ({ name }) =>
      name.trim() === ''
        ? t('nameRequired')
        : lengthOf(name.trim()) > of.longestName
          ? t('nameTooLong', { count: of.longestName })
          : undefined,
    draw: ({ name }, put, invalid, before) => (
      <Field
        label={t('name')}
        invalid={invalid}
        warn={before && name.trim() !== of.entryOf(before).name ? of.renames?.(before) : undefined}
      >
        <TextInput autoFocus value={name} onText={(text) => put({ name: text } as Partial<Draft>)} />
      </Field>
    ),
  }
  const declared = [nameField, ...(fields?.declare() ?? [])]
  const { seen, form, colleagueEdits, attempt, change } = useMeanwhile<Row | undefined, Draft>({
    given,
    codes: of.codes,
    formOf: draftOf,
    fields: declared,
    newest: async () => {
      const id = given && of.entryOf(given).id
      return (await of.newest()).find((row) => of.entryOf(row).id === id)
    },
  })
  function write(part: Partial<Draft>) {
    change(part)
    onDirty(JSON.stringify({ ...form, ...part }) !== JSON.stringify(draftOf(seen)))
  }
  useHotKey('Esc', 'settings:cancel', onClose)
  const save = useSubmit(
    (retry) => attempt(() => onSave({ ...form, name: form.name.trim() }, seen && of.entryOf(seen), retry)),
    {
      isWrong: () => isWrong(declared, form),
    },
  )

  return (
    <form {...save.form} className="lb-entry-form">
      <FormFields fields={declared} form={form} change={write} tried={save.tried} of={seen} />
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
