import { operatorEnglish } from './operator/web/english.ts'
import { operatorProblems } from './operator/web/english-problems.ts'

/** The words of the area in English. */
export const english = {
  ...operatorEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...operatorProblems,
}
