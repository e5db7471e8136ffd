import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { assemblies } from '../contract.ts'
import { assemblyRoll } from '../roll-contract.ts'
import { AssemblyRow, UnitOwner } from '../shapes.ts'
import { rollPath } from './paths.ts'

const unit = (at: number, label: string, name: string) =>
  sample(UnitOwner, {
    unitId: `${sampleId.slice(0, -1)}${at}`,
    label,
    owners: [{ name, code: '' }],
    representative: '',
    area: 8000,
    cardNumber: at,
    registration: null,
  })

it('the roll says how many persons and how much area it holds, and finds a unit by its owner', async () => {
  const assembly = sample(AssemblyRow, {
    assemblyId: sampleId,
    status: 'ended',
    kind: 'regular',
    totalUnits: 2,
    totalOwners: 2,
    totalArea: 16_000,
  })
  answering(assemblies.calls.get, { data: assembly })
  answering(assemblyRoll.calls.listUnits, {
    data: [unit(1, 'A棟-1F-1', '吳文雄'), unit(2, 'A棟-2F-1', '林玉珍')],
  })
  const screen = await openPage(rollPath(sampleId), { may: ['assemblies.view'] })
  await expect.element(screen.getByText(/2 戶.*2 人.*160\.00 ㎡/)).toBeVisible()
  await userEvent.type(screen.getByRole('searchbox', { name: '搜尋戶別、姓名或編號' }), '玉珍{Enter}')
  await expect.element(screen.getByText('吳文雄')).not.toBeInTheDocument()
  await expect.element(screen.getByText('林玉珍')).toBeVisible()
})
