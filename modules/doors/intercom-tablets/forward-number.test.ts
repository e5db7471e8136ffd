import { describe, expect, it } from 'vitest'
import { forwardNumber } from './forward-number.ts'

describe('a number for calls to go on to', () => {
  it.each([
    ['cellPhone', '0912-336-870', '0912336870'],
    ['cellPhone', '+886 912 336 870', '0912336870'],
    ['landline', '(02)2345-6789', '0223456789'],
    ['landline', '０３７-１２３４５６', '037123456'],
    ['landline', '0836-12345', '083612345'],
  ] as const)('%s %s is %s', (kind, typed, number) => {
    expect(forwardNumber(kind, typed)).toEqual({ number })
  })

  it.each([
    ['landline', '119'],
    ['landline', '0800-000-123'],
    ['landline', '0204-123456'],
    ['landline', '002 81 3 1234 5678'],
    ['cellPhone', '165'],
    ['cellPhone', '+81 90 1234 5678'],
  ] as const)('%s %s is refused as one of a service, with a fee or abroad', (kind, typed) => {
    expect(forwardNumber(kind, typed)).toEqual({ fault: 'service' })
  })

  it.each([
    ['cellPhone', '0223456789'],
    ['cellPhone', '091233687'],
    ['landline', '0912336870'],
    ['landline', '02-2345-6789 分機 12'],
    ['landline', '23456789'],
    ['landline', ''],
  ] as const)('%s %s is no such number', (kind, typed) => {
    expect(forwardNumber(kind, typed)).toEqual({ fault: kind })
  })
})
