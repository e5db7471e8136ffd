import { alarmCallsWeb } from './alarm-calls/web/module.ts'
import { alarmDrillsWeb } from './alarm-drills/web/module.ts'
import { alarmEventsWeb } from './alarm-events/web/module.ts'
import { alarmGatewaysWeb } from './alarm-gateways/web/module.ts'
import { alarmLogWeb } from './alarm-log/web/module.ts'
import { alarmPointsWeb } from './alarm-points/web/module.ts'
import { buildingViewWeb } from './building-view/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const building = [
  alarmEventsWeb,
  alarmPointsWeb,
  alarmLogWeb,
  alarmCallsWeb,
  alarmDrillsWeb,
  alarmGatewaysWeb,
  buildingViewWeb,
] as const
