import { randomInt } from 'node:crypto'

// Without letters and digits that look alike: it is read out or written on paper.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password that is shown once and given to somebody: so many groups of four, each of 19 bits. */
export const givenPassword = (groups: number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')
