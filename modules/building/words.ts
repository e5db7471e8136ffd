import type { ModuleWords } from '#platform/contract/words.ts'
import { alarmCallsWords } from './alarm-calls/words.ts'
import { alarmDrillsWords } from './alarm-drills/words.ts'
import { alarmEventsWords } from './alarm-events/words.ts'
import { alarmGatewaysWords } from './alarm-gateways/words.ts'
import { alarmLogWords } from './alarm-log/words.ts'
import { alarmPointsWords } from './alarm-points/words.ts'
import { buildingViewWords } from './building-view/words.ts'

/** What people call what the modules of the area do, have and declare. */
export const words: readonly ModuleWords[] = [
  alarmPointsWords,
  alarmLogWords,
  alarmEventsWords,
  alarmCallsWords,
  alarmDrillsWords,
  alarmGatewaysWords,
  buildingViewWords,
]
