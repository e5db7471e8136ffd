import { addSentryNote } from '#modules/doors/intercom-notes.ts'
import type { WebModule } from '#platform/web/frame/manifest.ts'
import { latePart } from '#platform/web/live/late-part.ts'
import { intercomRingingContributions } from './contributions.ts'
import { intercomSettingRoute } from './screens.ts'
import { intercomRingingTexts } from './texts.ts'

addSentryNote(
  'exchange',
  latePart(async () => (await import('./ExchangeNote.tsx')).ExchangeNote),
)

/** What the module intercom-ringing brings to the front end. */
export const intercomRingingWeb = {
  texts: { intercomRinging: intercomRingingTexts },
  contributions: intercomRingingContributions,
  screens: [intercomSettingRoute],
} as const satisfies WebModule
