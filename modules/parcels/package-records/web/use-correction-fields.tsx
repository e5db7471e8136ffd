import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useQuery } from '@tanstack/react-query'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { residents as calls } from '#modules/homes/residents/contract.ts'
import { useRegisterOptions } from '#modules/parcels/packages/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { choiceField, tickField } from '#platform/web/form/choice-fields.tsx'
import { amountField, type FormField, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { PackageRecord } from '../contract.ts'
import { type Correction, isPieceCount, lacksRecipient } from './correction.ts'

const api = client(calls)
const temperatures = ['room', 'chilled', 'frozen'] as const
type PackageField = FormField<Correction, PackageRecord>
interface Named {
  id: string
  name: string
}
const choicesOf = (all: readonly Named[] | undefined) =>
  (all ?? []).map(({ id, name }) => ({ value: id, label: name }))

/** What the desk may correct of a package; of one that no longer waits only the note. */
export function useCorrectionFields(isOpen: boolean): readonly PackageField[] {
  const t = useTexts('packageActs')
  const list = useTexts('packageList')
  const { data } = useRegisterOptions()
  const kind = choiceField<Correction>(t('kind'), 'kindId', choicesOf(data?.kinds))
  const courier = choiceField<Correction>(t('courier'), 'courierId', choicesOf(data?.couriers), {
    none: t('noCourier'),
  })
  const note = textField<Correction>(t('note'), 'note', {
    optional: true,
    input: { maxLength: 30, autoFocus: !isOpen },
  })
  const household: PackageField = {
    label: t('household'),
    read: ({ label }) => label,
    draw: (form, change) => <HouseholdChoice form={form} change={change} />,
  }
  const recipient: PackageField = {
    label: t('recipient'),
    read: ({ recipientId, recipientName }) => (recipientId === null ? t('wholeHousehold') : recipientName),
    wrong: (form) => (lacksRecipient(form) ? t('recipientNeeded') : undefined),
    draw: (form, change, invalid) => <RecipientChoice form={form} change={change} invalid={invalid} />,
  }
  const temperature: PackageField = {
    label: t('temperature'),
    read: (form) => list(temperatures[form.temperature]),
    draw: (form, change) => (
      <div className="lb-field">
        <span className="lb-14 lb-quiet">{t('temperature')}</span>
        <Segments
          full
          label={t('temperature')}
          value={temperatures[form.temperature]}
          options={temperatures.map((value) => ({ value, label: list(value) }))}
          onChange={(value) => change({ temperature: temperatures.indexOf(value) as 0 | 1 | 2 })}
        />
      </div>
    ),
  }
  const position: PackageField = {
    label: t('position'),
    read: ({ shelfPosition }) => shelfPosition,
    draw: (form, change) => (
      <>
        <Field label={t('position')} optional>
          <TextInput
            list="pd-positions"
            value={form.shelfPosition}
            maxLength={20}
            onText={(shelfPosition) => change({ shelfPosition })}
          />
        </Field>
        <datalist id="pd-positions">
          {(data?.positions ?? [])
            .filter((position) => position.temperature === form.temperature)
            .map(({ name }) => (
              <option key={name} value={name} aria-label={name} />
            ))}
        </datalist>
      </>
    ),
  }
  const drawnWhenOpen: readonly PackageField[] = [
    household,
    recipient,
    // What a package has is told by its name also when nobody may choose it any more.
    {
      ...kind,
      read: (form, of) => (form.kindId === of.kindId ? of.kindName : (kind.read?.(form, of) ?? '')),
    },
    {
      ...courier,
      read: (form, of) =>
        form.courierId === of.courierId
          ? of.courierName
          : form.courierId
            ? (courier.read?.(form, of) ?? '')
            : '',
    },
    temperature,
    position,
    textField(t('trackingNumber'), 'trackingNumber', { optional: true, input: { maxLength: 60 } }),
    {
      ...amountField<Correction>(t('pieces'), 'pieces', { digits: 2 }),
      wrong: ({ pieces }) => (isPieceCount(pieces) ? undefined : t('piecesWrong')),
    },
    { ...note, draw: (...drawn) => <div className="lb-wide">{note.draw?.(...drawn)}</div> },
    tickField(t('inPersonOnly'), 'inPersonOnly'),
    tickField(t('cashOnDelivery'), 'cashOnDelivery'),
  ]
  if (isOpen) return drawnWhenOpen
  return drawnWhenOpen.map((field) => (field.label === note.label ? note : { ...field, draw: undefined }))
}

interface ChoiceProps {
  form: Correction
  change: (patch: Partial<Correction>) => void
  invalid?: string | undefined
}

/** For whom it is; another household begins with the whole of it. */
function HouseholdChoice({ form, change }: ChoiceProps) {
  const t = useTexts('packageActs')
  async function pick() {
    const household = await pickHousehold({ virtual: true })
    if (!household || household.householdId === form.householdId) return
    const { householdId, label } = household
    change({ householdId, label, recipientId: null, recipientName: '' })
  }
  return (
    <div className="lb-field">
      <span className="lb-14 lb-quiet">{t('household')}</span>
      <div className="pd-household">
        <HouseholdName label={form.label} />
        <Button onClick={() => void pick()}>{t('pick')}</Button>
      </div>
    </div>
  )
}

function RecipientChoice({ form, change, invalid }: ChoiceProps) {
  const t = useTexts('packageActs')
  const { householdId, recipientId } = form
  const residents = useQuery({
    queryKey: ['residents', householdId],
    queryFn: async () => (await api.listResidents({ householdId })).data,
    staleTime: 60_000,
  })
  const people = residents.data ?? []
  return (
    <Field label={t('recipient')} invalid={invalid}>
      <ChoiceInput
        value={recipientId ?? ''}
        options={[
          { value: '', label: t('wholeHousehold') },
          ...people.map(({ residentId, name }) => ({ value: residentId, label: name })),
        ]}
        onChoose={(value) => {
          const chosen = people.find((person) => person.residentId === value)
          change({ recipientId: chosen?.residentId ?? null, recipientName: chosen?.name ?? '' })
        }}
      />
    </Field>
  )
}
