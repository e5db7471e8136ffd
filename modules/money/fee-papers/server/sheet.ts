import { mm } from '#platform/server/paper/paper.ts'

/** Where everything on a sheet of A4 begins, ends, and how wide it is. */
export const left = mm(15)
export const width = mm(180)
export const right = left + width
export const small = { size: 9, line: 13 }
