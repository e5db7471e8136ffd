import { describe, expect, it } from 'vitest'
import type { FeeKind, FeeUnit } from '../kinds.ts'
import { calculate, type Charging } from './calculate.ts'
import type { ChargedHousehold } from './charged-area.ts'
import { pingOf, rounded, sharesOf } from './exact.ts'
import { monthsOf } from './period.ts'
import { termOf } from './term.ts'

const home = (householdId: string, of: Partial<ChargedHousehold> = {}): ChargedHousehold => ({
  householdId,
  label: householdId,
  building: 'A棟',
  exclusiveArea: 11_425,
  titleArea: 15_000,
  parkingArea: 2000,
  carArea: 2000,
  flatSpaces: 0,
  mechanicalSpaces: 0,
  motorcycleSpaces: 0,
  ownerName: '王建民',
  renterName: '',
  residentName: '',
  ...of,
})
const item = (kind: FeeKind, unit: FeeUnit = 'each') => ({
  feeItemId: 'fee',
  name: '費用',
  kind,
  unit,
  accountNumber: 4101,
})
const rate = (amount: number, fromDay = '2020-01-01', building = '') => ({
  feeItemId: 'fee',
  building,
  fromDay,
  amount,
})
const period = { startsOn: '2026-11-01', endsOn: '2026-12-31' }
const charging = (of: Partial<Charging>): Charging => ({
  items: [item('area', 'ping')],
  rates: [rate(8500)],
  choices: [],
  households: [home('a')],
  months: monthsOf(period),
  ...period,
  basis: 'exclusive',
  ...of,
})
const linesOf = (of: Partial<Charging>) =>
  calculate(charging(of))[0]?.lines.map(({ basis, amount }) => [basis, amount])

