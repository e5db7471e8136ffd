import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '#tests/setup/draw.tsx'
import { type Column, DataTable } from './DataTable.tsx'

interface Visit {
  id: string
  label: string
  name: string
  plate: string
  reason: string
}
const visits: readonly Visit[] = [
  { id: 'v1', label: 'A棟-1F-1', name: '王大明', plate: 'ABC-1234', reason: '親友來訪' },
]
const columns: readonly Column<Visit>[] = [
  { head: '戶別', width: [200, 120], phone: 'first', cell: (row) => row.label },
  { head: '訪客', phone: 'end', cell: (row) => row.name },
  { head: '車號', width: 100, drops: 'beside narrow', phone: 'none', cell: (row) => row.plate },
  { head: '事由', width: 150, phone: 'line', isLabelled: true, cell: (row) => row.reason },
]

/** The table in a window of so many pixels, beside an open row or alone. */
async function drawn(width: number, isOpen = false) {
  await page.viewport(width, 800)
  const screen = await draw(
    <div className={isOpen ? 'lb-list-open' : undefined}>
      <DataTable rows={visits} idOf={(row) => row.id} columns={columns} />
    </div>,
  )
  const box = (text: string) => screen.getByText(text, { exact: true }).element().getBoundingClientRect()
  return { screen, box }
}
afterEach(() => page.viewport(1440, 900))

it('gives each column its width, a smaller one where there is less room, and drops those that may go', async () => {
  const wide = await drawn(1440)
  expect([wide.box('戶別').width, wide.box('車號').width]).toEqual([200, 100])
  await wide.screen.unmount()
  const narrow = await drawn(1100)
  expect(narrow.box('戶別').width).toBe(120)
  await expect.element(narrow.screen.getByText('車號')).not.toBeVisible()
  await expect.element(narrow.screen.getByText('ABC-1234')).not.toBeVisible()
  await narrow.screen.unmount()
  const beside = await drawn(1440, true)
  await expect.element(beside.screen.getByText('ABC-1234')).not.toBeVisible()
})

it('makes each row a card on a phone: what is first and what is at the end in one line, the rest below by name', async () => {
  const { screen, box } = await drawn(390)
  await expect.element(screen.getByText('戶別')).not.toBeVisible()
  await expect.element(screen.getByText('ABC-1234')).not.toBeVisible()
  expect(box('王大明').top).toBe(box('A棟-1F-1').top)
  expect(box('王大明').left).toBeGreaterThan(box('A棟-1F-1').right - 1)
  expect(box('親友來訪').top).toBeGreaterThanOrEqual(box('A棟-1F-1').bottom)
  const reason = screen.getByText('親友來訪', { exact: true }).element()
  expect(getComputedStyle(reason, '::before').content).toContain('事由')
})
