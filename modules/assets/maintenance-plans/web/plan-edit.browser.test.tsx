import { expect, it } from 'vitest'
import { AssetDetail, assets } from '#modules/assets/assets/contract.ts'
import { suppliers } from '#modules/assets/suppliers/contract.ts'
import { problems } from '#platform/contract/problems.ts'
import { answering, answeringEmpty } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { maintenancePlans } from '../contract.ts'
import { newPlanPath } from './paths.ts'

const idOf = (nth: number) => sampleId.replace(/1$/, String(nth))
const asset = (nth: number) =>
  sample(AssetDetail, { assetId: idOf(nth), displayId: `L-00${nth}`, name: `電梯 ${nth}` })

it('a plan of a thing begins with it, finds others by typing, and is not sent without a day', async () => {
  answeringEmpty(suppliers.calls.listSuppliers)
  answering(assets.calls.get, { data: asset(1) })
  answering(assets.calls.list, ({ text }) => ({
    ...sample(assets.calls.list.gives),
    data: text ? [asset(2)] : [asset(1), asset(3)],
  }))
  const added = answering(maintenancePlans.calls.addPlan, problems.notFound())
  const screen = await openPage(`${newPlanPath}?assetId=${idOf(1)}`, {
    may: ['maintenancePlans.change', 'maintenancePlans.view', 'assets.view', 'suppliers.view'],
  })
  await expect.element(screen.getByRole('checkbox', { name: 'L-001　電梯 1' })).toBeChecked()
  await screen.getByLabelText('計畫名稱').fill('電梯月保養')
  await screen.getByLabelText('自辦時由誰做').fill('林志明')
  await screen.getByPlaceholder('找資產：編號、名稱').fill('L-002')
  await screen.getByRole('checkbox', { name: 'L-002　電梯 2' }).click()
  await screen.getByPlaceholder('找資產：編號、名稱').fill('')
  // What was ticked before something else was looked for stands first.
  await expect.element(screen.getByRole('checkbox', { name: 'L-003　電梯 3' })).toBeVisible()
  await expect.element(screen.getByRole('checkbox', { name: 'L-002　電梯 2' })).toBeChecked()
  await screen.getByLabelText('第一次').fill('')
  await screen.getByRole('button', { name: '儲存' }).click()
  await expect.element(screen.getByText('請填第一次保養的日期')).toBeVisible()
  expect(added).toEqual([])
  await screen.getByLabelText('第一次').fill('2026/12/01')
  await screen.getByRole('button', { name: '儲存' }).click()
  await expect.poll(() => added.length).toBe(1)
  expect(added[0]?.input).toMatchObject({ firstDay: '2026-12-01', assetIds: [idOf(1), idOf(2)] })
})
