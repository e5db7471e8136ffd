import type { Contact, Supplier } from '../shapes.ts'

/** What is typed and chosen for a supplier. */
export interface SupplierForm {
  name: string
  taxId: string
  types: readonly string[]
  cityName: string | null
  areaName: string | null
  address: string
  phone: string
  mail: string
  note: string
  contacts: readonly Contact[]
  sendsLink: boolean
}

export const noContact: Contact = { name: '', title: '', phone: '', mail: '' }

/** The form of a supplier, or of one that is added. */
export const formOf = (supplier: Supplier | undefined): SupplierForm => ({
  name: supplier?.name ?? '',
  taxId: supplier?.taxId ?? '',
  types: (supplier?.typeIds ?? []).map(String),
  cityName: supplier?.cityName || null,
  areaName: supplier?.areaName || null,
  address: supplier?.address ?? '',
  phone: supplier?.phone ?? '',
  mail: supplier?.mail ?? '',
  note: supplier?.note ?? '',
  contacts: supplier?.contacts ?? [noContact],
  sendsLink: supplier?.sendsLink ?? false,
})

const isEmpty = ({ name, title, phone, mail }: Contact) => !`${name}${title}${phone}${mail}`.trim()

/** What the form asks for; contacts in which nothing is written are left out. */
export const contentOf = ({ types, ...form }: SupplierForm) => ({
  ...form,
  name: form.name.trim(),
  typeIds: types.map(Number),
  cityName: form.cityName ?? '',
  areaName: form.areaName ?? '',
  contacts: form.contacts.filter((contact) => !isEmpty(contact)),
})

/** Whether a contact says something but not who. */
export const isNameless = (contact: Contact): boolean => !isEmpty(contact) && !contact.name.trim()
