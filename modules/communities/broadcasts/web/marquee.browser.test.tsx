import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { drawPart } from '#tests/setup/open-page.tsx'
import { inkOnPaper } from '../contrast.ts'
import { Marquee } from './Marquee.tsx'

const long =
  '本週六 09:00 至 17:00 水塔清洗，A棟、B棟暫停供水，請各戶提前儲水並關閉用水設備，以免復水時滿溢。'
const line = (title: string) => ({ ...inkOnPaper, title, url: '' })

it('A long line keeps to one line, and is said in full while it has the focus or the pointer', async () => {
  const screen = await drawPart(
    <div style={{ width: 300, marginTop: 200 }}>
      <Marquee lines={[line(long)]} />
    </div>,
  )
  const words = screen.getByRole('button', { name: long })
  await expect.element(words).toBeVisible()
  expect(words.element().getBoundingClientRect().height).toBeLessThan(40)
  expect(screen.getByText(long).elements()).toHaveLength(1)
  await userEvent.tab()
  await expect.poll(() => screen.getByText(long).elements().length).toBe(2)
  await userEvent.tab()
  await expect.poll(() => screen.getByText(long).elements().length).toBe(1)
})

it('A line that has room says nothing twice', async () => {
  const screen = await drawPart(
    <div style={{ width: 600 }}>
      <Marquee lines={[line('水塔清洗')]} />
    </div>,
  )
  await screen.getByRole('button', { name: '水塔清洗' }).click()
  expect(screen.getByText('水塔清洗').elements()).toHaveLength(1)
})
