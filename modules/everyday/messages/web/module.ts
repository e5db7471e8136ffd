import type { WebModule } from '#platform/web/frame/manifest.ts'
import { messagesContributions } from './contributions.ts'
import {
  inboxRoute,
  messageFormRoute,
  messageReplyRoute,
  messageSettingRoute,
  messageViewRoute,
} from './screens.ts'
import { messagesTexts } from './texts.ts'

/** What the module messages brings to the front end. */
export const messagesWeb = {
  texts: { messages: messagesTexts },
  contributions: messagesContributions,
  screens: [inboxRoute, messageViewRoute, messageReplyRoute, messageSettingRoute, messageFormRoute],
} as const satisfies WebModule
