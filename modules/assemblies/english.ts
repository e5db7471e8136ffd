import { pollsEnglish } from './polls/web/english.ts'
import { pollsProblems } from './polls/web/english-problems.ts'

/** The words of the area in English. */
export const english = {
  ...pollsEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...pollsProblems,
}
