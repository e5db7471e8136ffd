import { expect, test } from 'vitest'
import { refusedCode } from './refused-code.ts'

test.each([
  ['card', 'AB12345678901234', '自然人憑證'],
  ['card', '/ABC+123', '電子發票'],
  ['card', 'LSF8K2M4Q7R9T3WX', '住戶 App 的條碼'],
  ['card', '08A1B2C3', '隨機卡號'],
  ['card', '88A1B2C3', '前段'],
  ['card', 'hello', '不是卡號'],
  ['phone', 'AB12345678901234', '自然人憑證'],
] as const)('As a %s, %s is refused when it is read: %s', (kind, code, words) => {
  expect(refusedCode(kind, code)).toContain(words)
})

test('Cards and the barcodes of apps are taken', () => {
  expect([refusedCode('card', '04A2B3C4'), refusedCode('card', '0389146944')]).toEqual([undefined, undefined])
  expect(refusedCode('phone', 'LSF8K2M4Q7R9T3WX')).toBeUndefined()
})
