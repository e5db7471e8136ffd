import { addSentryPart } from '#modules/doors/intercom-notes.ts'
import type { WebModule } from '#platform/web/frame/manifest.ts'
import { latePart } from '#platform/web/live/late-part.ts'

addSentryPart('door', {
  Mark: latePart(async () => (await import('./DoorMark.tsx')).DoorMark),
  Part: latePart(async () => (await import('./DoorPart.tsx')).DoorPart),
})

/** What the module intercom-doors brings to the front end: a part of each sentry's page. */
export const intercomDoorsWeb = {} as const satisfies WebModule
