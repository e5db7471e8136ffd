import { ticksField } from '#platform/web/form/choice-fields.tsx'
import { amountField, type FormField, textField } from '#platform/web/form/fields.tsx'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { type CallList, type Step, ways } from '../contract.ts'
import { EntryDialog, type EntryDialogProps } from './EntryDialog.tsx'
import { OrderedField } from './ordered-field.tsx'
import { useStepName } from './use-step-name.ts'
import { WaysChoice } from './WaysChoice.tsx'

const levels = ['4', '3', '2', '1'] as const
const days = ['1', '2', '3', '4', '5', '6', '0'] as const

interface ListForm {
  name: string
  levels: readonly (typeof levels)[number][]
  weekdays: readonly (typeof days)[number][]
  fromHour: string
  toHour: string
  waitSeconds: string
  rounds: string
  steps: readonly Step[]
}

const isWithin = (text: string, from: number, to: number) =>
  text !== '' && Number(text) >= from && Number(text) <= to

/** Whom alarms of some levels call in some hours. */
export function ListDialog(props: EntryDialogProps<CallList>) {
  const t = useTexts('alarmCallsPage')
  const { contacts, rotations } = props.plan
  const nameOf = useStepName(props.plan)
  const number = (
    label: string,
    name: 'fromHour' | 'toHour' | 'waitSeconds' | 'rounds',
    [from, to, wrong]: readonly [number, number, string],
    help?: string,
  ): FormField<ListForm> => ({
    ...amountField<ListForm>(label, name, { digits: 4, help }),
    wrong: (form) => (isWithin(form[name], from, to) ? undefined : wrong),
  })
  const steps: FormField<ListForm> = {
    label: t('steps'),
    read: (form) => inRow(form.steps.map(nameOf)),
    wrong: (form) =>
      form.steps.length && form.steps.every((step) => step.ways.length) ? undefined : t('stepsNeeded'),
    draw: (form, change, invalid) => (
      <OrderedField<Step>
        label={t('steps')}
        addLabel={t('addStep')}
        options={[
          ...rotations.rotations.map(({ rotationId, name }) => ({
            value: `r ${rotationId}`,
            label: t('onDuty', { name }),
          })),
          ...contacts.contacts.map(({ contactId, name }) => ({ value: `c ${contactId}`, label: name })),
        ]}
        items={form.steps}
        nameOf={nameOf}
        make={(value) => ({
          contactId: value.startsWith('c ') ? value.slice(2) : null,
          rotationId: value.startsWith('r ') ? value.slice(2) : null,
          ways: ways.slice(0, 2),
        })}
        invalid={invalid}
        onItems={(items) => change({ steps: items })}
        beside={(step, put) => (
          <WaysChoice
            label={t('wayOf', { who: nameOf(step) })}
            value={step.ways}
            offered={props.plan.offered}
            onWays={(next) => put({ ways: next })}
          />
        )}
      />
    ),
  }
  const fields: FormField<ListForm>[] = [
    {
      ...textField<ListForm>(t('name'), 'name', { input: { autoFocus: true, maxLength: 20 } }),
      wrong: ({ name }) => (name.trim() ? undefined : t('needed')),
    },
    ticksField(
      t('levels'),
      'levels',
      levels.map((value) => ({ value, label: t(`level${value}`) })),
      { wrong: (form) => (form.levels.length ? undefined : t('levelsNeeded')) },
    ),
    ticksField(
      t('weekdays'),
      'weekdays',
      days.map((value) => ({ value, label: t(`day${value}`) })),
      { wrong: (form) => (form.weekdays.length ? undefined : t('weekdaysNeeded')) },
    ),
    number(t('fromHour'), 'fromHour', [0, 23, t('hourWrong')]),
    number(t('toHour'), 'toHour', [0, 23, t('hourWrong')], t('hoursHelp')),
    number(t('waitSeconds'), 'waitSeconds', [30, 3600, t('waitWrong')]),
    number(t('rounds'), 'rounds', [0, 20, t('roundsWrong')], t('roundsHelp')),
    steps,
  ]
  return (
    <EntryDialog<CallList, ListForm>
      {...props}
      part="lists"
      fields={fields}
      idOf={({ listId }) => listId}
      formOf={(of) => ({
        name: of?.name ?? '',
        levels: (of?.levels ?? [4]).map((level) => String(level) as (typeof levels)[number]),
        weekdays: (of?.weekdays ?? [0, 1, 2, 3, 4, 5, 6]).map((day) => String(day) as (typeof days)[number]),
        fromHour: String(of?.fromHour ?? 0),
        toHour: String(of?.toHour ?? 0),
        waitSeconds: String(of?.waitSeconds ?? 60),
        rounds: String(of?.rounds ?? 0),
        steps: of?.steps ?? [],
      })}
      entryOf={(form, listId) => ({
        listId,
        name: form.name.trim(),
        levels: form.levels.map(Number) as CallList['levels'],
        weekdays: form.weekdays.map(Number),
        fromHour: Number(form.fromHour),
        toHour: Number(form.toHour),
        waitSeconds: Number(form.waitSeconds),
        rounds: Number(form.rounds),
        steps: [...form.steps],
      })}
    />
  )
}
