import { clockEntriesProblems } from './clock-entries/web/english-problems.ts'
import { clockEntriesEnglish } from './clock-entries/web/english.ts'
import { dutyKeysProblems } from './duty-keys/web/english-problems.ts'
import { dutyRostersEnglish } from './duty-rosters/web/english.ts'
import { monthSheetsEnglish } from './month-sheets/web/english.ts'
import { monthSheetsProblems } from './month-sheets/web/english-problems.ts'
import { patrolsEnglish } from './patrols/web/english.ts'
import { patrolsProblems } from './patrols/web/english-problems.ts'
import { dutyRostersProblems } from './duty-rosters/web/english-problems.ts'

/** The words of the area in English. */
export const english = {
  ...clockEntriesEnglish,
  ...dutyRostersEnglish,
  ...monthSheetsEnglish,
  ...patrolsEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...clockEntriesProblems,
  ...dutyKeysProblems,
  ...dutyRostersProblems,
  ...monthSheetsProblems,
  ...patrolsProblems,
}
