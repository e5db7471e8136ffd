import { foodMenuWeb } from './food-menu/web/module.ts'
import { foodOrdersWeb } from './food-orders/web/module.ts'
import { foodReportsWeb } from './food-reports/web/module.ts'
import { noteTemplatesWeb } from './note-templates/web/module.ts'
import { pointsWeb } from './points/web/module.ts'
import { proxyOrdersWeb } from './proxy-orders/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const meals = [
  pointsWeb,
  foodMenuWeb,
  foodOrdersWeb,
  foodReportsWeb,
  noteTemplatesWeb,
  proxyOrdersWeb,
] as const
