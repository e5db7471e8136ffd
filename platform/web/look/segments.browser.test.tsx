import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '#tests/setup/draw.tsx'
import { Segments } from './Segments.tsx'

function States() {
  const [state, setState] = useState('waiting')
  const options = [
    { value: 'waiting', label: '待領取' },
    { value: 'lost', label: '遺失', disabled: true },
    { value: 'done', label: '已領取' },
  ]
  return <Segments label="狀態" options={options} value={state} onChange={setState} />
}

it('Tab reaches the chosen one; arrows choose the next that can be chosen, and go round', async () => {
  const screen = await draw(<States />)
  const isChosen = (name: string) => expect.element(screen.getByRole('radio', { name })).toBeChecked()
  await isChosen('待領取')
  await userEvent.tab()
  await expect.element(screen.getByRole('radio', { name: '待領取' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await isChosen('已領取')
  await expect.element(screen.getByRole('radio', { name: '已領取' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await isChosen('待領取')
  await userEvent.keyboard('{End}')
  await isChosen('已領取')
})
