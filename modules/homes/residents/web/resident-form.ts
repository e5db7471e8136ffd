import type { EmergencyContact, Resident, Transport } from '../shapes.ts'

/** A contact as it is typed; with its id, the number that is masked stays. */
export type ContactForm = Omit<EmergencyContact, 'contactId'> & { contactId?: string }

/** What is typed about somebody. Of what is masked, undefined keeps it and '' takes it away. */
export interface ResidentForm {
  name: string
  mobile: string | undefined
  phone2: string | undefined
  /** 2026-11-30; '' for none. */
  birthday: string | undefined
  identityId: number | null
  transportations: Transport[]
  isContact: boolean
  avatarPath: string
  emergencyContacts: ContactForm[]
  movedInOn: string
  contractFrom: string
  contractUntil: string
}

/** A form of somebody who moves in today, in which nothing else is filled in yet. */
export const emptyForm = (today: string): ResidentForm => ({
  name: '',
  mobile: '',
  phone2: '',
  birthday: '',
  identityId: null,
  transportations: [],
  isContact: false,
  avatarPath: '',
  emergencyContacts: [],
  movedInOn: today,
  contractFrom: '',
  contractUntil: '',
})

const secrets = ['mobile', 'phone2', 'birthday'] as const

/** Somebody as the form shows them; what is empty is typed anew, what is masked stays until it is changed. */
export function formOf(resident: Resident): ResidentForm {
  const { name, identityId, transportations, isContact, avatarPath, emergencyContacts } = resident
  return {
    name,
    identityId,
    transportations,
    isContact,
    avatarPath,
    emergencyContacts,
    mobile: resident.mobile ? undefined : '',
    phone2: resident.phone2 ? undefined : '',
    birthday: resident.birthday ? undefined : '',
    movedInOn: resident.movedInOn ?? '',
    contractFrom: resident.contractFrom ?? '',
    contractUntil: resident.contractUntil ?? '',
  }
}

const dayOrNull = (day: string) => day || null

/** The contacts that are written down: a line with nothing in it is none. */
export const contactsOf = ({ emergencyContacts }: ResidentForm): ContactForm[] =>
  emergencyContacts.filter(({ name, relation, phone }) => [name, relation, phone].some((one) => one.trim()))

/** What a call takes of a form. */
export function inputOf(form: ResidentForm) {
  const {
    birthday,
    movedInOn,
    contractFrom,
    contractUntil,
    transportations,
    emergencyContacts: _,
    ...rest
  } = form
  return {
    ...rest,
    transportations: transportations.filter(({ type, plate }) => plate.trim() !== '' || type > 2),
    emergencyContacts: contactsOf(form),
    birthday: birthday === undefined ? undefined : dayOrNull(birthday),
    movedInOn: dayOrNull(movedInOn),
    contractFrom: dayOrNull(contractFrom),
    contractUntil: dayOrNull(contractUntil),
  }
}

/** The same for somebody new: nothing can be kept. */
export function newInputOf(form: ResidentForm) {
  const input = inputOf(form)
  const whole = Object.fromEntries(
    secrets.map((key) => [key, input[key] ?? (key === 'birthday' ? null : '')]),
  )
  return { ...input, ...(whole as { mobile: string; phone2: string; birthday: string | null }) }
}
