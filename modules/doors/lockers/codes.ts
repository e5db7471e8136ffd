import { createHmac } from 'node:crypto'

/**
 * The six digits that open a cubby during one stay: HMAC-SHA-256 of the cubby's name and the stay's counter by the cabinet's key,
 * cut as RFC 4226 (HOTP) says. A cabinet that has key and counter checks it without a line.
 */
export function codeOf(key: Buffer, cubby: string, counter: number): string {
  const mac = createHmac('sha256', key).update(`${cubby}:${counter}`).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}
