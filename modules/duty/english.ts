import { clockEntriesProblems } from './clock-entries/web/english-problems.ts'
import { clockEntriesEnglish } from './clock-entries/web/english.ts'

/** The words of the area in English. */
export const english = { ...clockEntriesEnglish }

/** What the problems of the area say in English, by code. */
export const problems = { ...clockEntriesProblems }
