import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { drawPart } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { GasReading } from '../shapes.ts'
import { Door } from './Door.tsx'
import './round-texts.ts'
import './round.css'

const reading = sample(GasReading, {
  label: 'A棟-12F-3',
  names: ['王建民'],
  digits: 4,
  last: 1842,
  lastSeen: 1842,
  band: { low: 18, high: 34, mean: 26 },
  current: null,
})

it('a meter is typed by keys and taken by Enter; what is odd only by its own button', async () => {
  const taken: number[] = []
  const screen = await drawPart(
    <Door
      reading={reading}
      kept={undefined}
      onTake={async ({ value }) => void taken.push(value)}
      onSkip={() => undefined}
    />,
  )
  const field = screen.getByLabelText('這次讀數，度')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('1940')
  await expect.element(screen.getByText('用了 98 度，約平常的 4 倍')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(taken).toEqual([])

  // A press on the pad leaves the keys where they type.
  await screen.getByRole('button', { name: '抄錯重填' }).click()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('18')
  await screen.getByRole('button', { name: '6', exact: true }).click()
  await userEvent.keyboard('8')
  await expect.element(screen.getByText('用了 26 度')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => taken).toEqual([1868])
})

it('gas that is smelt says first to leave and whom to call, and asks for no photo', async () => {
  const taken: boolean[] = []
  const screen = await drawPart(
    <Door
      reading={reading}
      kept={undefined}
      onTake={async ({ isLeak }) => void taken.push(isLeak)}
      onSkip={() => undefined}
    />,
  )
  await userEvent.keyboard('1940')
  await screen.getByRole('button', { name: '有味道' }).click()
  await expect.element(screen.getByRole('link', { name: '打 119' })).toBeVisible()
  await screen.getByRole('button', { name: '存下有瓦斯味' }).click()
  await expect.poll(() => taken).toEqual([true])
})
