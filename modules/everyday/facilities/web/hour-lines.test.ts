import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hoursOfLines, linesOfHours } from './hour-lines.ts'

describe('Opening hours as a manager writes them', () => {
  it('are read with any of the usual words and signs', () => {
    expect(linesOfHours(hoursOfLines('星期一至五 8:00~21:00\n週六、週日 09：00-24:00') ?? [])).toBe(
      '週一至週五 08:00–21:00\n週六、週日 09:00–24:00',
    )
    expect(linesOfHours(hoursOfLines('每天 06:00–22:00') ?? [])).toBe('每天 06:00–22:00')
    for (const wrong of ['', '每天', '週一 21:00–08:00', '平日 08:00–21:00', '週一 8–21'])
      expect(hoursOfLines(wrong)).toBeUndefined()
  })

  it('are the same again however they are written back', () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 })
    fc.assert(
      fc.property(days, (weekdays) => {
        const hours = weekdays
          .toSorted((a, b) => a - b)
          .map((weekday) => ({ weekday, from: '08:00', until: '21:30' }))
        expect(hoursOfLines(linesOfHours(hours))).toEqual(hours)
      }),
    )
  })
})
