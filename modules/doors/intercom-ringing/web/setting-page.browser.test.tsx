import { expect, it } from 'vitest'
import { intercomSentries } from '#modules/doors/intercom-sentries/contract.ts'
import { intercomSettingPath } from '#modules/doors/intercom-paths.ts'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { intercomRinging } from '../contract.ts'

const may = ['intercomSentries.view', 'intercomSentries.configure', 'intercomRinging.configure']
const decided = { version: 1, changedAt: null, changedBy: '' }
const answerWith = (domain: string) => {
  answering(intercomSentries.calls.showSetting, {
    data: {
      ringing: {
        indoorSeconds: 20,
        appSeconds: 20,
        forwardSeconds: 25,
        guardSeconds: 30,
        registrationHours: 24,
        capSeconds: 120,
        ...decided,
      },
      exchange: { domain, sipPort: 5060, webPort: 8443, trunk: '', ...decided },
    },
  })
  answering(intercomSentries.calls.showContract, {
    data: {
      mostSentries: 20,
      monthlyMinutes: 500,
      landlineCents: 150,
      cellPhoneCents: 200,
      startsOn: null,
      endsOn: null,
      ...decided,
      sentryCount: 0,
      mostDevices: 5,
    },
  })
  answering(intercomRinging.calls.show, {
    data: { exchangeId: null, madeAt: null, heardAt: null, isHeard: false },
  })
}

it('says that nothing rings without an exchange, and makes its configuration once it has a domain', async () => {
  answerWith('')
  const screen = await openPage(`${intercomSettingPath}#exchange`, { may })
  await expect.element(screen.getByText(/還沒有交換機，電話不會響/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '產生設定檔' })).toBeDisabled()
  await expect.element(screen.getByText('請先填網域並儲存。')).toBeVisible()
})

it('saves rates in NT$ with two decimals at most', async () => {
  answerWith('sip.example.tw')
  const sent = answering(
    intercomSentries.calls.saveContract,
    sample(intercomSentries.calls.saveContract.gives),
  )
  const screen = await openPage(`${intercomSettingPath}#contract`, { may })
  const landline = screen.getByLabelText('市話每分鐘（元）')
  await expect.element(landline).toHaveValue('1.5')
  await landline.fill('1.234')
  await expect.element(screen.getByText('請填 0 到 100 元，最多兩位小數')).toBeVisible()
  await landline.fill('1.23')
  await screen.getByRole('button', { name: /^儲存/ }).click()
  await expect.poll(() => sent[0]?.input).toMatchObject({ landlineCents: 123, startsOn: null })
})
