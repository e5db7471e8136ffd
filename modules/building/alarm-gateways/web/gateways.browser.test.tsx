import { expect, it } from 'vitest'
import { AlarmPoint, alarmPoints } from '#modules/building/alarm-points/contract.ts'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { saveOvertaken } from '#tests/setup/overtaken.ts'
import { sample } from '#tests/setup/sample.ts'
import { alarmGateways, Found, Gateway, gatewayChanged, Source } from '../contract.ts'
import { gatewaysPath } from './screens.ts'

const { list, add, correct, probe, showProbe, listSources, assign } = alarmGateways.calls
const may = ['alarmGateways.configure', 'alarmPoints.configure', 'alarmPoints.view']
const chiller = sample(Gateway, {
  name: '空調主機',
  kind: 'bacnet',
  address: '192.168.1.30:47808',
  registers: 'chiller/temp analog-input 1',
  pollSeconds: 5,
  unit: 1,
  rowVersion: 1,
  state: 'connected',
  fault: '',
  missed: [],
  missedAt: null,
  refusedAt: null,
  refusedWhy: '',
  hasPassword: false,
  topic: '',
  user: '',
})

it('shows what a BACnet device has, with live values, before it is saved; what is ticked is read', async () => {
  answering(list, { data: [] })
  const found = (key: string, line: string, value: string) =>
    sample(Found, { key, line, value, status: null })
  const probes = answering(probe, { data: true })
  answering(showProbe, {
    data: {
      state: 'connected',
      fault: '',
      found: [found('Supply-Temp', 'analog-input 1', '17.5'), found('冰水泵', 'binary-input 2', '0')],
    },
  })
  const added = answering(add, { data: { gatewayId: chiller.gatewayId, key: '' } })
  const screen = await openPage(gatewaysPath, { may })
  await screen.getByRole('button', { name: '新增閘道器' }).first().click()
  await screen.getByText('BACnet/IP', { exact: true }).click()
  await screen.getByLabelText('名稱').fill('空調主機')
  await screen.getByLabelText('裝置位址').fill('192.168.1.30:47808')
  await screen.getByRole('button', { name: '試連' }).click()
  await expect.element(screen.getByText('17.5')).toBeVisible()
  expect(probes[0]?.input).toMatchObject({ kind: 'bacnet', address: '192.168.1.30:47808' })
  await screen.getByRole('checkbox', { name: /冰水泵/ }).click()
  await expect.element(screen.getByLabelText('要讀的訊號')).toHaveValue('冰水泵 binary-input 2')
  await screen.getByRole('button', { name: '新增閘道器' }).last().click()
  await expect.poll(() => added[0]?.input).toMatchObject({ registers: '冰水泵 binary-input 2' })
})

it('of one that sends by itself address, id and key are shown, this once', async () => {
  answering(list, { data: [] })
  answering(add, { data: { gatewayId: chiller.gatewayId, key: 'the-key' } })
  const screen = await openPage(gatewaysPath, { may })
  await screen.getByRole('button', { name: '新增閘道器' }).first().click()
  await screen.getByLabelText('名稱').fill('機房')
  await screen.getByRole('button', { name: '新增閘道器' }).last().click()
  const shown = screen.getByRole('dialog', { name: '閘道器的金鑰' })
  await expect.element(shown.getByText('the-key')).toBeVisible()
  await expect.element(shown.getByText(`/${chiller.gatewayId}/Signals`)).toBeVisible()
})

it('a gateway that a colleague corrected meanwhile: the slower one is told and saves both; an empty password stays', async () => {
  const newer = { ...chiller, pollSeconds: 30, rowVersion: 2 }
  answering(list, { data: [chiller] }, { data: [newer] })
  answering(listSources, { data: [] })
  answering(alarmPoints.calls.list, { data: [] })
  const changes = answering(correct, gatewayChanged(), { data: true })
  const screen = await openPage(`${gatewaysPath}?open=${chiller.gatewayId}`, { may })
  await screen.getByRole('button', { name: '修改' }).click()
  const name = screen.getByRole('dialog').getByLabelText('名稱')
  await name.fill('空調主機 1')
  await saveOvertaken(screen, {
    save: '儲存變更',
    told: /剛剛被別人改過/,
    cameIn: '每幾秒讀一次：5 → 30',
    keeps: () => expect.element(name).toHaveValue('空調主機 1'),
  })
  expect(changes[1]?.input).toMatchObject({
    name: '空調主機 1',
    pollSeconds: 30,
    rowVersion: 2,
    password: '',
  })
})

it('a point is made of a signal and assigned to it at once', async () => {
  const source = sample(Source, { key: 'pit/level', pointId: null, name: '', value: '42', status: null })
  answering(list, { data: [chiller] })
  answering(listSources, { data: [source] })
  answering(alarmPoints.calls.list, { data: [] })
  answering(alarmPoints.calls.listCategories, { data: [] })
  const points = answering(alarmPoints.calls.add, { data: sample(AlarmPoint) })
  const assigned = answering(assign, { data: true })
  const screen = await openPage(`${gatewaysPath}?open=${chiller.gatewayId}`, { may })
  await expect.element(screen.getByText('42')).toBeVisible()
  await screen.getByRole('button', { name: '用這個訊號新增測點' }).click()
  await expect.element(screen.getByLabelText('測點名稱')).toHaveValue('pit/level')
  await screen.getByLabelText('位置').fill('B2 集水坑')
  await screen.getByLabelText('異常時的意思').fill('水位過高')
  await screen.getByRole('button', { name: '新增測點', exact: true }).click()
  await expect.poll(() => assigned[0]?.input).toMatchObject({ sourceId: source.sourceId })
  const { pointId } = points[0]?.input ?? {}
  expect(assigned[0]?.input).toMatchObject({ pointId })
})
