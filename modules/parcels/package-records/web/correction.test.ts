import { describe, expect, it } from 'vitest'
import type { PackageRecord } from '../contract.ts'
import { changesOf, correctionOf, isPieceCount, lacksRecipient } from './correction.ts'

const item = {
  householdId: 'h1',
  label: 'A棟-12F-3',
  recipientId: null,
  kindId: 'k1',
  courierId: null,
  temperature: 0,
  trackingNumber: '906285561340',
  shelfPosition: 'B-03',
  plainNote: '',
  inPersonOnly: false,
  cashOnDelivery: false,
  pieceCount: 1,
} as unknown as PackageRecord

describe('a correction', () => {
  it('sends only what differs, so that nothing else is written over', () => {
    expect(changesOf(item, correctionOf(item))).toEqual({})
    expect(changesOf(item, { ...correctionOf(item), shelfPosition: '冰-1', pieces: '3' })).toEqual({
      shelfPosition: '冰-1',
      pieceCount: 3,
    })
  })
  it('asks for a person where only that person may collect, and for 1 to 99 pieces', () => {
    const forPerson = { ...correctionOf(item), inPersonOnly: true }
    expect([forPerson, { ...forPerson, recipientId: 'r1' }].map(lacksRecipient)).toEqual([true, false])
    expect(['0', '100', '1.5', '', '兩'].filter(isPieceCount)).toEqual([])
    expect(['1', '99'].every(isPieceCount)).toBe(true)
  })
})
