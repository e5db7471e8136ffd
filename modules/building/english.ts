import { alarmEventsProblems } from './alarm-events/web/english-problems.ts'
import { alarmGatewaysProblems } from './alarm-gateways/web/english-problems.ts'
import { alarmPointsProblems } from './alarm-points/web/english-problems.ts'

/** The words of the area in English. */
export const english = {}

/** What the problems of the area say in English, by code. */
export const problems = {
  ...alarmPointsProblems,
  ...alarmEventsProblems,
  ...alarmGatewaysProblems,
}
