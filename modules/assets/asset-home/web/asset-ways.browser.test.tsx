import { expect, it } from 'vitest'
import { assetSettings } from '#modules/assets/asset-settings/contract.ts'
import { maintenancePlans } from '#modules/assets/maintenance-plans/contract.ts'
import { repairs } from '#modules/assets/repairs/contract.ts'
import { AssetDetail, assets } from '#modules/assets/assets/contract.ts'
import { assetEditPath } from '#modules/assets/paths.ts'
import { answering, answeringEmpty } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'

const idOf = (nth: number) => sampleId.replace(/1$/, String(nth))
const pump = (nth: number, more: Partial<AssetDetail>) =>
  sample(AssetDetail, {
    assetId: idOf(nth),
    displayId: `WS-P-0${nth}`,
    name: `${nth} 號揚水泵`,
    assetCategoryId: idOf(9),
    categoryName: '給水',
    areaName: 'B2 機房',
    ...more,
  })
const pumps = [pump(1, { nextId: idOf(2) }), pump(2, { previousId: idOf(1) })]

it('an asset says where it stands in the register, leads to the list of its kind, and to the one before and behind it', async () => {
  answeringEmpty(assetSettings.calls.listCategories, assets.calls.labels)
  answering(assets.calls.get, ({ assetId }) => {
    const data = pumps.find((known) => known.assetId === assetId)
    if (!data) throw new Error(`no asset ${assetId}`)
    return { data }
  })
  const screen = await openPage(`${assetEditPath}?assetId=${idOf(1)}`, { may: ['assets.view'] })
  await expect.element(screen.getByRole('heading', { name: '1 號揚水泵' })).toBeVisible()
  const kind = screen.getByRole('link', { name: '給水' })
  await expect.element(kind).toHaveAttribute('href', expect.stringContaining(`category=${idOf(9)}`))
  await expect.element(screen.getByRole('button', { name: '上一件' })).toBeDisabled()
  await screen.getByRole('button', { name: '下一件' }).click()
  await expect.element(screen.getByRole('heading', { name: '2 號揚水泵' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '下一件' })).toBeDisabled()
  await screen.getByRole('button', { name: '上一件' }).click()
  await expect.element(screen.getByRole('heading', { name: '1 號揚水泵' })).toBeVisible()
})

it('an asset says of each of its repairs whom it waits for, or how it ended', async () => {
  answeringEmpty(
    assetSettings.calls.listCategories,
    assets.calls.labels,
    maintenancePlans.calls.listPlans,
    maintenancePlans.calls.listRecords,
  )
  answering(assets.calls.get, { data: pump(1, { supplierId: idOf(5), supplierName: '永順機電' }) })
  const { element: Repair } = repairs.calls.listRepairs.gives.shape.data
  const repair = (nth: number, said: Parameters<typeof sample<typeof Repair>>[1]) =>
    sample(Repair, { caseId: idOf(nth), number: nth, title: `異音 ${nth}`, ...said })
  answering(repairs.calls.listRepairs, {
    ...sample(repairs.calls.listRepairs.gives),
    data: [
      repair(1, { state: 'reported', waitsFor: 'claim' }),
      repair(2, { state: 'quoting', waitsFor: 'choose' }),
      repair(3, { state: 'cancelled', waitsFor: 'nothing' }),
    ],
  })
  const may = ['assets.view', 'repairs.view', 'maintenancePlans.view', 'suppliers.view']
  const screen = await openPage(`${assetEditPath}?assetId=${idOf(1)}`, { may })
  for (const said of ['R-0001　等廠商回覆保固', 'R-0002　等選定報價', 'R-0003　已取消'])
    await expect.element(screen.getByText(said)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: '永順機電' }))
    .toHaveAttribute('href', expect.stringContaining(idOf(5)))
})
