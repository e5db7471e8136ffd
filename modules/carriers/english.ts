import { activationEnglish } from './activation/web/english.ts'
import { quickActivationEnglish } from './quick-activation/web/english.ts'
import { readersEnglish } from './readers/web/english.ts'
import { activationProblems } from './activation/web/english-problems.ts'

/** The words of the area in English. */
export const english = {
  ...activationEnglish,
  ...quickActivationEnglish,
  ...readersEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...activationProblems,
}
