import { describe, expect, it } from 'vitest'
import {
  approvalOf,
  atLeast,
  attendanceOf,
  byHalves,
  byLaw,
  cutPercent,
  isNoticeInTime,
  jointKey,
  leastOf,
  minutesDueOn,
  moreThan,
  motionResult,
  objectionEndsOn,
  objectionsOf,
  quorumOf,
  reconvened,
  type Roll,
  tallyOf,
  thresholdsOn,
  unanimous,
  wholeOf,
} from './contract.ts'

const even = (owners: number, area = 100, count: Roll['count'] = 'owner'): Roll => ({
  units: Array.from({ length: owners }, (_, at) => ({ id: `u${at}`, ownerKey: `o${at}`, area })),
  count,
})
const self = (...ids: number[]) => ids.map((id) => ({ unitId: `u${id}`, agentKey: null }))
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)

describe('thresholds', () => {
  it.each([
    [62, atLeast(2, 3), 42],
    [62, atLeast(3, 4), 47],
    [62, atLeast(1, 5), 13],
    [62, moreThan(1, 2), 32],
    [647, atLeast(2, 3), 432],
    [647, atLeast(3, 4), 486],
    [647, atLeast(1, 5), 130],
    [647, moreThan(1, 2), 324],
    [9, atLeast(2, 3), 6],
    [9, atLeast(3, 4), 7],
    [9, moreThan(1, 2), 5],
    [100, atLeast(2, 3), 67],
  ])('of %i persons, %o is %i', (total, fraction, least) => expect(leastOf(total, fraction)).toBe(least))

  it('two thirds are reached by equality, and one person less is not two thirds (Art. 31)', () => {
    const roll = even(9)
    const whole = wholeOf(roll)
    expect(quorumOf(attendanceOf(roll, self(...upTo(6))).present, whole, byLaw).isReached).toBe(true)
    const missed = quorumOf(attendanceOf(roll, self(...upTo(5))).present, whole, byLaw)
    expect(missed).toMatchObject({ isReached: false, heads: { missing: 1 }, area: { missing: 500 } })
  })

  it('a percentage is cut and never rounded up to what was missed', () => expect(cutPercent(2, 3)).toBe(6666))

  it('enough persons without enough area are no quorum', () => {
    const roll: Roll = {
      units: [...even(9).units, { id: 'big', ownerKey: 'big', area: 10_000 }],
      count: 'owner',
    }
    const { isReached, heads, area } = quorumOf(
      attendanceOf(roll, self(...upTo(9))).present,
      wholeOf(roll),
      byLaw,
    )
    expect([isReached, heads.isReached, area.isReached]).toEqual([false, true, false])
  })

  it('three owners are the least of a meeting that is called again, however few owners there are (Art. 32 I)', () => {
    const roll = even(9)
    const there = (count: number) =>
      quorumOf(attendanceOf(roll, self(...upTo(count))).present, wholeOf(roll), reconvened)
    expect(there(2)).toMatchObject({ isReached: false, heads: { needed: 3, missing: 1 } })
    expect(there(3).isReached).toBe(true)
  })

  it('half of those present is not more than half (Art. 32 I)', () => {
    const half = { heads: 2, fifths: 1000 }
    const all = { heads: 4, fifths: 2000 }
    expect(approvalOf(half, all, all, reconvened).isReached).toBe(false)
    expect(approvalOf({ heads: 3, fifths: 1001 }, all, all, reconvened).isReached).toBe(true)
  })

  it('who abstains or is silent stays in what approval is measured against (Art. 31)', () => {
    const whole = { heads: 4, fifths: 4 }
    expect(motionResult({ heads: 2, fifths: 2 }, whole, whole, byHalves).isCarried).toBe(false)
  })

  it('rebuilding wants everybody, not everybody who came (Art. 13)', () => {
    const whole = { heads: 4, fifths: 4 }
    const three = { heads: 3, fifths: 3 }
    expect(motionResult(three, three, whole, unanimous).isCarried).toBe(false)
    expect(motionResult(whole, whole, whole, unanimous).isCarried).toBe(true)
  })

  it('bylaws hold from their day on, and the law before', () => {
    const bylaws = [{ kind: 'ordinary' as const, from: '2026-03-01', thresholds: byHalves }]
    expect(thresholdsOn('ordinary', '2026-02-28', bylaws)).toBe(byLaw)
    expect(thresholdsOn('ordinary', '2026-03-01', bylaws)).toBe(byHalves)
    expect(thresholdsOn('rebuilding', '2026-03-01', bylaws)).toBe(unanimous)
  })

  it('nobody there carries nothing', () => {
    const none = { heads: 0, fifths: 0 }
    expect(motionResult(none, none, { heads: 1, fifths: 1 }, byHalves).isCarried).toBe(false)
  })
})

