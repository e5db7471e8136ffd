import { alarmCallsEnglish } from './alarm-calls/web/english.ts'
import { alarmCallsProblems } from './alarm-calls/web/english-problems.ts'
import { alarmDrillsEnglish } from './alarm-drills/web/english.ts'
import { alarmDrillsProblems } from './alarm-drills/web/english-problems.ts'
import { alarmEventsEnglish } from './alarm-events/web/english.ts'
import { alarmEventsProblems } from './alarm-events/web/english-problems.ts'
import { alarmGatewaysEnglish } from './alarm-gateways/web/english.ts'
import { alarmGatewaysProblems } from './alarm-gateways/web/english-problems.ts'
import { alarmLogEnglish } from './alarm-log/web/english.ts'
import { alarmPointsEnglish } from './alarm-points/web/english.ts'
import { alarmPointsProblems } from './alarm-points/web/english-problems.ts'
import { buildingViewEnglish } from './building-view/web/english.ts'

/** The words of the area in English. */
export const english = {
  ...alarmPointsEnglish,
  ...alarmLogEnglish,
  ...alarmEventsEnglish,
  ...alarmCallsEnglish,
  ...alarmDrillsEnglish,
  ...alarmGatewaysEnglish,
  ...buildingViewEnglish,
}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...alarmPointsProblems,
  ...alarmEventsProblems,
  ...alarmCallsProblems,
  ...alarmDrillsProblems,
  ...alarmGatewaysProblems,
}
