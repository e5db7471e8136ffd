import type { WebModule } from '#platform/web/frame/manifest.ts'
import { assembliesContributions } from './contributions.ts'
import {
  ballotRoute,
  detailRoute,
  editRoute,
  hallRoute,
  listRoute,
  minutesRoute,
  namedRoute,
  registerRoute,
  rollRoute,
  totalsRoute,
  trusteeRoute,
  trusteesRoute,
  wayRoute,
} from './screens.ts'
import { assembliesTexts } from './texts.ts'

/** What the module assemblies brings to the front end. */
export const assembliesWeb = {
  texts: { assemblies: assembliesTexts },
  screens: [
    listRoute,
    editRoute,
    detailRoute,
    registerRoute,
    rollRoute,
    hallRoute,
    minutesRoute,
    wayRoute,
    namedRoute,
    totalsRoute,
    trusteesRoute,
    trusteeRoute,
    ballotRoute,
  ],
  contributions: assembliesContributions,
} as const satisfies WebModule
