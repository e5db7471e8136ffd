/** Reads digits in whatever width they are written. */
const plain = (text: string) => text.normalize('NFKC').trim()

/** A day in a file as ours, 2026-11-19; undefined when it is none. Years of the Republic where the format says so. */
export function readDay(text: string, isRoc: boolean): string | undefined {
  const given = plain(text)
  const shape = isRoc
    ? /^(\d{2,3})(?:[-/.](\d{1,2})[-/.](\d{1,2})|(\d\d)(\d\d))$/
    : /^(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2})|(\d\d)(\d\d))$/
  const [, years, m1, d1, m2, d2] = shape.exec(given) ?? []
  const [month, day] = [m1 ?? m2, d1 ?? d2]
  if (!years || !month || !day) return undefined
  const year = Number(years) + (isRoc ? 1911 : 0)
  const at = new Date(Date.UTC(year, Number(month) - 1, Number(day)))
  const isReal = at.getUTCMonth() + 1 === Number(month) && at.getUTCDate() === Number(day)
  return isReal && year >= 1950 && year < 2200 ? at.toISOString().slice(0, 10) : undefined
}

/** 20:41:00 of 2041, 204100, 20:41 or 20:41:00; undefined when it is no time of a day. */
export function readTime(text: string): string | undefined {
  const [, hour, minute, second = '00'] = /^(\d\d):?(\d\d)(?::?(\d\d))?$/.exec(plain(text)) ?? []
  return hour && minute && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60
    ? `${hour}:${minute}:${second}`
    : undefined
}

/** An amount of whole NT$ with its sign; undefined when it is none, or has cents that are not zero. */
export function readAmount(text: string, cents: number): number | undefined {
  const given = plain(text).replace(/^NT\$|^\$/, '')
  const [, sign, digits, fraction = ''] =
    /^([+-]?)(\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.(\d{1,2}))?$/.exec(given) ?? []
  if (digits === undefined || /[1-9]/.test(fraction)) return undefined
  const whole = Number(digits.replaceAll(',', ''))
  const amount = fraction ? whole : whole / 10 ** cents
  if (!Number.isInteger(amount) || amount > 999_999_999) return undefined
  return sign === '-' ? 0 - amount : amount
}

/** A virtual account or number of barcodes as it is kept: without what people put between. Undefined when it is none. */
export function readCode(text: string): string | undefined {
  const code = plain(text).toUpperCase().replaceAll(/[-\s]/g, '')
  return /^[0-9A-Z]{4,20}$/.test(code) ? code : undefined
}
