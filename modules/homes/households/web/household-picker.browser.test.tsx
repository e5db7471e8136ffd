import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { deposits } from '#modules/parcels/deposits/contract.ts'
import { packages } from '#modules/parcels/packages/contract.ts'
import { answering, answeringEmpty } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { type FoundHousehold, Household, households } from '../contract.ts'
import { HouseholdPicker } from './HouseholdPicker.tsx'

const { calls } = households
const found = (label: string): FoundHousehold => ({
  ...sample(Household, { isVirtual: 0 }),
  label,
  names: ['王大同'],
  matched: '',
})

/** The picker over a server that answers when it is told to. */
async function open() {
  answeringEmpty(calls.listBuildings, calls.listHouseholds)
  answeringEmpty(packages.calls.countWaitingOfHouseholds, deposits.calls.countWaitingOfHouseholds)
  const waiting: (() => void)[] = []
  answering(
    calls.findHouseholds,
    ({ text }) =>
      new Promise((resolve) =>
        waiting.push(() => resolve({ data: text === 'x' ? [] : [found(`A棟-${text}`)] })),
      ),
  )
  const onPicked = vi.fn()
  const screen = await drawPart(<HouseholdPicker virtual={false} onPicked={onPicked} />, {
    may: ['households.view'],
  })
  const field = screen.getByRole('combobox')
  await field.click()
  return { screen, field, onPicked, answer: () => waiting.splice(0).forEach((send) => send()), waiting }
}

it('an Enter before the answer takes the household that stands first once it is there', async () => {
  const { field, onPicked, answer, waiting } = await open()
  await field.fill('12F-2')
  await expect.poll(() => waiting.length).toBe(1)
  await userEvent.keyboard('{Enter}')
  expect(onPicked).not.toHaveBeenCalled()
  answer()
  await expect.poll(() => onPicked.mock.calls).toEqual([[expect.objectContaining({ label: 'A棟-12F-2' })]])
})

it('whoever types on after such an Enter has chosen nothing', async () => {
  const { screen, field, onPicked, answer, waiting } = await open()
  await field.fill('12')
  await expect.poll(() => waiting.length).toBe(1)
  await userEvent.keyboard('{Enter}')
  await field.fill('12F-3')
  await expect.poll(() => waiting.length).toBe(2)
  answer()
  await expect.element(screen.getByText('A棟-12F-3')).toBeVisible()
  expect(onPicked).not.toHaveBeenCalled()
})
