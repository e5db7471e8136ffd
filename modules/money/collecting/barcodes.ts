/** What the three barcodes of a bill are made of. */
export interface Collected {
  /** Until when shops take it: 2026-11-30. */
  until: string
  /** The item of collection agreed with the agency: 3 digits or capital letters. */
  itemCode: string
  /** The number by which the payment is known again, at most 16 digits or capital letters. */
  number: string
  /** The month that the bill is of: 2026-11. */
  month: string
  /** Whole NT$. */
  amount: number
}

/** The three barcodes, from top to bottom. */
export type Segments = readonly [first: string, second: string, third: string]

const two = (n: number) => String(n % 100).padStart(2, '0')
/** The two last digits of the year of the Republic, and the month: 1511 for 2026-11. */
export const rocMonth = (month: string): string =>
  `${two(Number(month.slice(0, 4)) - 1911)}${month.slice(5, 7)}`
/** 151130 for 2026-11-30. */
export const rocDay = (day: string): string => `${rocMonth(day)}${day.slice(8, 10)}`

/** A to I are 1 to 9, J to R again, S to Z are 2 to 9. */
const digitOf = (character: string): number => {
  if (character >= '0' && character <= '9') return Number(character)
  const place = character.charCodeAt(0) - 65
  return place < 18 ? (place % 9) + 1 : place - 16
}

/** The sums of the odd and of the even places, which begin at 1 in every segment; the places of the check stay out. */
function sumsOf([first, second, third]: Segments): [odd: number, even: number] {
  const sums: [number, number] = [0, 0]
  for (const segment of [first, second, third.slice(0, 4) + third.slice(6)])
    for (const [at, character] of [...segment].entries()) sums[at % 2 === 0 ? 0 : 1] += digitOf(character)
  return sums
}

/** The two check characters of three segments, whatever stands in their places. */
export function checkOf(segments: Segments): string {
  const [odd, even] = sumsOf(segments)
  return ('A123456789B'[odd % 11] ?? '') + ('X123456789Y'[even % 11] ?? '')
}

/** Puts the check characters into the third segment. */
export function threeSegments(first: string, second: string, month: string, amount: number): Segments {
  const open: Segments = [first, second, `${month}00${String(amount).padStart(9, '0')}`]
  return [first, second, open[2].slice(0, 4) + checkOf(open) + open[2].slice(6)]
}

/** The three segments (Code 39, without a check character of its own) by which shops collect a bill. */
export const segmentsOf = ({ until, itemCode, number, month, amount }: Collected): Segments =>
  threeSegments(rocDay(until) + itemCode, number, rocMonth(month), amount)

const shapes = [/^\d{6}[0-9A-Z]{3}$/, /^[0-9A-Z]{1,16}$/, /^\d{4}[0-9A-Z]{2}\d{9}$/] as const

/** Which of the three barcodes a text alone is, where its form says so: the second one is a number like others. */
export function whichBarcode(text: string): 'first' | 'third' | undefined {
  if (shapes[2].test(text)) return 'third'
  return shapes[0].test(text) ? 'first' : undefined
}

/** What three segments say: whether they have the form of ones, and their check is right; or what it should be. */
export function readSegments(segments: Segments): {
  isFormed: boolean
  isRight: boolean
  check: string
  amount: number
} {
  const isFormed = shapes.every((shape, at) => shape.test(segments[at] ?? ''))
  if (!isFormed) return { isFormed, isRight: false, check: '', amount: 0 }
  const check = checkOf(segments)
  return { isFormed, isRight: segments[2].slice(4, 6) === check, check, amount: Number(segments[2].slice(6)) }
}
