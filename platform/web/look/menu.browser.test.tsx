import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '#tests/setup/draw.tsx'
import { Menu } from './Menu.tsx'

function Buildings({ choose }: { choose: (name: string) => void }) {
  const [open, setOpen] = useState(false)
  const items = ['A棟', 'B棟', 'C棟'].map((label) => ({
    key: label,
    label,
    isCurrent: label === 'B棟',
    act: () => choose(label),
  }))
  return (
    <>
      <button type="button" data-opens="buildings" onClick={() => setOpen(!open)}>
        棟別
      </button>
      {open && <Menu of="buildings" label="棟別" items={items} close={() => setOpen(false)} />}
      <p>別處</p>
    </>
  )
}

it('opens on what holds, moves by arrows, and gives the focus back to its button', async () => {
  const choose = vi.fn()
  const screen = await draw(<Buildings choose={choose} />)
  const button = screen.getByRole('button', { name: '棟別' })
  await button.click()
  await expect.element(screen.getByRole('menuitem', { name: 'B棟' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(choose.mock.calls).toEqual([['C棟']])
  await expect.element(button).toHaveFocus()
  expect(screen.getByRole('menu').query()).toBeNull()
})

it('is gone on Esc and when one points elsewhere, and nothing is chosen', async () => {
  const choose = vi.fn()
  const screen = await draw(<Buildings choose={choose} />)
  const button = screen.getByRole('button', { name: '棟別' })
  for (const leave of [() => userEvent.keyboard('{Escape}'), () => screen.getByText('別處').click()]) {
    await button.click()
    await expect.element(screen.getByRole('menu')).toBeVisible()
    await leave()
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  }
  expect(choose).not.toHaveBeenCalled()
})

it('goes to what is typed of a name, also where the name does not begin with it: 12F is not 1F', async () => {
  const choose = vi.fn()
  function Points() {
    const [open, setOpen] = useState(false)
    const items = ['1F 大廳空調', 'A棟 8F 走道', 'A棟 12F 走道', 'B1 停車場'].map((label) => ({
      key: label,
      label,
      act: () => choose(label),
    }))
    return (
      <>
        <button type="button" data-opens="points" onClick={() => setOpen(!open)}>
          測點
        </button>
        {open && <Menu of="points" label="測點" items={items} close={() => setOpen(false)} />}
      </>
    )
  }
  const screen = await draw(<Points />)
  const type = async (signs: string) => {
    await screen.getByRole('button', { name: '測點' }).click()
    await userEvent.keyboard(`${signs}{Enter}`)
  }
  await type('12f')
  await type('a')
  await type('b1')
  expect(choose.mock.calls.flat()).toEqual(['A棟 12F 走道', 'A棟 8F 走道', 'B1 停車場'])
})
