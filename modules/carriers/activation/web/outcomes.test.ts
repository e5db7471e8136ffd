import { expect, it } from 'vitest'
import { statusOf } from './outcomes.ts'

it('The status of a binding is read from Data.Status or data.status (R350)', () => {
  expect(statusOf({ Data: { Status: 'repeat' } })).toBe('repeat')
  expect(statusOf({ data: { status: 'restart' } })).toBe('restart')
  expect([statusOf({ Data: {} }), statusOf({ Data: { Status: 1 } }), statusOf(undefined)]).toEqual([
    '',
    '',
    '',
  ])
})
