import { chargingSessionsEnglish } from './charging-sessions/web/english.ts'
import { chargingSessionsProblems } from './charging-sessions/web/english-problems.ts'
import { chargingStationsEnglish } from './charging-stations/web/english.ts'
import { chargingStationsProblems } from './charging-stations/web/english-problems.ts'

/** The words of the area in English. */
export const english = { ...chargingStationsEnglish, ...chargingSessionsEnglish }

/** What the problems of the area say in English, by code. */
export const problems = { ...chargingStationsProblems, ...chargingSessionsProblems }
