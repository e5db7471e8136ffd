import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OpenItem } from '../contract.ts'
import { differencesOf, fingerprintOf } from './differences.ts'

const item = fc.record({
  section: fc.constantFrom('packages' as const, 'deposits' as const, 'returns' as const),
  id: fc.nat({ max: 30 }).map((n) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`),
  serialNumber: fc.constant('0001'),
  householdId: fc.constant(null),
  label: fc.constantFrom('A棟-1F-1', 'A棟-2F-1'),
  name: fc.constantFrom('', '林淑芬'),
  kindName: fc.constant('包裹'),
  trackingNumber: fc.constant(''),
  shelfPosition: fc.constantFrom('B-01', 'B-02'),
  note: fc.constant(''),
  temperature: fc.constant(0 as const),
  isLegal: fc.constant(false),
  inPersonOnly: fc.constant(false),
  cashOnDelivery: fc.constant(false),
  inLocker: fc.constant(false),
  pieceCount: fc.constantFrom(1, 2),
  money: fc.constantFrom(null, 0, 500),
  arrivedAt: fc.constant(new Date(0)),
})
const list = fc.uniqueArray<OpenItem, string>(item, { selector: (item) => item.id, maxLength: 20 })

describe('how a list differs from the one before', () => {
  it('every thing is new, gone, or was there before; together they make the new list', () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        const { addedIds, gone } = differencesOf(before, after)
        const goneIds = new Set(gone.map((item) => item.id))
        const made = [...before.map((item) => item.id).filter((id) => !goneIds.has(id)), ...addedIds]
        expect(made.sort()).toEqual(after.map((item) => item.id).sort())
      }),
    )
  })

  it('two lists have the same fingerprint exactly when nothing on them differs', () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        const { addedIds, gone, changes } = differencesOf(before, after)
        const differs = addedIds.length + gone.length + changes.length > 0
        expect(fingerprintOf(before) !== fingerprintOf(after)).toBe(differs)
        expect(fingerprintOf([...after].reverse())).toBe(fingerprintOf(after))
      }),
    )
  })

  it('a thing that moved says from where to where', () => {
    const [one] = fc.sample(item, 1)
    const before = { ...(one as OpenItem), shelfPosition: 'B-01' }
    const { changes } = differencesOf([before], [{ ...before, shelfPosition: 'C-02' }])
    expect(changes).toEqual([{ id: before.id, field: 'shelfPosition', before: 'B-01', after: 'C-02' }])
  })
})
