import { boardDevicesProblems } from './board-devices/web/english-problems.ts'
import { boardSettingsProblems } from './board-settings/web/english-problems.ts'
import { boardsProblems } from './boards/web/english-problems.ts'
import { emergencyNoticesProblems } from './emergency-notices/web/english-problems.ts'

/** The words of the area in English. */
export const english = {}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...boardSettingsProblems,
  ...boardsProblems,
  ...boardDevicesProblems,
  ...emergencyNoticesProblems,
}
