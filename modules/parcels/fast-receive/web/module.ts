import type { WebModule } from '#platform/web/frame/manifest.ts'
import { fastReceiveContributions } from './contributions.ts'
import { fastReceiveTexts } from './texts.ts'

/** What the module fast-receive brings to the front end. */
export const fastReceiveWeb = {
  texts: { fastReceive: fastReceiveTexts },
  contributions: fastReceiveContributions,
} as const satisfies WebModule
