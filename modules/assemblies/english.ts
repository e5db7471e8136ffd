import { assembliesEnglish } from './assemblies/web/english.ts'
import { assembliesProblems } from './assemblies/web/english-problems.ts'

/** The words of the area in English. */
export const english = {
  ...assembliesEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...assembliesProblems,
}
