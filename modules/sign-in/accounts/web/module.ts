import type { WebModule } from '#platform/web/frame/manifest.ts'
import { loginRoute } from './screens.ts'
import { accountsTexts } from './texts.ts'

/** What the module accounts brings to the front end. */
export const accountsWeb = {
  texts: { accounts: accountsTexts },
  screens: [loginRoute],
} as const satisfies WebModule
