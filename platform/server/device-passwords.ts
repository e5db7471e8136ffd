import { createHash, randomBytes } from 'node:crypto'

// No letters that an electrician mistakes for another.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
/** Signs by chance, for what a device signs in with. */
export const byChance = (length: number) =>
  [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('')

/** What is kept of a password: it is by chance and long, so nothing slower is needed. */
export const digestOf = (password: string) => createHash('sha256').update(password).digest()
