import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agreedLimits, type Limits, ordinaryLimits } from '#modules/duty/duty-rosters/server/public.ts'
import { type PlannedShift, reckon, type Worked } from './reckon.ts'

const minute = 60_000
/** An instant in Taipei: minutes after the midnight with which a day begins. */
const at = (day: string, minutes: number) => Date.parse(`${day}T00:00:00+08:00`) + minutes * minute
const dayText = (ms: number) => new Date(ms + 8 * 60 * minute).toISOString().slice(0, 10)
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

interface Duty {
  day: string
  from: number
  length: number
  rest: number
  /** Minutes after the beginning and after the end at which somebody pressed; null: nobody came. */
  pressed: [number, number] | null
}

const shiftOf = ({ day, from, length, rest }: Duty): PlannedShift => ({
  day,
  name: '班',
  from: clock(from),
  until: clock((from + length) % 1440),
  restMinutes: rest,
})
const entryOf = ({ day, from, length, pressed }: Duty): Worked[] => {
  if (!pressed) return []
  const [inAt, outAt] = [at(day, from + pressed[0]), at(day, from + length + pressed[1])]
  return [
    {
      shiftName: '班',
      from: clock(from),
      until: clock((from + length) % 1440),
      workDate: dayText(inAt),
      inAt: new Date(inAt + 59_000),
      outAt: new Date(outAt + 1_000),
      isCorrected: false,
      isStandIn: false,
      remark: '',
    },
  ]
}

/** Everything anew and minute by minute, by the calendar of Date. */
function slowly(duties: readonly Duty[], limits: Limits, month: string, holidays: ReadonlySet<string>) {
  const sums = { dayFirst: 0, dayLater: 0, restFirst: 0, restLater: 0, restFar: 0, off: 0, holiday: 0 }
  const told = { worked: 0, late: 0, early: 0, absent: 0, normal: 0 }
  const weeks = new Map<string, { days: number; normal: number }>()
  let normalOfMonth = 0
  let last = ''
  for (const duty of [...duties].sort((a, b) => (a.day < b.day ? -1 : 1))) {
    const isHere = duty.day.slice(0, 7) === month
    if (isHere && last !== month) normalOfMonth = 0
    last = duty.day.slice(0, 7)
    if (!duty.pressed) {
      if (isHere) told.absent++
      continue
    }
    const monday = new Date(`${duty.day}T00:00:00Z`)
    while (monday.getUTCDay() !== 1) monday.setUTCDate(monday.getUTCDate() - 1)
    const week = weeks.get(monday.toISOString()) ?? { days: 0, normal: 0 }
    let present = 0
    for (let n = duty.from + duty.pressed[0]; n < duty.from + duty.length + duty.pressed[1]; n++) present++
    const work = present > 240 ? Math.max(0, present - duty.rest) : present
    let [normal, extra] = [0, 0]
    for (let n = 0; n < work; n++) {
      const isNormal =
        normal < limits.dayNormal &&
        (limits.isAgreed || week.days < 5) &&
        week.normal < (limits.weekNormal ?? 1e9) &&
        (isHere ? normalOfMonth : 0) < (limits.monthNormal ?? 1e9)
      if (isNormal) {
        normal++
        week.normal++
        if (isHere) normalOfMonth++
        if (isHere && holidays.has(duty.day)) sums.holiday++
        continue
      }
      extra++
      if (!isHere) continue
      if (limits.isAgreed || week.days < 5) sums[extra <= 120 ? 'dayFirst' : 'dayLater']++
      else if (week.days === 6) sums.off++
      else sums[extra <= 120 ? 'restFirst' : extra <= 480 ? 'restLater' : 'restFar']++
    }
    week.days++
    weeks.set(monday.toISOString(), week)
    if (!isHere) continue
    told.worked += work
    told.normal += normal
    for (let n = 0; n < duty.pressed[0]; n++) told.late++
    for (let n = duty.pressed[1]; n < 0; n++) told.early++
  }
  return { overtime: sums, ...told }
}

const months = ['2026-11', '2026-12', '2027-02', '2028-02', '2028-03', '2100-02']
/** One shift a day at most, from the Monday of the month's first week to the day after its end; nights go over its end. */
const given = fc.constantFrom(...months).chain((month) => {
  const start = Date.parse(`${month}-01T00:00:00Z`)
  const monday = -((new Date(start).getUTCDay() + 6) % 7)
  const length = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
  const days = Array.from({ length: length - monday }, (_, n) =>
    new Date(start + (monday + n) * 86_400_000).toISOString().slice(0, 10),
  )
  const shift = fc.record({
    from: fc.constantFrom(0, 6 * 60 + 30, 7 * 60, 9 * 60, 15 * 60, 19 * 60, 23 * 60),
    length: fc.constantFrom(240, 480, 540, 600, 720),
    rest: fc.constantFrom(0, 30, 60),
    pressed: fc.option(fc.tuple(fc.integer({ min: -20, max: 90 }), fc.integer({ min: -90, max: 60 })), {
      freq: 9,
    }),
  })
  return fc.record({
    month: fc.constant(month),
    limits: fc.constantFrom(agreedLimits, ordinaryLimits),
    holidays: fc.subarray(days),
    duties: fc
      .tuple(...days.map((day) => fc.option(shift, { freq: 5 }).map((of) => (of ? [{ day, ...of }] : []))))
      .map((all) => all.flat()),
  })
})
// Two shifts that lie over each other are the roster's fault, and whose a press is then is nobody's to say.
const isApart = (duties: readonly Duty[]) =>
  duties.every(({ day, from }, n) => {
    const before = duties[n - 1]
    return !before || at(day, from) - at(before.day, before.from + before.length) >= 300
  })

