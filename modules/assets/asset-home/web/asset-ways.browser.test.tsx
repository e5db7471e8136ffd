import { expect, it } from 'vitest'
import { assetSettings } from '#modules/assets/asset-settings/contract.ts'
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
