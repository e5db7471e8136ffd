import { expect, it } from 'vitest'
import { Asset, assets } from '#modules/assets/assets/contract.ts'
import { problems } from '#platform/contract/problems.ts'
import { answering, answeringEmpty } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { maintenancePlans } from '#modules/assets/maintenance-plans/contract.ts'
import { Consumable, consumables } from '../contract.ts'
import { MoveDialog } from './MoveDialog.tsx'

it('what is issued for a thing names it by its number, wherever it stands in the register', async () => {
  const pump = sample(Asset, { assetId: sampleId, displayId: 'WS-P-02', name: '2 號揚水泵' })
  answering(assets.calls.list, { ...sample(assets.calls.list.gives), data: [pump] })
  answering(assets.calls.find, { data: pump })
  answeringEmpty(maintenancePlans.calls.listPlans)
  const moved = answering(consumables.calls.move, problems.notFound())
  const screen = await drawPart(
    <MoveDialog
      of={sample(Consumable, { name: '軸承', unit: '顆', stock: 5 })}
      kind="issued"
      onClose={() => undefined}
    />,
    { may: ['assets.view', 'maintenancePlans.view'] },
  )
  await screen.getByLabelText('數量（顆）').fill('2')
  await screen.getByLabelText('用在哪項資產').fill('ws-p-02')
  await expect.element(screen.getByText('2 號揚水泵').first()).toBeVisible()
  await screen.getByRole('button', { name: '領用' }).click()
  await expect.poll(() => moved.length).toBe(1)
  expect(moved[0]?.input).toMatchObject({ quantity: 2, assetId: sampleId })
})
