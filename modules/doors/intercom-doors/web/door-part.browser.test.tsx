import { expect, it } from 'vitest'
import { type Sentry, intercomSentries } from '#modules/doors/intercom-sentries/contract.ts'
import { intercomRinging } from '#modules/doors/intercom-ringing/contract.ts'
import { sentriesPath } from '#modules/doors/intercom-paths.ts'
import { alertsShown } from '#platform/web/look/alerts.ts'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { type Door, intercomDoors } from '../contract.ts'
import { doorAway } from '../problems.ts'

const { calls } = intercomDoors
const sentryId = '6f7f1b1e-6d6c-4a41-8f0e-1c8f6f0b0c11'
const sentry: Sentry = {
  sentryId,
  name: '正門',
  kind: 'tablet',
  serialNumber: '•••• 1234',
  serialRenewedAt: new Date('2026-11-01T02:00:00Z'),
  openDigits: '#',
  callsBack: false,
  allowsAll: true,
  allowedCount: 0,
  rowVersion: 1,
  devices: [],
}
const door: Door = {
  doorId: '6f7f1b1e-6d6c-4a41-8f0e-1c8f6f0b0c12',
  sentryId,
  name: '正門門禁',
  deviceKey: 'dr-front',
  openMinutes: 3,
  isConnected: true,
  heardAt: new Date('2026-11-30T02:00:00Z'),
  firmware: '2.1.0',
  leaf: 'closed',
  openSince: null,
  forcedAt: null,
  rowVersion: 1,
}
const see = ['intercomSentries.view', 'intercomDoors.view']
const said = () => alertsShown().toasts.at(-1)?.text

/** Opens the page of sentries with the panel of the one that has this door, or none. */
async function open(given: Door | undefined, ...more: string[]) {
  answering(intercomSentries.calls.list, { data: [sentry] })
  const heard = { exchangeId: null, madeAt: null, heardAt: null, isHeard: true }
  answering(intercomRinging.calls.show, { data: heard })
  answering(calls.list, { data: given ? [given] : [] })
  const screen = await openPage(`${sentriesPath}?open=${sentryId}`, { may: [...see, ...more] })
  const part = screen.getByRole('region', { name: '門禁' })
  await expect.element(part).toBeVisible()
  return { screen, part }
}

it('says how a door stands in the list and its panel, and has nothing to press for who may only look', async () => {
  const { screen, part } = await open({ ...door, leaf: 'open', openSince: new Date('2026-11-30T02:00:00Z') })
  await expect.element(screen.getByText('門開著')).toBeVisible()
  await expect.element(part.getByText(/ 開著$/)).toBeVisible()
  await expect.element(part.getByRole('button', { name: '開門' })).not.toBeInTheDocument()
  await expect.element(part.getByRole('button', { name: '更多' })).not.toBeInTheDocument()
})

it('opens with a reason and says what the door answered once it did', async () => {
  const { screen, part } = await open(door, 'intercomDoors.open')
  const sent = answering(calls.order, {
    data: { orderId: sentryId, outcome: 'waiting', answer: '' },
  })
  answering(calls.showOrder, { data: { orderId: sentryId, outcome: 'refused', answer: '消防中' } })
  await part.getByRole('button', { name: '開門' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: '開門' }).click()
  await expect.element(dialog.getByText('請填寫原因')).toBeVisible()
  expect(sent).toHaveLength(0)
  await dialog.getByRole('button', { name: '試開' }).click()
  await dialog.getByRole('button', { name: '開門' }).click()
  await expect.poll(said).toBe('門禁拒絕開門：消防中')
  expect(sent.map(({ input }) => input)).toEqual([
    { doorId: door.doorId, orderId: expect.any(String), reason: '試開' },
  ])
})

it('that is away is not opened from here', async () => {
  const { part } = await open({ ...door, isConnected: false }, 'intercomDoors.open')
  await expect.element(part.getByText('離線')).toBeVisible()
  await expect.element(part.getByRole('button', { name: '開門' })).toBeDisabled()
})

it('keeps the reason when the line of the door was lost meanwhile', async () => {
  const { screen, part } = await open(door, 'intercomDoors.open')
  answering(calls.order, doorAway())
  await part.getByRole('button', { name: '開門' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: '試開' }).click()
  await dialog.getByRole('button', { name: '開門' }).click()
  await expect.element(dialog.getByText(/門禁目前離線/)).toBeVisible()
})

it('is added beside its sentry; address, name and password are shown this once', async () => {
  const { screen, part } = await open(undefined, 'intercomDoors.configure')
  const made = answering(calls.add, { data: { deviceKey: 'dr-new', password: 'of-this-once' } })
  await part.getByRole('button', { name: '新增門禁' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByLabelText('名稱')).toHaveValue('正門門禁')
  await dialog.getByRole('button', { name: '新增門禁' }).click()
  await expect.element(screen.getByText('of-this-once')).toBeVisible()
  await expect.element(screen.getByText(/\/devices\/doors\/dr-new$/)).toBeVisible()
  expect(made.map(({ input }) => input)).toEqual([
    { doorId: expect.any(String), sentryId, name: '正門門禁', openMinutes: 3 },
  ])
})