describe('who counts', () => {
  const three = ['a', 'b', 'c'].map((id) => ({ id, ownerKey: 'rich', area: 100 }))

  it('three units in one name are one person with three areas (Art. 27 I)', () => {
    const roll: Roll = { units: [...even(17).units, ...three], count: 'owner' }
    const there = attendanceOf(
      roll,
      three.map(({ id }) => ({ unitId: id, agentKey: null })),
    )
    expect(there.present).toEqual({ heads: 1, fifths: 1500 })
    expect(wholeOf(roll)).toEqual({ heads: 18, fifths: 10_000 })
  })

  it('counted by units, three units are three persons', () => {
    const roll: Roll = { units: [...even(17).units, ...three], count: 'unit' }
    const there = attendanceOf(
      roll,
      three.map(({ id }) => ({ unitId: id, agentKey: null })),
    )
    expect(there.present.heads).toBe(3)
    expect(wholeOf(roll).heads).toBe(20)
  })

  it('of one owner no more than a fifth of all area counts, exactly (Art. 27 II)', () => {
    const roll: Roll = {
      units: [{ id: 'big', ownerKey: 'big', area: 5001 }, ...even(1, 5000).units],
      count: 'owner',
    }
    const { present, credits } = attendanceOf(roll, [{ unitId: 'big', agentKey: null }])
    expect(present).toEqual({ heads: 1, fifths: 10_001 })
    expect(credits).toEqual([{ unitId: 'big', heads: 1, fifths: 10_001, isOverLimit: true }])
  })

  it('counted by units, no more than a fifth of the units of one owner count (Art. 27 II)', () => {
    const mine = upTo(4).map((at) => ({ id: `m${at}`, ownerKey: 'm', area: 1 }))
    const roll: Roll = { units: [...mine, ...even(11).units], count: 'unit' }
    const { present } = attendanceOf(
      roll,
      mine.map(({ id }) => ({ unitId: id, agentKey: null })),
    )
    expect(present.heads).toBe(3)
  })

  it('an agent counts for a fifth of the owners; who was registered later stays, and does not count (Art. 27 III)', () => {
    const roll = even(12)
    const { present, credits } = attendanceOf(roll, [
      ...self(0),
      ...upTo(4).map((at) => ({ unitId: `u${at + 1}`, agentKey: 'o0' })),
    ])
    expect(credits.map(({ heads }) => heads)).toEqual([1, 1, 1, 0, 0])
    expect(credits.map((one) => one.isOverLimit)).toEqual([false, false, false, true, true])
    expect(present).toEqual({ heads: 3, fifths: 500 + 1200 })
  })

  it('people who own a unit together are one person, in whatever order they are written', () => {
    expect(jointKey(['b', 'a', 'b'])).toBe(jointKey(['a', 'b']))
    expect(jointKey(['a'])).not.toBe(jointKey(['a', 'b']))
  })

  it('a unit that is registered twice counts once, and a foreign one not at all', () => {
    const { present } = attendanceOf(even(10), [...self(1, 1), { unitId: 'x', agentKey: null }])
    expect(present).toEqual({ heads: 1, fifths: 500 })
  })
})

describe('objections', () => {
  const whole = { heads: 10, fifths: 100 }
  it('a resolution falls when more than half of all persons and of all area object, and not by one alone (Art. 32 II)', () => {
    expect(objectionsOf({ heads: 6, fifths: 51 }, whole)).toMatchObject({ isVetoed: true, isClose: false })
    expect(objectionsOf({ heads: 6, fifths: 50 }, whole)).toMatchObject({ isVetoed: false, isClose: true })
    expect(objectionsOf({ heads: 5, fifths: 50 }, whole)).toMatchObject({ isVetoed: false, isClose: false })
  })
})

describe('days', () => {
  it('ten whole days lie between the notice and the meeting, two for a posted one (Art. 30)', () => {
    expect(isNoticeInTime('2026-03-01', '2026-03-12', false)).toBe(true)
    expect(isNoticeInTime('2026-03-01', '2026-03-11', false)).toBe(false)
    expect(isNoticeInTime('2026-03-01', '2026-03-04', true)).toBe(true)
  })
  it('minutes are due in 15 days (Art. 34), objections end after 7 (Art. 32)', () => {
    expect(minutesDueOn('2026-12-20')).toBe('2027-01-04')
    expect(objectionEndsOn('2026-02-25', () => false)).toBe('2026-03-04')
  })
})

it('a ballot with too many names, the same twice or an unknown one is invalid and chooses nobody', () => {
  const weight = { heads: 1, fifths: 5 }
  const ballot = (...choices: string[]) => ({ choices, weight })
  const tally = tallyOf(['a', 'b', 'c'], 2, [
    ballot('a', 'b'),
    ballot('a', 'b', 'c'),
    ballot('a', 'a'),
    ballot('x'),
    ballot(),
  ])
  expect(tally.options.get('a')).toEqual(weight)
  expect(tally.options.get('c')).toEqual({ heads: 0, fifths: 0 })
  expect(tally.invalid.heads).toBe(3)
  expect(tally.abstained.heads).toBe(1)
})
