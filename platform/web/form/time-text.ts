const DAY = 1440
const two = (count: number) => String(count).padStart(2, '0')

/**
 * The time 09:30 of what was typed: 24 hours, with or without a colon (0930, 930, 9:30), a full stop for it or full-width
 * too. '' for nothing, undefined for what is no time.
 */
export function readTime(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim()
  if (plain === '') return ''
  const [, hour, minute] = /^(\d{1,2})[:.](\d\d)$/.exec(plain) ?? /^(\d{1,2})(\d\d)$/.exec(plain) ?? []
  if (!hour || !minute || Number(hour) > 23 || Number(minute) > 59) return undefined
  return `${two(Number(hour))}:${minute}`
}

/** The time so many minutes later, over midnight too. */
export function timeAfter(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const at = (((hour * 60 + minute + minutes) % DAY) + DAY) % DAY
  return `${two(Math.floor(at / 60))}:${two(at % 60)}`
}
