import { sha256 } from '@noble/hashes/sha2.js'

/**
 * The group BELENIOS-2048 (specification of Belenios 2.0, 5.1): numbers below the prime `p` of 2048 bits, of which `g` makes
 * `q`, a prime of 256 bits. Its discrete logarithms are what nobody can find.
 */
export const groupName = 'BELENIOS-2048'
const p =
  20694785691422546401013643657505008064922989295751104097100884787057374219242717401922237254497684338129066633138078958404960054389636289796393038773905722803605973749427671376777618898589872735865049081167099310535867780980030790491654063777173764198678527273474476341835600035698305193144284561701911000786737307333564123971732897913240474578834468260652327974647951137672658693582180046317922073668860052627186363386088796882120769432366149491002923444346373222145884100586421050242120365433561201320481118852408731077014151666200162313177169372189248078507711827842317498073276598828825169183103125680162072880719n
/** The generator. */
export const g =
  2402352677501852209227687703532399932712287657378364916510075318787663274146353219320285676155269678799694668298749389095083896573425601900601068477164491735474137283104610458681314511781646755400527402889846139864532661215055797097162016168270312886432456663834863635782106154918419982534315189740658186868651151358576410138882215396016043228843603930989333662772848406593138406010231675095763777982665103606822406635076697764025346253773085133173495194248967754052573659049492477631475991575198775177711481490920456600205478127054728238140972518639858334115700568353695553423781475582491896050296680037745308460627n
/** The order: exponents are counted modulo it. */
export const q = 78571733251071885079927659812671450121821421258408794611510081919805623223441n
/** The modulus as bytes, for whoever calculates with it elsewhere. */
export const modulus = p

/** An exponent in its range. */
export const exponent = (value: bigint): bigint => ((value % q) + q) % q

/** The product of two elements. */
export const times = (a: bigint, b: bigint): bigint => (a * b) % p

/** A power by windows of four bits: about 4 ms on a desk, in every browser. */
function powerByWindows(base: bigint, to: bigint): bigint {
  const table = [1n, base]
  for (let at = 2; at < 16; at++) table.push(times(table[at - 1] ?? 1n, base))
  let result = 1n
  for (const digit of to.toString(16)) {
    for (let bit = 0; bit < 4; bit++) result = times(result, result)
    const value = Number.parseInt(digit, 16)
    if (value) result = times(result, table[value] ?? 1n)
  }
  return result
}

let calculate = powerByWindows
/** Lets a faster way calculate powers in this process: what the server's OpenSSL does in an eighth of the time. */
export function calculatePowersBy(way: typeof powerByWindows): void {
  calculate = way
}

/** `base` to the power of `to`. */
export const power = (base: bigint, to: bigint): bigint => calculate(base, exponent(to))

/** What an element is divided by as a factor. */
export const inverse = (element: bigint): bigint => power(element, q - 1n)

/** Powers of one base that is raised often: 64 products each, once its table was made. */
export function powersOf(base: bigint): (to: bigint) => bigint {
  let table: bigint[][] | undefined
  return (to) => {
    if (calculate !== powerByWindows) return power(base, to)
    table ??= tableOf(base)
    let [rest, result] = [exponent(to), 1n]
    for (let row = 0; rest; row++) {
      const digit = Number(rest & 15n)
      if (digit) result = times(result, table[row]?.[digit] ?? 1n)
      rest >>= 4n
    }
    return result
  }
}

function tableOf(base: bigint): bigint[][] {
  const rows: bigint[][] = []
  let start = base
  for (let row = 0; row < 64; row++) {
    const values = [1n]
    for (let at = 1; at < 16; at++) values.push(times(values[at - 1] ?? 1n, start))
    rows.push(values)
    start = times(values[15] ?? 1n, start)
  }
  return rows
}

/** Powers of the generator. */
export const raise = powersOf(g)

/** Whether a number is an element of the group: to the power of q it is 1. */
export const isElement = (value: bigint): boolean =>
  value > 0n && value < p && times(calculate(value, q - 1n), value) === 1n

/** The digest of a text as a number (SHA-256, the first byte highest). */
export const digest = (text: string): bigint => BigInt(`0x${hex(hashed(text))}`)

/** The digest of a text as an exponent: what a proof is challenged with. */
export const challengeOf = (text: string): bigint => exponent(digest(text))

/** The digest of a text, hexadecimal: what names a file of an archive. */
export const nameOf = (text: string): string => hex(hashed(text))

/** The digest of a text in base 64 without padding: what voters compare. */
export const fingerprintOf = (text: string): string =>
  btoa(String.fromCharCode(...hashed(text))).replaceAll('=', '')

const hashed = (text: string) => sha256(new TextEncoder().encode(text))
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A random exponent; of 384 bits, so that no value is likelier than another by more than 2^-128. */
export const randomExponent = (): bigint =>
  exponent(BigInt(`0x${hex(crypto.getRandomValues(new Uint8Array(48)))}`))

const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** Random letters of Base58, each with 5.8 bits. */
export function randomLetters(count: number): string {
  let text = ''
  while (text.length < count)
    // 232 is four times 58: bytes above would make some letters likelier.
    for (const byte of crypto.getRandomValues(new Uint8Array(count * 2)))
      if (byte < 232 && text.length < count) text += letters[byte % 58]
  return text
}
