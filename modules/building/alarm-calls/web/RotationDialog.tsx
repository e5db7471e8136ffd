import { dayOf } from '#platform/contract/taipei.ts'
import { amountField, dayField, type FormField, textField } from '#platform/web/form/fields.tsx'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Rotation } from '../contract.ts'
import { EntryDialog, type EntryDialogProps } from './EntryDialog.tsx'
import { OrderedField } from './ordered-field.tsx'

interface RotationForm {
  name: string
  contactIds: readonly string[]
  turnDays: string
  handOverHour: string
  since: string
}

const isWithin = (text: string, from: number, to: number) =>
  text !== '' && Number(text) >= from && Number(text) <= to

/** People who take turns. */
export function RotationDialog(props: EntryDialogProps<Rotation>) {
  const t = useTexts('alarmCallsPage')
  const { contacts } = props.plan.contacts
  const nameOf = (id: string) => contacts.find(({ contactId }) => contactId === id)?.name ?? ''
  const fields: FormField<RotationForm>[] = [
    {
      ...textField<RotationForm>(t('name'), 'name', { input: { autoFocus: true, maxLength: 20 } }),
      wrong: ({ name }) => (name.trim() ? undefined : t('needed')),
    },
    {
      label: t('people'),
      read: ({ contactIds }) => inRow(contactIds.map(nameOf)),
      wrong: ({ contactIds }) => (contactIds.length ? undefined : t('peopleNeeded')),
      draw: ({ contactIds }, change, invalid) => (
        <OrderedField
          label={t('people')}
          addLabel={t('addPerson')}
          options={contacts.map(({ contactId, name }) => ({ value: contactId, label: name }))}
          items={contactIds.map((id) => ({ id }))}
          nameOf={({ id }) => nameOf(id)}
          make={(id) => ({ id })}
          invalid={invalid}
          onItems={(items) => change({ contactIds: items.map(({ id }) => id) })}
        />
      ),
    },
    {
      ...amountField<RotationForm>(t('turnDays'), 'turnDays', { digits: 2 }),
      wrong: ({ turnDays }) => (isWithin(turnDays, 1, 31) ? undefined : t('daysWrong')),
    },
    {
      ...amountField<RotationForm>(t('handOver'), 'handOverHour', { digits: 2 }),
      wrong: ({ handOverHour }) => (isWithin(handOverHour, 0, 23) ? undefined : t('hourWrong')),
    },
    {
      ...dayField<RotationForm>(t('since'), 'since'),
      wrong: ({ since }) => (since ? undefined : t('sinceNeeded')),
    },
  ]
  return (
    <EntryDialog<Rotation, RotationForm>
      {...props}
      part="rotations"
      fields={fields}
      idOf={({ rotationId }) => rotationId}
      formOf={(of) => ({
        name: of?.name ?? '',
        contactIds: of?.contactIds ?? [],
        turnDays: String(of?.turnDays ?? 7),
        handOverHour: String(of?.handOverHour ?? 8),
        since: of?.since ?? dayOf(new Date()),
      })}
      entryOf={(form, rotationId) => ({
        rotationId,
        name: form.name.trim(),
        contactIds: [...form.contactIds],
        turnDays: Number(form.turnDays),
        handOverHour: Number(form.handOverHour),
        since: form.since,
      })}
    />
  )
}
