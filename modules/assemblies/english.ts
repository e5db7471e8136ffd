import { assembliesProblems } from './assemblies/web/english-problems.ts'
import { assembliesEnglish } from './assemblies/web/english.ts'
import { pollsProblems } from './polls/web/english-problems.ts'
import { pollsEnglish } from './polls/web/english.ts'

/** The words of the area in English. */
export const english = {
  ...pollsEnglish,
  ...assembliesEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...pollsProblems,
  ...assembliesProblems,
}
