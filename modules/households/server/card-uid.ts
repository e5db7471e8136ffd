/** Bytes of the UIDs that cards have; 3 are what a 6H8D reader gives of 4. */
const lengths = [4, 7, 10]

const bytesOf = (hex: string): string[] => hex.match(/../g) ?? []
const bothOrders = (hex: string): string[] => [hex, bytesOf(hex).reverse().join('')]
const hexOf = (value: bigint, bytes: number): string =>
  value
    .toString(16)
    .toUpperCase()
    .padStart(bytes * 2, '0')

/** A decimal number as so many bytes in hex; none when it does not fit. */
function decimal(digits: string, bytes: number): string[] {
  const value = BigInt(digits)
  return value < 1n << BigInt(bytes * 8) ? [hexOf(value, bytes)] : []
}

/** 4H4H: the upper and the lower two bytes, each as a decimal number of five digits: `02131,19127`. */
function pair(text: string): string[] {
  const [, high = '', low = ''] = /^(\d{5}),(\d{5})$/.exec(text) ?? []
  return high && Number(high) <= 0xffff && Number(low) <= 0xffff
    ? [hexOf((BigInt(high) << 16n) | BigInt(low), 4)]
    : []
}

function readings(text: string): string[] {
  const found = pair(text)
  const bare = text.replace(/[\s:-]/g, '')
  const isHex = /^[0-9A-F]+$/.test(bare) && lengths.some((bytes) => bare.length === bytes * 2)
  const isDecimal = /^\d+$/.test(bare)
  // Ten digits are 8H10D; as hex they would be five bytes, which no card has. Some readers drop leading zeros.
  if (isHex) found.push(bare)
  if (isDecimal && bare.length >= 5 && bare.length <= 10) found.push(...decimal(bare, 4))
  if (isDecimal && bare.length === 8) found.push(...decimal(bare, 3))
  if (isDecimal && bare.length >= 15 && bare.length <= 17) found.push(...decimal(bare, 7))
  return found
}

/**
 * The UIDs that a card's code may stand for, the likeliest first: uppercase hex, most significant byte first. The same
 * card reads as 8, 14 or 20 hex digits, in either byte order, as 10 decimal digits (8H10D), as `02131,19127` (4H4H) or
 * as 8 decimal digits of its lower three bytes (6H8D), by reader. The code itself is always among them.
 */
export function candidateUids(code: string): string[] {
  const text = code.normalize('NFKC').trim().toUpperCase()
  if (!text) return []
  const found = readings(text)
  return [...new Set([...found, ...found.flatMap(bothOrders), text])]
}

/** The UID that a card's code is kept under when the card is bound. */
export const canonicalUid = (code: string): string => candidateUids(code)[0] ?? ''
