import { noticesEnglish } from './notices/web/english.ts'
import { pushEnglish } from './push/web/english.ts'
import { noticesProblems } from './notices/web/english-problems.ts'
import { pushProblems } from './push/web/english-problems.ts'

/** The words of the area in English. */
export const english = {
  ...noticesEnglish,
  ...pushEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...noticesProblems,
  ...pushProblems,
}
