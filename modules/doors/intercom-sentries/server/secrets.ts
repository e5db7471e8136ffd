import { createHash, randomBytes } from 'node:crypto'

// No letters and digits that people mistake for one another.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const byChance = (length: number) =>
  [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('')

/** What is kept of a serial number: it is by chance and long, so nothing slower is needed. Letters of either case are the same. */
export const digestOf = (serialNumber: string): Buffer =>
  createHash('sha256').update(serialNumber.replace(/[\s-]/g, '').toUpperCase()).digest()

/** A serial number that people can type: ABCDE-FGHJK-MNPQR-STUVW. */
export const newSerial = (): string =>
  [0, 1, 2, 3]
    .map(() => byChance(5))
    .join('-')
    .toUpperCase()

/** Under what the passwords of devices are asked for. */
export const realm = 'lobby'
/** What the digests of devices are sealed for. */
export const devicePurpose = 'intercom device'

/** The account of a device (d…) or of a browser at the desk (w…): a name, a password that is shown once, and what of it the exchange is told (RFC 2617, HA1). */
export function newAccount(letter = 'd'): { sipName: string; password: string; digest: string } {
  const [sipName, password] = [`${letter}${byChance(11)}`, byChance(20)]
  return {
    sipName,
    password,
    digest: createHash('md5').update(`${sipName}:${realm}:${password}`).digest('hex'),
  }
}
