import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { dayAfter } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { maintenancePath } from '#modules/assets/paths.ts'
import { maintenancePlans, Plan } from '#modules/assets/maintenance-plans/contract.ts'
import { answering, answeringEmpty } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { Sending, supplierMaintenance } from '../contract.ts'

const idOf = (nth: number) => sampleId.replace(/1$/, String(nth))
const today = dayOf(new Date())
const plan = (nth: number, days: number) =>
  sample(Plan, {
    planId: idOf(nth),
    assetIds: [idOf(3)],
    name: `保養 ${nth}`,
    supplierId: idOf(9),
    supplierName: '永順機電',
    openRecordId: idOf(nth),
    openRecordVersion: 1,
    nextDay: dayAfter(today, days),
    plannedDay: dayAfter(today, days),
  })
const may = ['maintenancePlans.view', 'maintenancePlans.record', 'supplierMaintenance.invite']
const text = '【晴川社區】今天的保養單 1 張，其中 1 張逾期：（今天的連結） 今晚 24:00 失效。'
const shown = {
  way: 'sms' as const,
  person: '張家銘',
  to: '0912345678',
  isChannelOn: true,
  text,
  sendings: [],
}

it('what is due has keys, and a supplier who is late is reminded with words that are shown before they are sent', async () => {
  answeringEmpty(maintenancePlans.calls.showCalendar, supplierMaintenance.calls.listFailures)
  answering(maintenancePlans.calls.listPlans, { data: [plan(1, -3), plan(2, 4)] })
  const failed = sample(Sending, { toldId: idOf(5), way: 'sms', state: 'failed', fault: '餘額不足' })
  answering(
    supplierMaintenance.calls.showSending,
    { data: shown },
    { data: { ...shown, sendings: [failed] } },
  )
  const sent = answering(supplierMaintenance.calls.sendPass, { data: true })
  const screen = await openPage(maintenancePath, { may })
  await expect.element(screen.getByText('保養 2')).toBeVisible()
  await userEvent.keyboard('{Alt>}2{/Alt}')
  await expect
    .element(screen.getByRole('button', { name: '改期 保養 2' }))
    .toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Alt>}2{/Alt}')
  // Only of what is late.
  await screen.getByRole('button', { name: '催廠商 永順機電' }).click()
  await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByText('0912345678')).toBeVisible()
  expect(sent).toEqual([])
  await screen.getByRole('button', { name: '送出', exact: true }).click()
  await expect.element(screen.getByText(/餘額不足/)).toBeVisible()
  await expect.element(screen.getByText('沒有送到')).toBeVisible()
  expect(sent).toHaveLength(1)
})

it('a link that did not go out stands above what is due, and with whoever has no contact nothing is sent', async () => {
  answeringEmpty(maintenancePlans.calls.showCalendar)
  answering(maintenancePlans.calls.listPlans, { data: [] })
  const failure = {
    ...sample(Sending, { supplierId: idOf(9), state: 'failed', fault: 'nobody' }),
    supplierName: '永順機電',
  }
  answering(supplierMaintenance.calls.listFailures, { data: [failure] })
  answering(supplierMaintenance.calls.showSending, {
    data: { ...shown, way: null, person: '', to: '', isChannelOn: false },
  })
  const screen = await openPage(maintenancePath, { may })
  await expect
    .element(screen.getByText('永順機電 沒有收到今天的保養連結：廠商沒有手機或電子郵件'))
    .toBeVisible()
  await screen.getByRole('button', { name: '再送連結給 永順機電' }).click()
  await expect.element(screen.getByText(/請先到廠商資料補上/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '送出', exact: true })).toBeDisabled()
})
