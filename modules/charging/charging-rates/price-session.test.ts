import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter } from '#platform/contract/days.ts'
import { parkingFee } from './parking-fee.ts'
import { priceSession } from './price-session.ts'
import { noPeak, type Season, type Tariff } from './tariff.ts'

const hours = (...peak: number[]) =>
  Array.from({ length: 24 }, (_, at) => (peak.includes(at) ? '1' : '0')).join('')
const season = (from: number, peakPrice: number, offPeakPrice: number): Season => ({
  mode: 'peakOffPeak',
  peakPrice,
  offPeakPrice,
  workday: hours(...Array.from({ length: 6 }, (_, nth) => from + nth)),
  holiday: noPeak,
  offPeakDay: noPeak,
})
const version = (number: number, startsOn: string, changes: Partial<Tariff> = {}): Tariff => ({
  tariffId: `t${number}`,
  number,
  startsOn,
  voltage: 'low',
  summerFrom: '06-01',
  summerUntil: '09-30',
  summer: season(16, 1247, 305),
  other: season(15, 1214, 290),
  baseFee: 26_250,
  platformFee: 500,
  parking: {
    isOn: true,
    bufferMinutes: 30,
    unitMinutes: 1,
    unitPrice: 50,
    mostAmount: 300,
    pauseFrom: '22:00',
    pauseUntil: '08:00',
  },
  ...changes,
})
const at = (day: string, time: string) => new Date(`${day}T${time}:00+08:00`)
const first = version(1, '2026-01-01')
const by = { tariffs: [first], offPeakDays: new Set<string>() }
const metered = (from: Date, until: Date, energyWh: number, samples: [Date, number][] = []) => ({
  startedAt: from,
  endedAt: until,
  startWh: 1_000_000,
  endWh: 1_000_000 + energyWh,
  energyWh,
  samples: samples.map(([when, wh]) => ({ at: when, wh: 1_000_000 + wh })),
})

describe('a charging session', () => {
  it('is priced by the slice, and rounded once to whole NT$, half up', () => {
    // A Wednesday night: 26.310 kWh off peak at 2.90, and the platform's 5.
    const night = metered(at('2026-11-18', '22:14'), at('2026-11-19', '05:06'), 26_310)
    expect(priceSession(night, by)?.amount).toBe(81)
    expect(priceSession(night, by)?.slices.map(({ band, price }) => [band, price])).toEqual([
      ['offPeak', 290],
      ['offPeak', 290],
    ])
    const half = version(1, '2026-01-01', { platformFee: 50, other: { ...first.other, offPeakPrice: 300 } })
    const amountOf = (wh: number) =>
      priceSession(metered(at('2026-11-18', '22:00'), at('2026-11-18', '23:00'), wh), {
        ...by,
        tariffs: [half],
      })?.amount
    expect([1000, 999, 0].map(amountOf)).toEqual([4, 3, 0])
  })

  it('is cut at peak and off-peak, at midnight, at the season and where a version begins, by its readings', () => {
    const second = version(2, '2026-10-01', { other: season(15, 1300, 310) })
    const readings: [Date, number][] = [
      [at('2026-09-30', '22:00'), 6000],
      [at('2026-10-01', '00:00'), 9000],
    ]
    const long = metered(at('2026-09-30', '20:00'), at('2026-10-01', '01:00'), 10_000, readings)
    const priced = priceSession(long, { ...by, tariffs: [first, second] })
    expect(
      priced?.slices.map((slice) => [slice.wh, slice.season, slice.band, slice.price, slice.tariffNumber]),
    ).toEqual([
      [6000, 'summer', 'peak', 1247, 1],
      [3000, 'summer', 'offPeak', 305, 1],
      [1000, 'other', 'offPeak', 310, 2],
    ])
    expect(priced).toMatchObject({ isEstimated: false, amount: Math.floor(74.82 + 9.15 + 3.1 + 5 + 0.5) })
  })

  it('without readings is divided by time and says that it was, unless the price is one', () => {
    const across = priceSession(metered(at('2026-11-18', '20:00'), at('2026-11-18', '22:00'), 8001), by)
    expect(across?.slices.map(({ wh, band, isEstimated }) => [wh, band, isEstimated])).toEqual([
      [4001, 'peak', true],
      [4000, 'offPeak', true],
    ])
    expect(across?.isEstimated).toBe(true)
    const over = metered(at('2026-11-18', '22:00'), at('2026-11-19', '02:00'), 8001)
    expect(priceSession(over, by)?.isEstimated).toBe(false)
  })

  it('whose register began anew, or whose energy a person settled, is priced for what counts', () => {
    const reset = {
      ...metered(at('2026-11-18', '20:30'), at('2026-11-18', '21:30'), 26_310),
      startWh: 5000,
      endWh: 7110,
      samples: [{ at: at('2026-11-18', '21:00'), wh: 24_200 }],
    }
    expect(priceSession(reset, by)).toMatchObject({ energyWh: 26_310, isEstimated: false })
    expect(priceSession(reset, by)?.slices.map(({ wh }) => wh)).toEqual([19_200, 7110])
    const settled = priceSession({ ...reset, energyWh: 13_155 }, by)
    expect(settled?.slices.map(({ wh }) => wh)).toEqual([9600, 3555])
    expect(settled?.isEstimated).toBe(true)
  })

  it('before the first version has no price', () => {
    expect(priceSession(metered(at('2025-12-31', '23:00'), at('2026-01-01', '01:00'), 5), by)).toBeUndefined()
  })

  it('on an off-peak day of Taipower has no peak, whatever the office calendar says', () => {
    const day = metered(at('2026-10-09', '16:00'), at('2026-10-09', '17:00'), 1000)
    expect(priceSession(day, by)?.slices[0]?.band).toBe('peak')
    expect(priceSession(day, { ...by, offPeakDays: new Set(['2026-10-09']) })?.slices[0]).toMatchObject({
      band: 'offPeak',
      dayClass: 'offPeakDay',
    })
  })
})

