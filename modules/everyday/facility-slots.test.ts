import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { feeAfterCancelling, minutesOf, misfit, quotaDays, slotsOn } from './facility-slots.ts'

const day = '2031-03-05'
const hours = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 48 }))
  .filter(([from, length]) => from + length <= 48)
  .map(([from, length]) => {
    const clock = (half: number) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`
    return [{ weekday: 3, from: clock(from), until: clock(from + length) }]
  })
const slotMinutes = fc.constantFrom(30, 60, 90, 120, 180, 240)

describe('Slots of a facility', () => {
  it('lie within its hours without a gap, and each can be booked, alone and with the next ones up to the most', () => {
    fc.assert(
      fc.property(hours, slotMinutes, (openHours, minutes) => {
        const facility = { openHours, slotMinutes: minutes, mostSlots: 3 }
        const slots = slotsOn(facility, day)
        slots.forEach(({ from, until }, nth) => {
          expect(minutesOf(until) - minutesOf(from)).toBe(minutes)
          expect(slots[nth + 1]?.from ?? until).toBe(until)
          expect(misfit(facility, { day, from, until })).toBeUndefined()
          const last = slots[nth + 3]
          if (last) expect(misfit(facility, { day, from, until: last.until })).toBe('long')
        })
        expect(slotsOn(facility, '2031-03-06')).toEqual([])
      }),
    )
  })

  it('are given back to the dollar: what is charged late and what goes back are the price, and nothing is charged in time', () => {
    const cancelBy = new Date('2031-03-05T04:00:00Z')
    const late = new Date(cancelBy.getTime() + 1)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999 }),
        fc.integer({ min: 0, max: 100 }),
        (price, percent) => {
          const terms = { price, cancelBy, lateRefundPercent: percent }
          expect(feeAfterCancelling(terms, cancelBy)).toBe(0)
          const fee = feeAfterCancelling(terms, late)
          expect(Number.isInteger(fee) && fee >= 0 && fee <= price).toBe(true)
          expect(Math.floor((price * percent) / 100) + fee).toBe(price)
        },
      ),
    )
  })

  it('are counted by the day, the week from Monday and the month that they are in', () => {
    expect(quotaDays('day', day)).toEqual({ first: day, last: day })
    expect(quotaDays('week', '2031-03-09')).toEqual({ first: '2031-03-03', last: '2031-03-09' })
    expect(quotaDays('month', '2032-02-29')).toEqual({ first: '2032-02-01', last: '2032-02-29' })
    expect(quotaDays('month', '2031-12-01')).toEqual({ first: '2031-12-01', last: '2031-12-31' })
  })
})
