import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agreedLimits, costOf, type Duty, hoursOf, type Limits, ordinaryLimits } from './hours.ts'
import { breachesOf, worseThan } from './limits.ts'

/** Everything anew and slowly: days by the calendar of Date, work minute by minute. */
function slowly(duties: readonly Duty[], limits: Limits, month: string) {
  const minute = 60_000
  const at = (day: string, minutes: number) => new Date(`${day}T00:00:00Z`).getTime() + minutes * minute
  const dayText = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  const days = [...new Set(duties.map(({ day }) => day))].sort()
  const weekDays = new Map<string, string[]>()
  const normalOfWeek = new Map<string, number>()
  const normalOfMonth = new Map<string, number>()
  const worked = new Map<string, number>()
  const overtime = new Map<string, number>()
  for (const day of days) {
    // The Monday is found by walking back.
    const monday = new Date(`${day}T00:00:00Z`)
    while (monday.getUTCDay() !== 1) monday.setUTCDate(monday.getUTCDate() - 1)
    const week = monday.toISOString()
    const before = weekDays.get(week) ?? []
    weekDays.set(week, [...before, day])
    let normalOfDay = 0
    for (const duty of duties.filter((each) => each.day === day))
      for (let n = duty.rest; n < duty.length; n++) {
        worked.set(day, (worked.get(day) ?? 0) + 1)
        const isNormal =
          normalOfDay < limits.dayNormal &&
          (limits.isAgreed || before.length < 5) &&
          (normalOfWeek.get(week) ?? 0) < (limits.weekNormal ?? 1e9) &&
          (normalOfMonth.get(day.slice(0, 7)) ?? 0) < (limits.monthNormal ?? 1e9)
        if (!isNormal) overtime.set(day, (overtime.get(day) ?? 0) + 1)
        else {
          normalOfDay++
          normalOfWeek.set(week, (normalOfWeek.get(week) ?? 0) + 1)
          normalOfMonth.set(day.slice(0, 7), (normalOfMonth.get(day.slice(0, 7)) ?? 0) + 1)
        }
      }
  }
  const inMonth = (of: Map<string, number>) =>
    [...of].filter(([day]) => day.slice(0, 7) === month).reduce((sum, [, minutes]) => sum + minutes, 0)
  const broken = new Set<string>()
  for (const day of days.filter((each) => each.startsWith(month)))
    if ((worked.get(day) ?? 0) > limits.dayLongest) broken.add('day')
  if (inMonth(worked) > (limits.monthLongest ?? 1e9)) broken.add('month')
  if (inMonth(overtime) > limits.overtimeLongest) broken.add('overtime')
  if (limits.threeMonths && inMonth(overtime) > 0) {
    // The three months are written down one by one.
    const number = Number(month.slice(5))
    const starts = [1, 4, 7, 10].map((start) => start + (limits.threeMonths?.begin ?? 0))
    const start = [...starts].reverse().find((each) => each <= number) ?? 9 + limits.threeMonths.begin + 1
    const year = start > number ? Number(month.slice(0, 4)) - 1 : Number(month.slice(0, 4))
    let sum = 0
    for (let n = 0; n < 3; n++) {
      const at = new Date(Date.UTC(year, start - 1 + n, 1)).toISOString().slice(0, 7)
      for (const [day, minutes] of overtime) if (day.slice(0, 7) === at) sum += minutes
    }
    if (sum > limits.threeMonths.longest) broken.add('threeMonths')
  }
  for (const one of duties)
    for (const other of duties) {
      if (one === other) continue
      const [begin, end] = [at(other.day, other.from), at(one.day, one.from + one.length)]
      const isAfter = begin >= at(one.day, one.from)
      const touches = one.day.startsWith(month) || other.day.startsWith(month)
      if (isAfter && touches && begin - end < limits.between * minute) broken.add('between')
    }
  for (const day of days.filter((each) => each.startsWith(month))) {
    // Walked both ways from each day of the month: a run is seen from every month that it lies in.
    let running = 1
    for (const step of [-1, 1])
      for (let n = step; days.includes(dayText(at(day, n * 1440))); n += step) running++
    if (running > limits.running) broken.add('running')
  }
  return { worked: inMonth(worked), overtime: inMonth(overtime), broken }
}