describe('golden vectors of the calculation', () => {
  it('1 m² is 0.3025 坪, kept to two decimals, halves up (domain 2.1)', () => {
    expect([100, 11_425, 330_579, 2, 8532, 1].map(pingOf)).toEqual([30, 3456, 100_000, 1, 2581, 0])
    expect(pingOf(1_000_000)).toBe(302_500)
  })

  it('by area: 專有部分 34.56 坪 at 85 元 for two months', () => {
    expect(linesOf({})).toEqual([['專有部分 34.56 坪 × 每坪 85 元 × 2 個月', 5875]])
    expect(linesOf({ items: [item('area', 'squareMetre')], rates: [rate(2550)] })).toEqual([
      ['專有部分 114.25 m² × 每 m² 25.5 元 × 2 個月', 5827],
    ])
  })

  it('by title, and by title without what the parking spaces have of it', () => {
    expect(linesOf({ basis: 'title' })).toEqual([['權狀 45.38 坪 × 每坪 85 元 × 2 個月', 7715]])
    expect(linesOf({ basis: 'titleWithoutParking' })).toEqual([
      ['權狀扣除車位 39.33 坪 × 每坪 85 元 × 2 個月', 6686],
    ])
  })

  it('halves go up to a whole dollar, of a discount away from zero too', () => {
    expect([rounded(5n, 10n), rounded(4n, 10n), rounded(-5n, 10n), rounded(15n, 10n)]).toEqual([
      1n,
      0n,
      -1n,
      2n,
    ])
    const choices = [{ feeItemId: 'fee', householdId: 'a', quantity: 1, onDay: null }]
    expect(linesOf({ items: [item('discount')], rates: [rate(50_025)], choices })).toEqual([
      ['每戶折扣 500.25 元 × 2 個月', -1001],
    ])
  })

  it('a rate that changes within the period holds from the month that begins on its day or after it', () => {
    expect(linesOf({ rates: [rate(8500), rate(9000, '2026-12-01')] })).toEqual([
      ['專有部分 34.56 坪 ×（每坪 85 元 × 1 個月＋每坪 90 元 × 1 個月）', 6048],
    ])
    expect(linesOf({ rates: [rate(8500), rate(9000, '2026-12-02')] })?.[0]?.[1]).toBe(5875)
  })

  it('a building with a rate of its own has that one, also when the general one changes later', () => {
    const rates = [rate(8500), rate(7000, '2024-01-01', 'A棟'), rate(9900, '2026-01-01')]
    expect(linesOf({ rates })?.[0]?.[1]).toBe(4838)
    expect(linesOf({ rates, households: [home('b', { building: 'B棟' })] })?.[0]?.[1]).toBe(6843)
  })

  it('by space: flat, mechanical, motorcycles; without a space there is no line', () => {
    const households = [home('a', { flatSpaces: 2, mechanicalSpaces: 1, motorcycleSpaces: 3 })]
    const of = (kind: FeeKind, unit?: FeeUnit) =>
      linesOf({ items: [item(kind, unit)], rates: [rate(50_000)], households })
    expect(of('car', 'any')).toEqual([['汽車位 3 格 × 每格 500 元 × 2 個月', 3000]])
    expect(of('car', 'mechanical')).toEqual([['機械車位 1 格 × 每格 500 元 × 2 個月', 1000]])
    expect(of('motorcycle')).toEqual([['機車位 3 格 × 每格 500 元 × 2 個月', 3000]])
    expect(linesOf({ items: [item('car', 'any')] })).toEqual([])
  })

  it('bays for cars by their area: those of motorcycles beside them count nothing, known or not', () => {
    const of = (household: Partial<ChargedHousehold>) =>
      calculate(
        charging({
          items: [item('car', 'squareMetre')],
          rates: [rate(1000)],
          households: [home('a', { motorcycleSpaces: 1, ...household })],
        }),
      )[0]
    const bay = { flatSpaces: 1, carArea: 3000 }
    expect(of({ ...bay, parkingArea: 3300 })?.lines).toMatchObject([{ amount: 600 }])
    expect(of({ ...bay, parkingArea: null })?.lines).toMatchObject([{ amount: 600 }])
    expect(of({ carArea: 0, parkingArea: 300 })).toMatchObject({ lines: [], gaps: [] })
    expect(of({ ...bay, carArea: null })?.gaps).toMatchObject([{ missing: 'parkingArea' }])
  })

  it('once: in the period that has its day, at the rate of that day', () => {
    const choices = [
      { feeItemId: 'fee', householdId: 'a', quantity: 3, onDay: '2026-12-31' },
      { feeItemId: 'fee', householdId: 'a', quantity: 1, onDay: '2027-01-01' },
    ]
    expect(linesOf({ items: [item('once')], rates: [rate(15_000)], choices })).toEqual([
      ['3 次 × 每次 150 元', 450],
    ])
  })

  it('a shared sum is divided without a dollar left, by area or equally', () => {
    const households = ['a', 'b', 'c'].map((id) => home(id))
    const amounts = (unit: FeeUnit, rates = [rate(10_000, '2026-12-01')]) =>
      calculate(charging({ items: [item('shared', unit)], rates, households })).map(
        ({ lines }) => lines[0]?.amount,
      )
    expect(amounts('equal')).toEqual([34, 33, 33])
    expect(amounts('area')).toEqual([34, 33, 33])
    expect(amounts('equal', [rate(10_000, '2026-10-31')])).toEqual([undefined, undefined, undefined])
    expect(sharesOf(7n, [1, 1, 5])).toEqual([1n, 1n, 5n])
    expect(linesOf({ items: [item('shared', 'area')], rates: [rate(3_821_400, '2026-11-01')] })).toEqual([
      ['總額 38,214 元 × 專有部分 34.56 坪 ÷ 34.56 坪', 38_214],
    ])
  })

  it('an area that is not known is a gap with its name and no line; so is an amount that no bill takes (R306, R307)', () => {
    const gaps = (of: Partial<Charging>) => calculate(charging(of))[0]
    const unknown = [home('a', { exclusiveArea: null, parkingArea: null })]
    expect(gaps({ households: unknown })).toMatchObject({
      lines: [],
      gaps: [{ name: '費用', missing: 'exclusiveArea' }],
    })
    expect(gaps({ households: unknown, basis: 'titleWithoutParking' })?.gaps[0]?.missing).toBe('parkingArea')
    expect(gaps({ rates: [rate(999_999_900)] })).toMatchObject({ lines: [], gaps: [{ missing: 'amount' }] })
  })
})

describe('periods', () => {
  it('have the months that begin in them; one that was begun counts whole', () => {
    expect(monthsOf({ startsOn: '2026-11-01', endsOn: '2027-01-31' })).toEqual([
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
    ])
    expect(monthsOf({ startsOn: '2026-11-15', endsOn: '2026-12-14' })).toEqual(['2026-11-15'])
    expect(monthsOf({ startsOn: '2027-01-31', endsOn: '2027-03-01' })).toEqual(['2027-01-31', '2027-02-28'])
    expect(monthsOf({ startsOn: '2026-01-01', endsOn: '2026-12-31' })).toHaveLength(12)
  })

  it('are due on the first due day; shops take their barcodes until the period ends at least, within a year', () => {
    const settings = { dueDay: 15, barcodeDays: 30 }
    expect(termOf(settings, { startsOn: '2026-12-01', endsOn: '2026-12-31' })).toEqual({
      dueOn: '2026-12-15',
      barcodeUntil: '2027-01-14',
    })
    expect(termOf(settings, { startsOn: '2026-12-20', endsOn: '2027-06-19' })).toEqual({
      dueOn: '2027-01-15',
      barcodeUntil: '2027-06-19',
    })
    const year = { startsOn: '2026-01-01', endsOn: '2026-12-31' }
    expect(termOf({ dueDay: 28, barcodeDays: 180 }, year).barcodeUntil).toBe('2026-12-31')
  })
})
