import { expect, it } from 'vitest'
import { assetSettings } from '#modules/assets/asset-settings/contract.ts'
import { assets } from '#modules/assets/assets/contract.ts'
import { problems } from '#platform/contract/problems.ts'
import { answering, answeringEmpty } from '#tests/setup/answers.ts'
import { leavePageUnkept } from '#tests/setup/leave-page-unkept.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { stockTakes } from '../contract.ts'
import { takeRoundPath } from './paths.ts'

const { shape } = stockTakes.calls.read.gives.shape.data
const take = sample(shape.take, { name: '年度盤點', closedAt: null, areaId: null })
const drill = sample(shape.things.element, {
  displayId: 'T-001',
  name: '電鑽',
  qrCode: '0123456789AB',
  quantity: 1,
  isExtra: false,
  line: null,
})

/** Opens the round of a stock-take that has one thing. */
async function openRound() {
  leavePageUnkept()
  answering(stockTakes.calls.read, { data: { take, things: [drill] } })
  answeringEmpty(assetSettings.calls.listAreas)
  const counts = answering(stockTakes.calls.count, sample(stockTakes.calls.count.gives))
  const screen = await openPage(takeRoundPath(take.takeId), { may: ['stockTakes.view', 'stockTakes.count'] })
  const typed = screen.getByRole('textbox')
  const find = async (code: string) => {
    await typed.fill(code)
    await screen.getByRole('button', { name: '找', exact: true }).click()
  }
  return { screen, typed, find, counts }
}

it('a number that the register has not is said so and stays written; nothing is counted, and the next label is taken', async () => {
  answering(assets.calls.find, problems.notFound())
  const { screen, typed, find, counts } = await openRound()
  await find('zz-99')
  await expect.element(screen.getByText('「ZZ-99」不在這次盤點的範圍')).toBeVisible()
  await expect.element(typed).toHaveValue('zz-99')
  await expect.element(screen.getByRole('heading', { name: '待查的編號' })).not.toBeInTheDocument()
  await find('https://lobby.example/mgmt/asset/assetQRcode?code=0123456789AB')
  await expect.element(screen.getByRole('region', { name: '電鑽' })).toBeVisible()
  expect(counts).toEqual([])
})

it('a number that belongs elsewhere is kept in the phone before the line answers', async () => {
  let answer: (said: ReturnType<typeof problems.notFound>) => void = () => undefined
  const answered = new Promise<ReturnType<typeof problems.notFound>>((resolve) => (answer = resolve))
  answering(assets.calls.find, () => answered)
  const { screen, find } = await openRound()
  await find('ZZ-77')
  const kept = screen.getByRole('region', { name: '待查的編號' })
  await expect.element(kept.getByText('ZZ-77')).toBeVisible()
  answer(problems.notFound())
  await expect.element(screen.getByText('「ZZ-77」不在這次盤點的範圍')).toBeVisible()
  await expect.element(kept).not.toBeInTheDocument()
})
