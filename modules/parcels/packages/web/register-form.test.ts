import { expect, test } from 'vitest'
import { lengthOf } from '#platform/contract/cut.ts'
import type { RegisterOptions } from '../contract.ts'
import { startBatch } from './batch.ts'
import { complain, emptyForm, isTouched, settle } from './register-form.ts'

const options: RegisterOptions = {
  kinds: [
    { id: 'package', name: '包裹', isLegal: false, isAccepted: true },
    { id: 'letter', name: '掛號信', isLegal: false, isAccepted: true },
  ],
  couriers: [
    { id: 'cat', name: '黑貓宅急便', shortName: '黑貓' },
    { id: 'post', name: '中華郵政', shortName: '郵局' },
  ],
  positions: [
    { name: 'B-01', temperature: 0, isFull: false },
    { name: 'B-03', temperature: 0, isFull: false },
    { name: '冰-1', temperature: 1, isFull: false },
  ],
}
const household = { householdId: 'h', label: 'A棟-12F-3', names: ['王建民'], marks: [] }
const batch = startBatch({ courierId: 'post', kindId: 'letter', shelfPosition: 'B-03', temperature: 0 })

test('The courier is guessed from the tracking number, and a person may choose another or none', () => {
  const form = { ...emptyForm(), trackingNumber: '906284483517' }
  expect(settle(form, null, options, {})).toMatchObject({ courierId: 'cat', courierGuessed: true })
  expect(settle({ ...form, courierId: 'post' }, null, options, {}).courierId).toBe('post')
  expect(settle({ ...form, courierId: '' }, null, options, {}).courierId).toBeNull()
})

test('A batch keeps courier, kind and position between scans', () => {
  const form = { ...emptyForm(), trackingNumber: '906284483517' }
  expect(settle(form, batch, options, { 0: 'B-01' })).toEqual({
    kindId: 'letter',
    courierId: 'post',
    courierGuessed: false,
    shelfPosition: 'B-03',
  })
})

test('A shelf position is suggested by temperature, the last used first', () => {
  expect(settle(emptyForm(), null, options, {}).shelfPosition).toBe('B-01')
  expect(settle(emptyForm(), null, options, { 0: 'B-03' }).shelfPosition).toBe('B-03')
  expect(settle(emptyForm(1), null, options, { 0: 'B-03' }).shelfPosition).toBe('冰-1')
  expect(settle(emptyForm(1), batch, options, {}).shelfPosition).toBe('冰-1')
  expect(settle(emptyForm(2), null, options, { 2: '凍-9' }).shelfPosition).toBe('')
  expect(settle({ ...emptyForm(), shelfPosition: '地上' }, batch, options, {}).shelfPosition).toBe('地上')
})

test('限本人 requires a named person', () => {
  const form = { ...emptyForm(), household, inPersonOnly: true }
  expect(complain(form)).toBe('recipientInPerson')
  expect(complain({ ...form, named: true })).toBe('recipientInPerson')
  expect(complain({ ...form, named: true, recipientId: 'r' })).toBeUndefined()
})

test('A package needs a household, and a named person when one is wanted', () => {
  expect(complain(emptyForm())).toBe('householdRequired')
  expect(complain({ ...emptyForm(), household })).toBeUndefined()
  expect(complain({ ...emptyForm(), household, named: true })).toBe('recipientRequired')
})

test('The note has at most 30 characters, counted as people see them', () => {
  expect(lengthOf('𠮷祥')).toBe(2)
  expect(complain({ ...emptyForm(), household, note: '𠮷'.repeat(30) })).toBeUndefined()
  expect(complain({ ...emptyForm(), household, note: '𠮷'.repeat(31) })).toBe('noteTooLong')
})

test('Only a form with something in it is cleared', () => {
  expect(isTouched(emptyForm())).toBe(false)
  expect(isTouched({ ...emptyForm(), trackingNumber: '1' })).toBe(true)
})
