import { pointsProblems } from './points/web/english-problems.ts'
import { pointsEnglish } from './points/web/english.ts'

/** The words of the area in English. */
export const english = { ...pointsEnglish }

/** What the problems of the area say in English, by code. */
export const problems = { ...pointsProblems }