// An independent reckoning: a quarter of an hour at a time, by the clock and the weekday that the platform's calendar gives.
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Taipei',
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
})
function naivePrice(when: number, tariffs: readonly Tariff[], offPeakDays: ReadonlySet<string>): number {
  const part = Object.fromEntries(clock.formatToParts(when).map(({ type, value }) => [type, value]))
  const day = `${part.year}-${part.month}-${part.day}`
  let held: Tariff | undefined
  for (const tariff of tariffs) if (tariff.startsOn <= day) held = tariff
  if (!held) throw new Error('no version')
  const month = Number(part.month)
  const rates = month >= 6 && month <= 9 ? held.summer : held.other
  if (rates.mode === 'fixed') return rates.offPeakPrice
  const isWeekend = part.weekday === 'Sat' || part.weekday === 'Sun'
  const flags = offPeakDays.has(day) ? rates.offPeakDay : isWeekend ? rates.holiday : rates.workday
  return flags.charAt(Number(part.hour)) === '1' ? rates.peakPrice : rates.offPeakPrice
}

const quarter = 900_000
const flags = fc.array(fc.constantFrom('0', '1'), { minLength: 24, maxLength: 24 }).map((all) => all.join(''))
const anySeason = fc.record<Season>({
  mode: fc.constantFrom('fixed', 'peakOffPeak'),
  peakPrice: fc.integer({ min: 1, max: 99_999 }),
  offPeakPrice: fc.integer({ min: 1, max: 99_999 }),
  workday: flags,
  holiday: flags,
  offPeakDay: flags,
})
const anyDay = fc.integer({ min: 0, max: 729 }).map((nth) => dayAfter('2026-01-01', nth))
const anyTariffs = fc
  .uniqueArray(anyDay, { maxLength: 4 })
  .chain((days) =>
    fc.tuple(
      fc.constant(['2025-12-01', ...days.toSorted()]),
      fc.array(fc.tuple(anySeason, anySeason, fc.integer({ min: 0, max: 9999 })), {
        minLength: 5,
        maxLength: 5,
      }),
    ),
  )
  .map(([days, contents]) =>
    days.map((day, nth) => {
      const [summer = first.summer, other = first.other, platformFee = 0] = contents[nth] ?? []
      return version(nth + 1, day, { summer, other, platformFee })
    }),
  )
const startOf = Date.parse('2026-01-01T00:00:00+08:00')
// Where something ends: new year, the seasons, midnight, and any other quarter of two years.
const anyStart = fc
  .oneof(
    fc.integer({ min: 0, max: 730 * 96 }).map((nth) => startOf + nth * quarter),
    fc
      .constantFrom('2026-05-31', '2026-06-01', '2026-09-30', '2026-12-31', '2027-05-31', '2027-09-30')
      .chain((day) =>
        fc.integer({ min: 0, max: 95 }).map((nth) => Date.parse(`${day}T00:00:00+08:00`) + nth * quarter),
      ),
  )
  .chain((tick) => fc.integer({ min: 0, max: quarter - 1 }).map((ms) => tick + ms))

