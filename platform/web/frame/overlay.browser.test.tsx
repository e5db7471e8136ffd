import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '#tests/setup/draw.tsx'
import { overlay } from './overlay.tsx'

function Letter({ to, onClose }: { to: string; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  return (
    <div role="dialog" aria-label={to}>
      <input autoFocus aria-label="內容" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <button type="button" onClick={onClose}>
        關閉
      </button>
    </div>
  )
}

function letters() {
  let loads = 0
  const made = overlay<{ to: string }>(async () => {
    loads++
    return Letter
  })
  return { ...made, loads: () => loads }
}

it('asks for its code when it is first opened, once, and closes by what it is given', async () => {
  const letter = letters()
  const screen = await draw(<letter.Host />)
  expect(letter.loads()).toBe(0)
  letter.open({ to: '王大明' })
  await screen.getByRole('dialog', { name: '王大明' }).getByRole('button', { name: '關閉' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(letter.shown()).toBeUndefined()
  letter.open({ to: '林淑芬' })
  await expect.element(screen.getByRole('dialog', { name: '林淑芬' })).toBeVisible()
  expect(letter.loads()).toBe(1)
})

it('begins anew when it is opened again, and keeps what was typed when it is shown something else', async () => {
  const letter = letters()
  const screen = await draw(<letter.Host />)
  letter.show({ to: '王大明' })
  await screen.getByLabelText('內容').fill('您好')
  letter.show({ to: '林淑芬' })
  await expect.element(screen.getByRole('dialog', { name: '林淑芬' })).toBeVisible()
  await expect.element(screen.getByLabelText('內容')).toHaveValue('您好')
  letter.open({ to: '江文彬' })
  await expect.element(screen.getByRole('dialog', { name: '江文彬' })).toBeVisible()
  await expect.element(screen.getByLabelText('內容')).toHaveValue('')
})

it('takes what was typed while its code was on its way', async () => {
  let bring: (code: typeof Letter) => void = () => undefined
  const letter = overlay<{ to: string }>(() => new Promise((resolve) => (bring = resolve)))
  const screen = await draw(
    <>
      <input aria-label="頁面" />
      <letter.Host />
    </>,
  )
  const below = screen.getByLabelText('頁面')
  await below.click()
  letter.open({ to: '王大明' })
  for (const key of '0392') {
    await userEvent.keyboard(key)
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  bring(Letter)
  await expect.element(screen.getByLabelText('內容')).toHaveValue('0392')
  await expect.element(below).toHaveValue('')
  await userEvent.keyboard('5')
  await expect.element(screen.getByLabelText('內容')).toHaveValue('03925')
})
