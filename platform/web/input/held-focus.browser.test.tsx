import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '#platform/web/look/Button.tsx'
import { confirmBox } from '#platform/web/look/alerts.ts'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { draw } from '#tests/setup/draw.tsx'

function Visitors({ asks = false }: { asks?: boolean }) {
  const [inside, setInside] = useState(['王先生', '林小姐', '陳師傅'])
  const [asked, setAsked] = useState<string>()
  const leave = (name: string) => setInside((now) => now.filter((other) => other !== name))
  return (
    <main>
      <h1>在場訪客</h1>
      <div>
        <input type="search" aria-label="搜尋" />
      </div>
      <ul>
        {inside.map((name) => (
          <li key={name}>
            <a href="#visit">{name}</a>
            <Button onClick={() => (asks ? setAsked(name) : leave(name))}>{name} 離開</Button>
          </li>
        ))}
      </ul>
      {asked && (
        <Dialog label="離開" onCancel={() => setAsked(undefined)}>
          <Button onClick={() => leave(asked)}>先移除</Button>
          <Button onClick={() => setAsked(undefined)}>關閉</Button>
        </Dialog>
      )}
    </main>
  )
}

const focused = () =>
  document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label')

describe('when what has the keys goes away', () => {
  it('the same act of the next row has them, then of the one before, and at last the search of the list', async () => {
    const screen = await draw(<Visitors />)
    screen.getByRole('button', { name: '林小姐 離開' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(focused).toBe('陳師傅 離開')
    await userEvent.keyboard('{Enter}')
    await expect.poll(focused).toBe('王先生 離開')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('searchbox')).toHaveFocus()
  })

  it('a key that is still held down does not do the next one too', async () => {
    const screen = await draw(<Visitors />)
    const button = screen.getByRole('button', { name: '王先生 離開' }).element()
    button.focus()
    await userEvent.keyboard('{Enter>3/}')
    await expect.poll(focused).toBe('林小姐 離開')
    await expect.element(screen.getByRole('button', { name: '陳師傅 離開' })).toBeVisible()
  })

  it('a dialog whose opener is gone gives them to the neighbour of its opener', async () => {
    const screen = await draw(<Visitors asks />)
    screen.getByRole('button', { name: '王先生 離開' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await screen.getByRole('button', { name: '先移除' }).click()
    await screen.getByRole('button', { name: '關閉' }).click()
    await expect.poll(focused).toBe('林小姐 離開')
  })

  it('a page without a list gives them to its heading, also when an act was asked about and can be done no more', async () => {
    function Shift() {
      const [signed, setSigned] = useState(false)
      const sign = async () => setSigned(await confirmBox({ title: '簽名？', ok: '簽' }))
      return (
        <main>
          <h1>交接清單</h1>
          {signed ? <p>已簽名</p> : <Button onClick={() => void sign()}>簽名</Button>}
        </main>
      )
    }
    const screen = await draw(<Shift />)
    screen.getByRole('button', { name: '簽名' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await screen.getByRole('button', { name: /^簽/ }).last().click()
    await expect.element(screen.getByText('已簽名')).toBeVisible()
    await expect.poll(focused).toBe('交接清單')
  })

  it('a button that is disabled by its own act gives them to the one beside it', async () => {
    function Pages() {
      const [page, setPage] = useState(1)
      return (
        <div>
          <Button onClick={() => setPage(1)}>上一頁</Button>
          <Button disabled={page === 2} onClick={() => setPage(2)}>
            下一頁
          </Button>
        </div>
      )
    }
    const screen = await draw(<Pages />)
    screen.getByRole('button', { name: '下一頁' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(focused).toBe('上一頁')
  })

  it('whoever had pointed elsewhere is left alone', async () => {
    const screen = await draw(<Visitors />)
    screen.getByRole('button', { name: '王先生 離開' }).element().focus()
    await screen.getByRole('heading').click()
    expect(document.activeElement).toBe(document.body)
    screen.getByRole('button', { name: '王先生 離開' }).element().remove()
    await new Promise(requestAnimationFrame)
    expect(document.activeElement).toBe(document.body)
  })
})
