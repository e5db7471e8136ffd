import { chargingBillsProblems } from './charging-bills/web/english-problems.ts'
import { chargingBillsEnglish } from './charging-bills/web/english.ts'
import { chargingPowerProblems } from './charging-power/web/english-problems.ts'
import { chargingPowerEnglish } from './charging-power/web/english.ts'
import { chargingRatesProblems } from './charging-rates/web/english-problems.ts'
import { taipowerEnglish } from './charging-rates/web/english.ts'
import { chargingSessionsProblems } from './charging-sessions/web/english-problems.ts'
import { chargingSessionsEnglish } from './charging-sessions/web/english.ts'
import { chargingStationsProblems } from './charging-stations/web/english-problems.ts'
import { chargingStationsEnglish } from './charging-stations/web/english.ts'
import { chargingTrialsEnglish } from './charging-trials/web/english.ts'

/** The words of the area in English. */
export const english = {
  ...chargingStationsEnglish,
  ...chargingSessionsEnglish,
  ...chargingPowerEnglish,
  ...taipowerEnglish,
  ...chargingTrialsEnglish,
  ...chargingBillsEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...chargingPowerProblems,
  ...chargingRatesProblems,
  ...chargingStationsProblems,
  ...chargingSessionsProblems,
  ...chargingBillsProblems,
}
