import type { WebModule } from '#platform/web/frame/manifest.ts'
import { alarmGatewaysContributions } from './contributions.ts'
import { gatewaysRoute } from './screens.ts'
import { alarmGatewaysTexts } from './texts.ts'

/** What the module alarm-gateways brings to the front end. */
export const alarmGatewaysWeb = {
  texts: { alarmGateways: alarmGatewaysTexts },
  contributions: alarmGatewaysContributions,
  screens: [gatewaysRoute],
} as const satisfies WebModule
