/** How readers write a card: hex digits, 8H10D, 4H4H, 6H8D, 2H4H, or 7 bytes as one decimal number. */
export const cardFormats = ['hex', '8H10D', '4H4H', '6H8D', '2H4H', 'long'] as const
export type CardFormat = (typeof cardFormats)[number]

/** One way to understand a card's code. */
export interface CardReading {
  format: CardFormat
  /** Upper-case hex, in the order in which the reader gave the bytes. */
  uid: string
}

/** Bytes of the UIDs that cards have; 3 are what a 6H8D reader gives of 4. */
const lengths = [4, 7, 10]

const bytesOf = (hex: string): string[] => hex.match(/../g) ?? []

/** The same bytes in the other order, as readers of the other habit give them. */
export const reversedUid = (hex: string): string => bytesOf(hex).reverse().join('')

const plain = (code: string): string => code.normalize('NFKC').trim().toUpperCase()
const hexOf = (value: bigint, bytes: number): string =>
  value
    .toString(16)
    .toUpperCase()
    .padStart(bytes * 2, '0')

/** A decimal number as so many bytes in hex; none when it does not fit. */
function decimal(format: CardFormat, digits: string, bytes: number): CardReading[] {
  const value = BigInt(digits)
  return value < 1n << BigInt(bytes * 8) ? [{ format, uid: hexOf(value, bytes) }] : []
}

/** Two decimal numbers with a comma: 4H4H `02131,19127` is four bytes, 2H4H `083,19127` the lower three of them. */
function pair(text: string): CardReading[] {
  const [, high = '', low = ''] = /^(\d{3}|\d{5}),(\d{5})$/.exec(text) ?? []
  const isShort = high.length === 3
  if (!high || Number(high) > (isShort ? 0xff : 0xffff) || Number(low) > 0xffff) return []
  const value = (BigInt(high) << 16n) | BigInt(low)
  return [isShort ? { format: '2H4H', uid: hexOf(value, 3) } : { format: '4H4H', uid: hexOf(value, 4) }]
}

/** What a card's code may say, the likeliest first; none when no card reader writes so. */
export function cardReadings(code: string): CardReading[] {
  const text = plain(code)
  const found = pair(text)
  const bare = text.replace(/[\s:-]/g, '')
  const isHex = /^[0-9A-F]+$/.test(bare) && lengths.some((bytes) => bare.length === bytes * 2)
  const isDecimal = /^\d+$/.test(bare)
  // Ten digits are 8H10D; as hex they would be five bytes, which no card has. Some readers drop leading zeros.
  if (isHex) found.push({ format: 'hex', uid: bare })
  if (isDecimal && bare.length >= 5 && bare.length <= 10) found.push(...decimal('8H10D', bare, 4))
  if (isDecimal && bare.length >= 5 && bare.length <= 8) found.push(...decimal('6H8D', bare, 3))
  if (isDecimal && bare.length >= 15 && bare.length <= 17) found.push(...decimal('long', bare, 7))
  return found
}

/**
 * The UIDs that a card's code may stand for, the likeliest first: uppercase hex, most significant byte first. The same
 * card reads as 8, 14 or 20 hex digits, in either byte order, as 10 decimal digits (8H10D), as `02131,19127` (4H4H) or
 * as 8 decimal digits of its lower three bytes (6H8D), by reader. The code itself is always among them.
 */
export function candidateUids(code: string): string[] {
  const text = plain(code)
  if (!text) return []
  const found = cardReadings(code).map(({ uid }) => uid)
  return [...new Set([...found, ...found.flatMap((uid) => [uid, reversedUid(uid)]), text])]
}

/** The UID that a card's code is kept under when the card is bound. */
export const canonicalUid = (code: string): string => candidateUids(code)[0] ?? ''
