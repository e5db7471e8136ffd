import type { Cash } from '../contract.ts'

/** Whether what was counted is otherwise than the book: it was then, or the book moved since. */
export const needsRecount = ({ count, expected }: Cash): boolean =>
  count !== null && (count.difference !== 0 || count.counted !== expected)
