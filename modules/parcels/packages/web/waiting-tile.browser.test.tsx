import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { notices } from '#modules/telling/notices/contract.ts'
import { answering, answeringEmpty } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { packages, UrgentPackage } from '../contract.ts'
import { WaitingTile } from './WaitingTile.tsx'

const one = (nth: number, said: Partial<UrgentPackage>) =>
  sample(UrgentPackage, {
    packageId: `0193a5b0-0000-7000-8000-00000000010${nth}`,
    serialNumber: `039${nth}`,
    householdId: '0193a5b0-0000-7000-8000-000000000002',
    label: 'A棟-7F-2',
    isToldByHand: false,
    arrivedAt: new Date(Date.now() - 26 * 3_600_000),
    ...said,
  })
const urgent = [
  one(1, { isLegal: true }),
  one(2, { temperature: 2 }),
  one(3, { temperature: 2, isToldByHand: true }),
]

async function board(may: readonly string[]) {
  const counts = { total: 3, roomTemperature: 1, refrigerated: 0, frozen: 2, attention: 3 }
  answering(packages.calls.summarizeWaiting, { data: { ...counts, urgent } })
  answeringEmpty(notices.calls.summarize)
  const screen = await drawPart(<WaitingTile />, { may })
  await expect.element(screen.getByText('公文未領')).toBeVisible()
  return {
    screen,
    acts: () =>
      screen
        .getByRole('button')
        .elements()
        .map((button) => button.textContent),
  }
}

it('the desk phones about a legal paper and whom no message reaches, and tells of the rest once more; nothing is handed over without somebody there', async () => {
  const { acts } = await board(['packages.view', 'packages.handOver', 'notices.handle', 'residents.view'])
  expect(acts()).toEqual(['電話通知', '再次通知', '電話通知'])
  const told = answering(notices.calls.remind, {
    data: { sending: 1, byHand: 0, remindedIds: [], skippedIds: [] },
  })
  await userEvent.keyboard('{Alt>}2{/Alt}')
  await expect
    .poll(() => told.map(({ input }) => input.things))
    .toEqual([[{ kind: 'package', ids: [urgent[1]?.packageId] }]])
})

it('who may do nothing about what waits looks at it, and meets no refusal', async () => {
  const { acts } = await board(['packages.view', 'residents.view'])
  expect(acts()).toEqual(['查看', '查看', '查看'])
})
