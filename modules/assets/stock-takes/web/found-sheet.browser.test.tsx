import './page-texts.ts'
import { expect, it } from 'vitest'
import { assetSettings } from '#modules/assets/asset-settings/contract.ts'
import { answeringEmpty } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { stockTakes } from '../contract.ts'
import { FoundSheet } from './FoundSheet.tsx'
import type { Counted } from './use-counting.ts'

const { element: Thing } = stockTakes.calls.read.gives.shape.data.shape.things

it('how many there are is typed, and what is missing is asked once more', async () => {
  answeringEmpty(assetSettings.calls.listAreas)
  const kept: Counted[] = []
  const thing = sample(Thing, { name: '滅火器', quantity: 44, line: null })
  const screen = await drawPart(
    <FoundSheet
      thing={thing}
      before={undefined}
      onKeep={async (counted) => void kept.push(counted)}
      onClose={() => undefined}
    />,
  )
  await screen.getByLabelText('數量').fill('')
  await screen.getByRole('button', { name: '找到' }).click()
  await expect.element(screen.getByText('請填數量')).toBeVisible()
  await screen.getByRole('button', { name: '遺失' }).click()
  await expect.element(screen.getByText('滅火器 44 件都找不到？')).toBeVisible()
  expect(kept).toEqual([])
  await screen.getByRole('button', { name: '取消' }).click()
  await screen.getByLabelText('數量').fill('20')
  await screen.getByRole('button', { name: '找到' }).click()
  await expect.poll(() => kept.length).toBe(1)
  expect(kept[0]).toMatchObject({ result: 'found', quantity: 20 })
})