it('Over two years any session costs what a reckoning by quarters of an hour says, to the dollar, and no energy is lost', () => {
  fc.assert(
    fc.property(
      anyTariffs,
      fc.uniqueArray(anyDay, { maxLength: 40 }),
      anyStart,
      fc.integer({ min: 1, max: 30 * 3_600_000 }),
      fc.array(fc.integer({ min: 0, max: 6000 }), { minLength: 122, maxLength: 122 }),
      (tariffs, offPeak, from, lasts, steps) => {
        const until = from + lasts
        const offPeakDays = new Set(offPeak)
        const ticks: number[] = []
        for (let tick = Math.ceil((from + 1) / quarter) * quarter; tick < until; tick += quarter)
          ticks.push(tick)
        const ends = [...ticks, until]
        let [cost, wh, begin] = [0n, 0, from]
        const samples: [Date, number][] = []
        ends.forEach((end, nth) => {
          const step = steps[nth] ?? 0
          cost += BigInt(step) * BigInt(naivePrice(begin, tariffs, offPeakDays))
          wh += step
          if (end < until) samples.push([new Date(end), wh])
          begin = end
        })
        const held = tariffs.filter(({ startsOn }) => Date.parse(`${startsOn}T00:00:00+08:00`) <= from).at(-1)
        if (wh > 0) cost += BigInt(held?.platformFee ?? 0) * 1000n
        const priced = priceSession(metered(new Date(from), new Date(until), wh, samples), {
          tariffs,
          offPeakDays,
        })
        expect(priced?.amount).toBe(Number((cost * 2n + 100_000n) / 200_000n))
        expect(priced?.isEstimated).toBe(false)
        expect(priced?.slices.reduce((sum, slice) => sum + slice.wh, 0)).toBe(wh)
        expect(priced?.slices.every((slice) => slice.wh >= 0)).toBe(true)
        expect(priced?.slices[0]?.from.getTime()).toBe(from)
        expect(priced?.slices.at(-1)?.until.getTime()).toBe(until)
      },
    ),
    { numRuns: 600 },
  )
})

it('Readings that are wrong, missing or out of order change no sum: what counts is divided, never made', () => {
  const reading = fc.record({
    at: fc.date({ min: at('2026-11-17', '00:00'), max: at('2026-11-20', '00:00'), noInvalidDate: true }),
    wh: fc.nat(2_000_000),
  })
  fc.assert(
    fc.property(
      fc.array(reading, { maxLength: 20 }),
      fc.nat(1_000_000),
      fc.option(fc.nat(1_000_000)),
      fc.nat(200_000),
      fc.nat(3 * 86_400_000),
      (samples, startWh, endWh, energyWh, lasts) => {
        const startedAt = at('2026-11-17', '00:00')
        const session = {
          startedAt,
          endedAt: new Date(startedAt.getTime() + lasts),
          startWh,
          endWh,
          energyWh,
          samples,
        }
        const slices = priceSession(session, by)?.slices ?? []
        expect(slices.reduce((sum, slice) => sum + slice.wh, 0)).toBe(energyWh)
        expect(slices.every(({ wh }) => Number.isSafeInteger(wh) && wh >= 0)).toBe(true)
      },
    ),
  )
})

describe('a car that stays', () => {
  const rule = first.parking
  it('owes each begun unit after the buffer, nothing in the pause of the night, and no more than the limit (R406)', () => {
    const owes = (from: string, until: string, changes = {}) =>
      parkingFee({ ...rule, ...changes }, at('2026-11-18', from), at('2026-11-18', until))
    expect(owes('12:00', '12:30')).toEqual({ units: 0, amount: 0 })
    expect(owes('12:00', '12:31')).toEqual({ units: 1, amount: 1 })
    expect(owes('12:00', '13:12')).toEqual({ units: 42, amount: 21 })
    expect(owes('12:00', '12:31', { unitMinutes: 10, unitPrice: 1000 })).toEqual({ units: 1, amount: 10 })
    expect(owes('07:00', '08:40')).toEqual({ units: 10, amount: 5 })
    expect(owes('09:00', '21:00')).toEqual({ units: 690, amount: 300 })
    expect(owes('09:00', '21:00', { isOn: false })).toEqual({ units: 0, amount: 0 })
    const over = parkingFee(rule, at('2026-11-18', '21:00'), at('2026-11-19', '09:00'))
    expect(over).toEqual({ units: 90, amount: 45 })
  })
})
