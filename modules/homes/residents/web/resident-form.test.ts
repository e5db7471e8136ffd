import { expect, it } from 'vitest'
import type { Resident } from '../shapes.ts'
import { rebase } from '#platform/web/look/meanwhile.ts'
import { formOf, inputOf } from './resident-form.ts'

const lin: Resident = {
  residentId: '0194d2f0-0000-7000-8000-000000000001',
  name: '林淑芬',
  mobile: '0928***507',
  phone2: '',
  identityId: 2,
  birthday: '1985-**-**',
  transportations: [{ type: 2, plate: 'MKP-0826' }],
  isContact: false,
  isAppUser: true,
  avatarPath: '',
  movedInOn: '2019-03-02',
  contractFrom: null,
  contractUntil: null,
  emergencyContacts: [],
  marks: [],
  note: '',
  rowVersion: 3,
}

it('what is masked is not sent until it is typed anew or taken away', () => {
  const form = formOf(lin)
  expect(inputOf(form)).toMatchObject({ mobile: undefined, birthday: undefined, phone2: '' })
  expect(inputOf({ ...form, mobile: '', birthday: '' })).toMatchObject({ mobile: '', birthday: null })
})

it('an emergency contact keeps its masked number by its id, and an empty line is none', () => {
  const kept = { contactId: lin.residentId, name: '林志遠', relation: '弟', phone: '0910***332' }
  const form = formOf({ ...lin, emergencyContacts: [kept] })
  const empty = { name: ' ', relation: '', phone: '' }
  expect(inputOf({ ...form, emergencyContacts: [kept, empty] }).emergencyContacts).toEqual([kept])
})

it('after somebody else was first, what I typed stays and the rest is as it is now', () => {
  const typed = { ...formOf(lin), name: '林淑芳', transportations: [] }
  const now = { ...lin, identityId: 5, phone2: '***999', rowVersion: 4 }
  expect(rebase(formOf(lin), typed, formOf(now))).toEqual({
    ...formOf(now),
    name: '林淑芳',
    transportations: [],
  })
})

it('an empty line of vehicles is no vehicle, but a bicycle needs no plate', () => {
  const form = {
    ...formOf(lin),
    transportations: [
      { type: 1, plate: ' ' },
      { type: 3, plate: '' },
    ],
  }
  expect(inputOf(form).transportations).toEqual([{ type: 3, plate: '' }])
})