const noLeave = { leaves: [] }

describe('a month sheet', () => {
  it('is that of a slow calculation of its own, with nights, month ends, leap days and holidays', () => {
    fc.assert(
      fc.property(given, ({ month, duties: all, limits, holidays }) => {
        const duties = all.filter((duty, n) => isApart([...all.slice(n - 1, n), duty]))
        fc.pre(isApart(duties))
        const off = new Set(holidays)
        const sheet = reckon({
          month,
          now: new Date('2110-01-01T00:00:00Z'),
          planned: duties.map(shiftOf),
          worked: duties.flatMap(entryOf),
          limits,
          holidayOf: (day) => (off.has(day) ? '國定假日' : ''),
          ...noLeave,
          restOf: () => 0,
        })
        const slow = slowly(duties, limits, month, off)
        expect(sheet.overtime).toEqual(slow.overtime)
        expect([sheet.worked, sheet.normal, sheet.late, sheet.early, sheet.absentCount]).toEqual([
          slow.worked,
          slow.normal,
          slow.late,
          slow.early,
          slow.absent,
        ])
        const { holiday: _, ...paid } = sheet.overtime
        const sum = Object.values(paid).reduce((minutes, more) => minutes + more, 0)
        expect(sheet.lines.reduce((minutes, line) => minutes + line.overtime, 0)).toBe(sum)
        expect(sheet.normal + sum).toBe(sheet.worked)
      }),
      { numRuns: 300 },
    )
  })

  it('gives a night to the month in which its shift begins, also when somebody presses after midnight', () => {
    const night: Duty = { day: '2028-02-29', from: 1140, length: 720, rest: 0, pressed: [330, 0] }
    const of = (month: string) =>
      reckon({
        month,
        now: new Date('2030-01-01T00:00:00Z'),
        planned: [shiftOf(night)],
        worked: entryOf(night),
        limits: agreedLimits,
        holidayOf: () => '',
        ...noLeave,
        restOf: () => 0,
      })
    expect(of('2028-02')).toMatchObject({ worked: 390, late: 330, lateCount: 1, absentCount: 0 })
    expect(of('2028-03')).toMatchObject({ worked: 0, lines: [] })
  })

  it('takes the break of its shift from who was not planned, and none from a short stay', () => {
    const office: Duty = { day: '2026-11-10', from: 540, length: 540, rest: 0, pressed: [0, 0] }
    const short: Duty = { day: '2026-11-11', from: 540, length: 540, rest: 0, pressed: [0, -400] }
    const sheet = reckon({
      month: '2026-11',
      now: new Date('2030-01-01T00:00:00Z'),
      planned: [],
      worked: [...entryOf(office), ...entryOf(short)],
      limits: ordinaryLimits,
      holidayOf: () => '',
      ...noLeave,
      restOf: () => 60,
    })
    expect(sheet.lines.map(({ worked, rest }) => [worked, rest])).toEqual([
      [480, 60],
      [140, 0],
    ])
    expect(sheet.lines.map(({ plannedFrom, late }) => [plannedFrom, late])).toEqual([
      [null, 0],
      [null, 0],
    ])
  })

  it('has leave by kind and hours: who has it for the shift is not absent, and who comes or goes within it is neither late nor early', () => {
    const shift = (day: string, pressed: Duty['pressed']): Duty => ({
      day,
      from: 540,
      length: 540,
      rest: 60,
      pressed,
    })
    const [whole, half, late] = [
      shift('2026-11-10', null),
      shift('2026-11-11', null),
      shift('2026-11-12', [70, -20]),
    ]
    const leave = (day: string, kind: 'annual' | 'sick', minutes: number) =>
      ({ day, kind, minutes, percent: kind === 'annual' ? 100 : 50 }) as const
    const sheet = reckon({
      month: '2026-11',
      now: new Date('2030-01-01T00:00:00Z'),
      planned: [whole, half, late].map(shiftOf),
      worked: entryOf(late),
      limits: ordinaryLimits,
      holidayOf: () => '',
      leaves: [
        leave('2026-11-10', 'annual', 480),
        leave('2026-11-11', 'annual', 240),
        leave('2026-11-12', 'sick', 60),
        leave('2026-11-13', 'sick', 480),
        leave('2026-12-01', 'sick', 480),
      ],
      restOf: () => 0,
    })
    expect(
      sheet.lines.map(({ day, isAbsent, late: minutes, early }) => [day, isAbsent, minutes, early]),
    ).toEqual([
      ['2026-11-10', false, 0, 0],
      ['2026-11-11', true, 0, 0],
      ['2026-11-12', false, 10, 20],
      ['2026-11-13', false, 0, 0],
    ])
    expect(sheet.lines[3]).toMatchObject({
      leave: { kind: 'sick', minutes: 480 },
      worked: 0,
      plannedFrom: null,
    })
    expect(sheet.leaves).toEqual([
      { kind: 'annual', percent: 100, minutes: 720 },
      { kind: 'sick', percent: 50, minutes: 540 },
    ])
    expect(sheet.absentCount).toBe(1)
  })
})
