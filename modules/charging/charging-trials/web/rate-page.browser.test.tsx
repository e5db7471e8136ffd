import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { chargingRates, noPeak, RateVersion, type Season } from '#modules/charging/charging-rates/contract.ts'
import { ChargingTrial, chargingTrials } from '../contract.ts'

const path = '/mgmt/EvCharging/rateSetting/chargingRateSetting'
const may = { may: ['chargingRates.view', 'chargingRates.edit'] }
const season = (changes: Partial<Season> = {}): Season => ({
  mode: 'peakOffPeak',
  peakPrice: 1290,
  offPeakPrice: 310,
  workday: `${'0'.repeat(15)}111111000`,
  holiday: noPeak,
  offPeakDay: noPeak,
  ...changes,
})
const draft = sample(RateVersion, {
  rateId: sampleId,
  number: 5,
  startsOn: '2030-12-01',
  voltage: 'low',
  summerFrom: '06-01',
  summerUntil: '09-30',
  state: 'draft',
  summer: season({ peakPrice: 1320, offPeakPrice: 320 }),
  other: season(),
  baseFee: 26_250,
  platformFee: 500,
  parking: {
    isOn: true,
    bufferMinutes: 30,
    unitMinutes: 1,
    unitPrice: 50,
    mostAmount: 300,
    pauseFrom: '22:00',
    pauseUntil: '08:00',
  },
  returnReason: '',
  rowVersion: 3,
})
const trial = sample(ChargingTrial, { month: '2030-10', sessionCount: 0, households: [] })

const open = () => {
  answering(chargingRates.calls.list, {
    data: { versions: [draft], taipower: [], offPeakYears: [{ year: 2030, days: 18 }] },
  })
  const tried = answering(chargingTrials.calls.run, { data: trial })
  return { tried, screen: openPage(path, may) }
}

it('hours are made peak by keys, carried on by Shift, and sent with the prices as whole hundredths', async () => {
  const sent = answering(chargingRates.calls.change, { data: draft })
  const screen = await open().screen
  const cell = (name: string) => screen.getByRole('gridcell', { name, exact: true })
  await expect.element(cell('平日 15 時，尖峰')).toBeVisible()
  await cell('假日 9 時，離峰').click()
  await expect.element(cell('假日 9 時，尖峰')).toBeVisible()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await expect.element(cell('假日 10 時，尖峰')).toBeVisible()
  await userEvent.keyboard('{ArrowUp}')
  await userEvent.keyboard(' ')
  await expect.element(cell('平日 10 時，尖峰')).toBeVisible()
  await screen.getByRole('textbox', { name: '非夏月 尖峰' }).fill('12.5')
  await screen.getByRole('button', { name: '儲存', exact: true }).click()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.input).toMatchObject({
    rowVersion: 3,
    isSubmitted: false,
    other: {
      peakPrice: 1250,
      workday: `${'0'.repeat(10)}1${'0'.repeat(4)}111111000`,
      holiday: `${'0'.repeat(9)}11${'0'.repeat(13)}`,
    },
  })
})

it('what breaks a rule is said as it is typed, is not sent and not tried (R407 to R409)', async () => {
  const sent = answering(chargingRates.calls.change, { data: draft })
  const { screen: opening, tried } = open()
  const screen = await opening
  const price = screen.getByRole('textbox', { name: '非夏月 離峰' })
  await price.fill('13')
  await expect.element(screen.getByText('離峰單價不可高於尖峰單價。')).toBeVisible()
  await price.fill('0')
  await expect.element(screen.getByText('單價不可為 0。')).toBeVisible()
  await price.fill('')
  await expect.element(screen.getByText('必填欄位不可空白').first()).toBeVisible()
  await screen.getByRole('button', { name: /^儲存並送審/ }).click()
  await price.fill('3.20')
  await expect.element(screen.getByText('尖峰不可低於離峰，單價不可為 0，不可全日尖峰')).toBeVisible()
  expect(sent).toEqual([])
  await expect.poll(() => tried.map(({ input }) => input.other.offPeakPrice)).toContain(320)
  expect(tried.map(({ input }) => input.other.offPeakPrice)).not.toContain(1300)
})
