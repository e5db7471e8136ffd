import { storesEnglish } from './stores/web/english.ts'
import { storesProblems } from './stores/web/english-problems.ts'

/** The words of the area in English. */
export const english = {
  ...storesEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...storesProblems,
}
