import { choiceField, tickField } from '#platform/web/form/choice-fields.tsx'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { showDay } from '#platform/web/form/day-text.ts'
import { dayField, type FormField, textField } from '#platform/web/form/fields.tsx'
import { inRow, text, type PlainKey } from '#platform/web/i18n/texts.ts'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { identities, type Resident, renter } from '../shapes.ts'
import { AvatarField } from './AvatarField.tsx'
import { today } from './days.ts'
import { ContactFields } from './ContactFields.tsx'
import { identityName } from './identity-name.ts'
import { contactsOf, type ResidentForm } from './resident-form.ts'
import { SecretField } from './SecretField.tsx'
import { VehicleFields } from './VehicleFields.tsx'

type ResidentField = FormField<ResidentForm, Resident | undefined>

const say = (key: PlainKey<'residentDialogs'>) => text('residentDialogs', key)
/** Over both columns. */
const wide = (field: ResidentField): ResidentField => ({
  ...field,
  draw: (...drawn) => <div className="lb-wide">{field.draw?.(...drawn)}</div>,
})

/** What is masked: it stays masked in words, and is typed anew whole. */
function secretField(name: 'mobile' | 'phone2' | 'birthday'): ResidentField {
  const isDay = name === 'birthday'
  const show = isDay ? showDay : (value: string) => value
  return {
    label: say(name),
    read: (form, of) => show(form[name] ?? of?.[name] ?? ''),
    draw: (form, change, _, of) => (
      <SecretField
        label={say(name)}
        kept={show(of?.[name] ?? '')}
        value={form[name]}
        onChange={(value) => change({ [name]: value })}
      >
        {isDay ? (
          <DayInput max={today()} value={form[name] ?? ''} onDay={(day) => change({ [name]: day })} />
        ) : (
          <TextInput
            inputMode="tel"
            value={form[name] ?? ''}
            maxLength={30}
            onText={(value) => change({ [name]: value })}
          />
        )}
      </SecretField>
    ),
  }
}

/** The days of a contract, asked for of renters and whoever has one. */
const contractField = (field: FormField<ResidentForm>): ResidentField => ({
  ...field,
  draw: (form, ...drawn) =>
    (form.identityId === renter || form.contractFrom !== '' || form.contractUntil !== '') &&
    field.draw?.(form, ...drawn),
})

/** Everything that the desk writes down of somebody, in the language of the page. */
export const residentFields = (): readonly ResidentField[] => [
  {
    ...textField<ResidentForm>(say('name'), 'name', { input: { autoFocus: true, maxLength: 50 } }),
    wrong: ({ name }) => (name.trim() ? undefined : say('nameNeeded')),
  },
  choiceField<ResidentForm>(
    say('identity'),
    'identityId',
    identities.map(({ id }) => ({ value: id, label: identityName(id) })),
    { none: say('identityNone') },
  ),
  secretField('mobile'),
  secretField('phone2'),
  contractField(dayField<ResidentForm>(say('contractFrom'), 'contractFrom')),
  contractField(
    dayField<ResidentForm>(say('contractUntil'), 'contractUntil', {
      help: say('contractHelp'),
      min: ({ contractFrom }) => contractFrom,
    }),
  ),
  secretField('birthday'),
  dayField<ResidentForm>(say('movedInOn'), 'movedInOn'),
  wide({
    label: say('transportations'),
    read: ({ transportations }) => inRow(transportations.map(({ plate }) => plate)),
    draw: ({ transportations }, change) => (
      <VehicleFields value={transportations} onChange={(next) => change({ transportations: next })} />
    ),
  }),
  wide({
    label: say('emergencyContacts'),
    read: ({ emergencyContacts }) =>
      inRow(emergencyContacts.map(({ name, relation, phone }) => [name, relation, phone].join(' '))),
    draw: ({ emergencyContacts }, change, invalid) => (
      <ContactFields
        invalid={invalid}
        value={emergencyContacts}
        onChange={(next) => change({ emergencyContacts: next })}
      />
    ),
    wrong: (form) =>
      contactsOf(form).every(({ name, phone }) => name.trim() && phone.trim())
        ? undefined
        : say('contactNeeds'),
  }),
  wide(
    tickField<ResidentForm>(say('isContact').split(/[：,:]/)[0] ?? '', 'isContact', {
      said: say('isContact'),
    }),
  ),
  wide({
    label: say('photo'),
    draw: ({ name, avatarPath }, change) => (
      <AvatarField name={name} path={avatarPath} onChange={(path) => change({ avatarPath: path })} />
    ),
  }),
]
