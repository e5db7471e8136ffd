import '#platform/web/look/reason-dialog.css'
import { useQuery } from '@tanstack/react-query'
import { residents as calls } from '#modules/homes/residents/contract.ts'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { useRegisterOptions } from '#modules/parcels/packages/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { CorrectionTools } from './use-correction.ts'

const api = client(calls)
const temperatures = ['room', 'chilled', 'frozen'] as const

/** The fields of a correction; of a package that no longer waits only the note. */
export function CorrectFields({ tools, isOpen }: { tools: CorrectionTools; isOpen: boolean }) {
  const t = useTexts('packageActs')
  const { form, change } = tools
  const note = (
    <div className="pd-wide">
      <Field label={t('note')} optional>
        <TextInput
          value={form.note}
          maxLength={30}
          autoFocus={!isOpen}
          onText={(value) => change({ note: value })}
        />
      </Field>
    </div>
  )
  if (!isOpen) return note
  return (
    <div className="pd-fields">
      <Address tools={tools} />
      <Choices tools={tools} />
      <Field label={t('trackingNumber')} optional>
        <TextInput
          value={form.trackingNumber}
          maxLength={60}
          onText={(trackingNumber) => change({ trackingNumber })}
        />
      </Field>
      <Field label={t('pieces')} invalid={tools.complaint === 'piecesWrong' ? t('piecesWrong') : undefined}>
        <TextInput
          value={form.pieces}
          inputMode="numeric"
          maxLength={2}
          onText={(pieces) => change({ pieces })}
        />
      </Field>
      {note}
      <Checkbox
        checked={form.inPersonOnly}
        onChange={(event) => change({ inPersonOnly: event.target.checked })}
      >
        {t('inPersonOnly')}
      </Checkbox>
      <Checkbox
        checked={form.cashOnDelivery}
        onChange={(event) => change({ cashOnDelivery: event.target.checked })}
      >
        {t('cashOnDelivery')}
      </Checkbox>
    </div>
  )
}

/** For whom it is; another household begins with the whole of it. */
function Address({ tools: { form, change, complaint } }: { tools: CorrectionTools }) {
  const t = useTexts('packageActs')
  const residents = useQuery({
    queryKey: ['residents', form.householdId],
    queryFn: async () => (await api.listResidents({ householdId: form.householdId })).data,
    staleTime: 60_000,
  })
  async function pick() {
    const household = await pickHousehold({ virtual: true })
    if (!household || household.householdId === form.householdId) return
    change({ householdId: household.householdId, label: household.label, recipientId: null })
  }
  return (
    <>
      <div className="lb-field">
        <span className="lb-14 lb-quiet">{t('household')}</span>
        <div className="pd-household">
          <HouseholdName label={form.label} />
          <Button onClick={() => void pick()}>{t('pick')}</Button>
        </div>
      </div>
      <Field
        label={t('recipient')}
        invalid={complaint === 'recipientNeeded' ? t('recipientNeeded') : undefined}
      >
        <select
          className="pd-select"
          value={form.recipientId ?? ''}
          onChange={(event) => change({ recipientId: event.target.value || null })}
        >
          <option value="">{t('wholeHousehold')}</option>
          {(residents.data ?? []).map(({ residentId, name }) => (
            <option key={residentId} value={residentId}>
              {name}
            </option>
          ))}
        </select>
      </Field>
    </>
  )
}

function Choices({ tools: { form, change } }: { tools: CorrectionTools }) {
  const t = useTexts('packageActs')
  const list = useTexts('packageList')
  const { data } = useRegisterOptions()
  const positions = (data?.positions ?? []).filter((one) => one.temperature === form.temperature)
  return (
    <>
      <Field label={t('kind')}>
        <select
          className="pd-select"
          value={form.kindId}
          onChange={(event) => change({ kindId: event.target.value })}
        >
          {(data?.kinds ?? []).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field label={t('courier')}>
        <select
          className="pd-select"
          value={form.courierId ?? ''}
          onChange={(event) => change({ courierId: event.target.value || null })}
        >
          <option value="">{t('noCourier')}</option>
          {(data?.couriers ?? []).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
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
      <Field label={t('position')} optional>
        <TextInput
          list="pd-positions"
          value={form.shelfPosition}
          maxLength={20}
          onText={(shelfPosition) => change({ shelfPosition })}
        />
      </Field>
      <datalist id="pd-positions">
        {positions.map(({ name }) => (
          <option key={name} value={name} aria-label={name} />
        ))}
      </datalist>
    </>
  )
}
