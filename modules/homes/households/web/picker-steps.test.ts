import { describe, expect, it } from 'vitest'
import { chooseBuilding, chooseFloor, countListed, goBack, isListed, moveTo } from './picker-steps.ts'

describe('the household picker', () => {
  it('goes building, floor, unit, and back again with what was chosen (R148)', () => {
    const third = chooseFloor(chooseBuilding('A棟'), '12F')
    expect(third).toEqual({ step: 3, building: 'A棟', floor: '12F' })
    expect(goBack(third)).toEqual({ step: 2, building: 'A棟', floor: '12F' })
    expect(goBack(goBack(third)).step).toBe(1)
    expect(chooseBuilding('B棟').floor).toBeUndefined()
  })

  it('leaves out virtual households, and places that have no others, unless asked for (R150)', () => {
    expect(isListed({ isVirtual: 1 }, false)).toBe(false)
    expect(isListed({ isVirtual: 1 }, true)).toBe(true)
    expect(isListed({ isVirtual: 0 }, false)).toBe(true)
    expect(isListed({ householdCount: 0, virtualCount: 3 }, false)).toBe(false)
    expect(isListed({ householdCount: 0, virtualCount: 3 }, true)).toBe(true)
    expect(countListed({ householdCount: 60, virtualCount: 3 }, false)).toBe(60)
    expect(countListed({ householdCount: 60, virtualCount: 3 }, true)).toBe(63)
  })

  it('stays inside the list when arrows go on', () => {
    expect(moveTo(0, -1, 4)).toBe(0)
    expect(moveTo(3, 1, 4)).toBe(3)
    expect(moveTo(1, 1, 4)).toBe(2)
  })
})
