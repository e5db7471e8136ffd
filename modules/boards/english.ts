import { boardDevicesEnglish } from './board-devices/web/english.ts'
import { boardEditorEnglish } from './board-editor/web/english.ts'
import { boardPlayerEnglish } from './board-player/web/english.ts'
import { boardsEnglish } from './boards/web/english.ts'
import { emergencyNoticesEnglish } from './emergency-notices/web/english.ts'
import { boardDevicesProblems } from './board-devices/web/english-problems.ts'
import { boardSettingsProblems } from './board-settings/web/english-problems.ts'
import { boardWeatherProblems } from './board-weather/web/english-problems.ts'
import { boardsProblems } from './boards/web/english-problems.ts'
import { emergencyNoticesProblems } from './emergency-notices/web/english-problems.ts'

/** The words of the area in English. */
export const english = {
  ...boardsEnglish,
  ...boardEditorEnglish,
  ...boardDevicesEnglish,
  ...emergencyNoticesEnglish,
  ...boardPlayerEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...boardSettingsProblems,
  ...boardWeatherProblems,
  ...boardsProblems,
  ...boardDevicesProblems,
  ...emergencyNoticesProblems,
}
