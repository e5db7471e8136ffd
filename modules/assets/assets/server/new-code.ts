import { randomInt } from 'node:crypto'

/** Letters and digits that nobody mistakes for one another (Crockford). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What the label of a new asset says: twelve of them by chance, 60 bits. */
export const newCode = (): string => Array.from({ length: 12 }, () => letters[randomInt(32)]).join('')
