import { vouchersEnglish } from './vouchers/web/english.ts'
import { vouchersProblems } from './vouchers/web/english-problems.ts'

/** The words of the area in English. */
export const english = { ...vouchersEnglish }

/** What the problems of the area say in English, by code. */
export const problems = { ...vouchersProblems }
