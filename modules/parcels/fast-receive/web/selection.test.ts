import { describe, expect, it } from 'vitest'
import type { Household } from '#modules/homes/households/contract.ts'
import { lengthOf } from '#platform/contract/cut.ts'
import { addGone, groupByHousehold, noticeGone } from './groups.ts'
import type { Line } from './items.ts'
import { addTemplate, cutNote, NOTE_LENGTH } from './note.ts'
import { receiveTypeOf } from './receive-type.ts'
import { admit, chosen, dismiss, nothing, tick, tickState, unverified } from './selection.ts'

const at = new Date('2026-11-20T01:12:00Z')
const parcel = (id: string, householdId: string, more: { locker?: true; inPerson?: true } = {}): Line => ({
  id,
  serialNumber: id,
  householdId,
  label: householdId,
  kindName: '包裹',
  isHeld: more.locker,
  onlyFor: more.inPerson && '林淑芬',
})
const household = (householdId: string): Household => ({
  householdId,
  label: householdId,
  userId: '',
  isVirtual: 0,
  building: 'A棟',
  floor: '12F',
  names: [],
  marks: [],
})
const a = [
  parcel('0392', 'A3'),
  parcel('0368', 'A3', { inPerson: true }),
  parcel('0322', 'A3', { locker: true }),
]
const b = parcel('0371', 'A4')

describe('what is selected', () => {
  it('is everything at first, except what is in a locker (R115, R121)', () => {
    const selection = admit(nothing, ['A3'], a)
    expect(chosen(selection, a).map((line) => line.id)).toEqual(['0392', '0368'])
    expect(tickState(selection, a)).toBe('some')
    expect(tickState(selection, a.slice(0, 2))).toBe('all')
  })

  it('never holds an item in a locker, also when all are ticked at once (R121)', () => {
    expect(chosen(tick(nothing, a, true), a).map((line) => line.id)).toEqual(['0392', '0368'])
    expect(tickState(nothing, a.slice(2))).toBe('off')
  })

  it('one thing that was asked for is ticked alone; a household that comes along later brings everything', () => {
    const [first] = a
    const all = [...a, b]
    const asked = admit(nothing, ['A3'], all, first?.id)
    expect(chosen(asked, all)).toEqual([first])
    const later = admit(asked, ['A3', 'A4'], all, first?.id)
    expect(chosen(later, all)).toEqual([first, b])
  })

  it('leaves what arrives later unticked, and what was unticked stays so after a reload', () => {
    const selection = tick(admit(nothing, ['A3'], a), a.slice(0, 1), false)
    const later = [...a, parcel('0400', 'A3')]
    expect(chosen(admit(selection, ['A3'], later), later).map((line) => line.id)).toEqual(['0368'])
  })

  it('preselects a household that is added, also when it comes back', () => {
    const all = [...a, b]
    const both = admit(admit(nothing, ['A3'], a), ['A3', 'A4'], all)
    expect(chosen(both, all)).toHaveLength(3)
    const back = admit(dismiss(tick(both, [b], false), 'A4'), ['A3', 'A4'], all)
    expect(chosen(back, all)).toHaveLength(3)
  })

  it('must be verified where only the named person may collect', () => {
    const selected = chosen(admit(nothing, ['A3'], a), a)
    expect(unverified(selected, new Set()).map((line) => line.id)).toEqual(['0368'])
    expect(unverified(selected, new Set(['0368']))).toEqual([])
    expect(unverified([parcel('0400', 'A3')], new Set())).toEqual([])
    expect(unverified([{ ...parcel('0401', 'A3'), onlyFor: '' }], new Set())).toHaveLength(1)
  })
})

describe('the receive type (R122)', () => {
  const byCard = { receiveType: 2 as const, receiveCode: '04A2B3C4', covered: ['A3', 'A4'] }

  it('is 2 for a card and 0 for a barcode while the code covers every household', () => {
    expect(receiveTypeOf(byCard, ['A3', 'A4'], true)).toEqual({ receiveType: 2, receiveCode: '04A2B3C4' })
    expect(receiveTypeOf({ ...byCard, receiveType: 0 }, ['A3'], false).receiveType).toBe(0)
  })

  it('is 1 with a signature and 3 without when picked by hand', () => {
    const byHand = { receiveType: 3 as const, covered: ['A3'] }
    expect(receiveTypeOf(byHand, ['A3'], true)).toEqual({ receiveType: 1, receiveCode: '' })
    expect(receiveTypeOf(byHand, ['A3'], false)).toEqual({ receiveType: 3, receiveCode: '' })
  })

  it('is by hand as soon as a household was added that the code does not cover', () => {
    expect(receiveTypeOf(byCard, ['A3', 'B1'], true)).toEqual({ receiveType: 1, receiveCode: '' })
    expect(receiveTypeOf(byCard, ['A3', 'B1'], false)).toEqual({ receiveType: 3, receiveCode: '' })
  })
})

describe('the groups', () => {
  it('follow the households in the order they were found, without empty ones', () => {
    const groups = groupByHousehold(['A4', 'A9', 'A3'].map(household), [...a, b], [])
    expect(groups.map((group) => [group.household.householdId, group.items.length])).toEqual([
      ['A4', 1],
      ['A3', 3],
    ])
  })

  it('notice what another desk took, and only that', () => {
    expect(noticeGone([...a, b], [b], new Set(['0392']), ['A3', 'A4']).map((line) => line.id)).toEqual([
      '0368',
      '0322',
    ])
    expect(noticeGone([b], [], new Set(), ['A3'])).toEqual([])
  })

  it('learn afterwards who took it and when', () => {
    const known = addGone([], [{ item: b }])
    expect(addGone(known, [{ item: b, by: '林志明', at }])).toEqual([{ item: b, by: '林志明', at }])
    expect(addGone([{ item: b, by: '林志明', at }], [{ item: b }])).toEqual([{ item: b, by: '林志明', at }])
  })
})

describe('the note', () => {
  it('has at most 30 characters, a rare one counting as one (R129)', () => {
    expect(lengthOf('𠮷野家')).toBe(3)
    expect(lengthOf(cutNote('𠮷'.repeat(31)))).toBe(NOTE_LENGTH)
  })

  it('takes a template by click once, and never beyond its limit (R130)', () => {
    expect(addTemplate('', '家人代領')).toBe('家人代領')
    expect(addTemplate('家人代領', '已核對證件')).toBe('家人代領，已核對證件')
    expect(addTemplate('家人代領，已核對證件', '家人代領')).toBe('家人代領，已核對證件')
    const long = '字'.repeat(28)
    expect(addTemplate(long, '家人代領')).toBe(long)
  })
})
