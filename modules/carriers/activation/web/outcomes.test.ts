import { expect, it } from 'vitest'
import { codecOf } from '#platform/contract/codec.ts'
import { activation } from '../contract.ts'
import { cardOutcome, phoneOutcome } from './outcomes.ts'

const { bindCard, bindPhone } = activation.calls
const cardOf = (answer: unknown) => (codecOf(bindCard.gives).decode(answer, false) as never)['data']['status']
const phoneOf = (answer: unknown) =>
  (codecOf(bindPhone.gives).decode(answer, false) as never)['data']['status']

it('The status of a binding is read from Data.Status or data.status of its call’s answer (R350)', () => {
  expect(cardOutcome(cardOf({ Data: { Status: 'repeat' } }))).toBe('repeat')
  expect(cardOutcome(cardOf({ data: { status: 'restart' } }))).toBe('restarted')
  expect(phoneOutcome(phoneOf({ data: { status: 'update_success' } }))).toBe('activated')
  expect(phoneOutcome(phoneOf({ Data: { status: 'com_tablet_device_repeat' } }))).toBe('already')
})