const months = ['2026-11', '2026-12', '2027-01', '2027-02', '2028-02', '2028-03', '2000-02', '2100-02']
/** Duties of a month, of the last days before it and the first after it. */
const dutiesOf = (month: string) => {
  const start = Date.parse(`${month}-01T00:00:00Z`)
  return fc.array(
    fc.record({
      day: fc
        .integer({ min: -14, max: 44 })
        .map((n) => new Date(start + n * 86_400_000).toISOString().slice(0, 10)),
      from: fc.constantFrom(0, 7 * 60, 15 * 60, 19 * 60, 23 * 60 + 59),
      length: fc.constantFrom(1, 240, 480, 540, 600, 720, 721, 780),
      rest: fc.constantFrom(0, 30, 60).filter((rest) => rest >= 0),
    }),
    { maxLength: 45 },
  )
}
const sound = (duties: Duty[]) => duties.map((duty) => ({ ...duty, rest: Math.min(duty.rest, duty.length) }))
const given = fc.constantFrom(...months).chain((month) =>
  fc.record({
    month: fc.constant(month),
    duties: dutiesOf(month).map(sound),
    limits: fc.constantFrom(
      agreedLimits,
      ordinaryLimits,
      ...[0, 1, 2].map((begin) => ({ ...ordinaryLimits, threeMonths: { longest: 3_000, begin } })),
    ),
  }),
)

/** A duty of so many hours. */
const duty = (day: string, hour: number, hours: number): Duty => ({
  day,
  from: hour * 60,
  length: hours * 60,
  rest: 0,
})
const november = (hour: number, hours: number, ...days: number[]) =>
  days.map((day) => duty(`2026-11-${String(day).padStart(2, '0')}`, hour, hours))
const through = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n)
const rulesOf = (duties: Duty[], limits: Limits) =>
  breachesOf(duties, limits, '2026-11').map(({ rule }) => rule)
const never = () => false

describe('limits and sums of a month', () => {
  it('are those of a slow calculation of its own, with nights, month ends and leap days', () => {
    fc.assert(
      fc.property(given, ({ month, duties, limits }) => {
        const slow = slowly(duties, limits, month)
        const hours = hoursOf(duties, limits, month, never)
        expect([hours.worked, hours.overtime]).toEqual([slow.worked, slow.overtime])
        expect(hours.first + hours.later + hours.far).toBe(hours.overtime)
        const told = new Set<string>(breachesOf(duties, limits, month).map(({ rule }) => rule))
        expect(told).toEqual(slow.broken)
      }),
      { numRuns: 400 },
    )
  })
})

describe('under an agreement by Art. 84-1', () => {
  it('12 hours a day are allowed and a minute more is not', () => {
    expect(rulesOf(november(7, 12, 3), agreedLimits)).toEqual([])
    expect(rulesOf([{ ...duty('2026-11-03', 7, 12), length: 721 }], agreedLimits)).toEqual(['day'])
  })

  it('288 hours a month are allowed; the day on which it is more is named', () => {
    const most = november(7, 12, ...through(1, 12), ...through(14, 25))
    expect(rulesOf(most, agreedLimits)).toEqual([])
    const more = breachesOf([...most, ...november(7, 4, 27)], agreedLimits, '2026-11')
    expect(more).toEqual([
      { rule: 'month', days: ['2026-11-27'], value: 292 * 60, limit: 288 * 60 },
      { rule: 'overtime', days: ['2026-11-27'], value: 52 * 60, limit: 48 * 60 },
    ])
  })

  it('11 hours lie between two duties: after a night no evening, also over the end of a month', () => {
    const night = duty('2026-10-31', 19, 12)
    expect(rulesOf([night, ...november(18, 8, 1)], agreedLimits)).toEqual([])
    expect(breachesOf([night, ...november(15, 8, 1)], agreedLimits, '2026-11')).toEqual([
      { rule: 'between', days: ['2026-10-31', '2026-11-01'], value: 480, limit: 660 },
    ])
  })

  it('12 days running are allowed and the thirteenth is named', () => {
    expect(rulesOf(november(7, 8, ...through(2, 13)), agreedLimits)).toEqual([])
    expect(breachesOf(november(7, 8, ...through(2, 14)), agreedLimits, '2026-11')).toEqual([
      { rule: 'running', days: ['2026-11-14'], value: 13, limit: 12 },
    ])
  })
})

describe('a run of days over the end of a month', () => {
  const over = [...november(7, 8, ...through(20, 30)), duty('2026-12-01', 7, 8), duty('2026-12-02', 7, 8)]
  it('is one run, and is told in both months', () => {
    expect(breachesOf(over, agreedLimits, '2026-11')).toEqual([
      { rule: 'running', days: ['2026-11-30', '2026-12-02'], value: 13, limit: 12 },
    ])
    expect(breachesOf(over, agreedLimits, '2026-12')).toEqual([
      { rule: 'running', days: ['2026-12-02'], value: 13, limit: 12 },
    ])
    expect(breachesOf(over, agreedLimits, '2026-10')).toEqual([])
  })

  it('goes over a leap day and not over one that there is not', () => {
    const days = (year: number) => [
      ...through(18, 29).map((day) => duty(`${year}-02-${day}`, 7, 8)),
      duty(`${year}-03-01`, 7, 8),
    ]
    expect(breachesOf(days(2028), agreedLimits, '2028-02').map(({ value }) => value)).toEqual([13])
    const short = days(2027).filter(({ day }) => day !== '2027-02-29')
    expect(breachesOf(short, agreedLimits, '2027-02')).toEqual([])
    expect(breachesOf(short, agreedLimits, '2027-03')).toEqual([])
  })
})

