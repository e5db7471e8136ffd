import { afterEach, beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { dropAccessToken } from '#platform/web/calls/access-token.ts'
import { queryClient } from '#platform/web/frame/query-client.ts'
import { startTexts } from '#platform/web/i18n/texts.ts'
import { alertsShown, dropToast } from '#platform/web/look/alerts.ts'
import { forgetSession } from '#platform/web/session/session.ts'
import { platformTexts } from '#platform/web/texts.ts'
import { closeAnswers, openAnswers } from './answers.ts'

// Components speak Chinese, as at the desk.
startTexts({ 'zh-TW': { platform: platformTexts } }, ['zh-TW'])

beforeEach(openAnswers)
// Nothing of a test is there in the next one.
afterEach(async () => {
  await cleanup()
  for (const { id } of alertsShown().toasts) dropToast(id)
  alertsShown().box?.answer(false)
  queryClient.clear()
  dropAccessToken()
  forgetSession()
  localStorage.clear()
  sessionStorage.clear()
  closeAnswers()
})
