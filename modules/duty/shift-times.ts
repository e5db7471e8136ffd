/** What stands in a roster, and is typed, for a day off. */
export const restCode = '休'

/** Minutes of the day of 07:30. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Minutes from the beginning of a shift to its end; one that ends when it begins lasts a day. */
export const lengthOf = (from: string, until: string): number =>
  (minuteOf(until) - minuteOf(from) + 1440) % 1440 || 1440