describe('what another shift makes worse', () => {
  it('is a new breach or one that grows, and not what stood there', () => {
    const before = breachesOf(november(7, 8, ...through(2, 14)), agreedLimits, '2026-11')
    const longer = breachesOf(november(7, 8, ...through(2, 15)), agreedLimits, '2026-11')
    expect(worseThan(before, before)).toEqual([])
    expect(worseThan(before, longer)).toEqual(longer)
    expect(worseThan(longer, before)).toEqual([])
  })
})

describe('under the act alone', () => {
  it('six days running are allowed, the seventh is not, and the sixth of a week is overtime', () => {
    expect(rulesOf(november(9, 8, ...through(2, 7)), ordinaryLimits)).toEqual([])
    expect(rulesOf(november(9, 8, ...through(2, 8)), ordinaryLimits)).toEqual(['running'])
    const { overtime, later } = hoursOf(november(9, 8, ...through(2, 7)), ordinaryLimits, '2026-11', never)
    expect([overtime, later]).toEqual([480, 360])
  })

  it('46 hours of overtime a month are allowed', () => {
    const tens = november(8, 10, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 23, 24, 25, 26, 27)
    expect(hoursOf(tens, ordinaryLimits, '2026-11', never).overtime).toBe(40 * 60)
    expect(rulesOf(tens, ordinaryLimits)).toEqual([])
    expect(rulesOf([...tens, ...november(8, 7, 28)], ordinaryLimits)).toEqual(['overtime'])
  })
})

describe('overtime where 54 hours a month were agreed (Art. 32 II)', () => {
  const limits = { ...ordinaryLimits, overtimeLongest: 3_240, threeMonths: { longest: 8_280, begin: 0 } }
  /** Four days of twelve hours a week of a month, and so many weeks: 16 h of overtime each. */
  const weeks = (month: string, ...mondays: number[]) =>
    mondays.flatMap((monday) =>
      [0, 1, 2, 3].map((n) => duty(`${month}-${String(monday + n).padStart(2, '0')}`, 8, 12)),
    )
  const october = weeks('2026-10', 5, 12, 19)
  const year = [...october, ...weeks('2026-11', 2, 9, 16), ...weeks('2026-12', 7, 14)]
  it('is 138 hours in three months at most, told in each of them', () => {
    expect(breachesOf(year, limits, '2026-12')).toEqual([])
    const more = [...year, duty('2026-12-21', 8, 12), duty('2026-12-22', 8, 12), duty('2026-12-23', 8, 11)]
    const over = { rule: 'threeMonths', value: 139 * 60, limit: 138 * 60 }
    expect(breachesOf(more, limits, '2026-12')).toEqual([{ ...over, days: ['2026-12-23'] }])
    expect(breachesOf(more, limits, '2026-10')).toEqual([{ ...over, days: ['2026-10-22', '2026-12-23'] }])
  })
  it('counts the months that were agreed to count together, and no others', () => {
    const more = [...year, ...weeks('2026-12', 21)]
    expect(breachesOf(more, { ...limits, threeMonths: { longest: 8_280, begin: 1 } }, '2026-12')).toEqual([])
    expect(breachesOf(more, { ...limits, threeMonths: null }, '2026-12')).toEqual([])
  })
})

describe('what overtime costs', () => {
  it('is four thirds for two hours of a day, five thirds after them, eight thirds after eight on a rest day', () => {
    const hours = hoursOf(november(8, 12, 2), ordinaryLimits, '2026-11', never)
    expect(costOf(hours, 180)).toBe((2 * 4 * 180) / 3 + (2 * 5 * 180) / 3)
    const week = hoursOf(
      november(8, 8, 2, 3, 4, 5, 6).concat(november(8, 10, 7)),
      ordinaryLimits,
      '2026-11',
      never,
    )
    expect(costOf(week, 180)).toBe((2 * 4 + 6 * 5 + 2 * 8) * 60)
  })

  it('doubles the normal hours of a holiday, and is rounded up', () => {
    const hours = hoursOf(november(7, 10, 12), agreedLimits, '2026-11', (day) => day === '2026-11-12')
    expect(costOf(hours, 200)).toBe(2_000)
    expect(costOf({ ...hours, holiday: 0, first: 1 }, 200)).toBe(5)
  })
})
