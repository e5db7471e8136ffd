import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { problem } from '#platform/contract/problem.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { draw } from '#tests/setup/draw.tsx'
import { EntryList } from './EntryList.tsx'
import type { Entry, EntryKind } from './entry-kind.ts'

const entry = (id: string, name: string, isRetired = false): Entry => ({ id, name, version: 1, isRetired })
const start = [entry('a', '鑰匙'), entry('b', '文件'), entry('c', '安全帽'), entry('d', '雨具', true)]
const overtaken = problem(409118, '「門禁鑰匙」剛被另一位管理人員改過，請看過新的內容再修改。')

function kind(of: Partial<EntryKind<Entry>>): EntryKind<Entry> {
  return {
    entryOf: (row) => row,
    longestName: 12,
    codes: [overtaken.code],
    newest: async () => start,
    add: async () => undefined,
    change: async () => undefined,
    retire: async () => undefined,
    order: async () => undefined,
    ...of,
  }
}
const list = (of: Partial<EntryKind<Entry>> = {}, mayChange = true, rows = start) => (
  <EntryList
    of={kind(of)}
    rows={rows}
    title="寄放類型"
    add="新增類型"
    mayChange={mayChange}
    refresh={async () => undefined}
  />
)

it('moves an entry over its neighbour in one call, with the order that was seen; no further than the ends', async () => {
  const order = vi.fn(async () => undefined)
  const screen = await draw(list({ order }))
  await screen.getByRole('button', { name: '上移 文件' }).click()
  expect(order.mock.calls).toEqual([[['b', 'a', 'c'], ['a', 'b', 'c'], expect.anything()]])
  await screen.getByRole('button', { name: '下移 安全帽' }).click({ force: true })
  expect(order).toHaveBeenCalledTimes(1)
})

it('by keyboard: ↓ walks to the next entry, Alt ↓ takes it along, Alt 1 adds', async () => {
  const order = vi.fn(async () => undefined)
  const screen = await draw(list({ order }))
  screen.getByRole('button', { name: '修改 鑰匙' }).element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('button', { name: '修改 文件' })).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(order.mock.calls).toEqual([[['a', 'c', 'b'], ['a', 'b', 'c'], expect.anything()]])
  await userEvent.keyboard('{Alt>}1{/Alt}')
  await expect.element(screen.getByLabelText('名稱')).toHaveFocus()
})

it('by drag: an entry dropped on another takes its place, in one call; dropped where it was it stays', async () => {
  const order = vi.fn(async () => undefined)
  const screen = await draw(list({ order }))
  const handle = (nth: number) => screen.container.querySelectorAll('.lb-entry-grip')[nth] as Element
  await userEvent.dragAndDrop(handle(0), handle(2))
  expect(order.mock.calls).toEqual([[['b', 'c', 'a'], ['a', 'b', 'c'], expect.anything()]])
  await userEvent.dragAndDrop(handle(1), handle(1))
  expect(order).toHaveBeenCalledTimes(1)
})

it('adds by keyboard; an empty or too long name is refused where it is typed', async () => {
  const add = vi.fn(async () => undefined)
  const screen = await draw(list({ add }))
  await screen.getByRole('button', { name: '新增類型' }).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(text('settings', 'nameRequired'))).toBeVisible()
  await screen.getByLabelText('名稱').fill('一二三四五六七八九十一二三')
  await expect.element(screen.getByText('名稱最多 12 個字。')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(add).not.toHaveBeenCalled()
  await screen.getByLabelText('名稱').fill(' 花束 ')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByLabelText('名稱')).not.toBeInTheDocument()
  expect(add.mock.calls).toEqual([[expect.any(String), { name: '花束' }, expect.anything()]])
  await expect.element(screen.getByRole('button', { name: '新增類型' })).toHaveFocus()
})

it('an entry that is saved again after a lost answer is the same entry, sent with the same keys', async () => {
  const add = vi.fn<EntryKind<Entry>['add']>(async () => {
    if (add.mock.calls.length === 1) throw new LostConnection()
  })
  const screen = await draw(list({ add }))
  await screen.getByRole('button', { name: '新增類型' }).click()
  await screen.getByLabelText('名稱').fill('花束')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => add.mock.calls.length).toBe(1)
  await screen.getByRole('button', { name: '儲存' }).click()
  await expect.element(screen.getByLabelText('名稱')).not.toBeInTheDocument()
  const [first, again] = add.mock.calls
  expect(again?.[0]).toBe(first?.[0])
  expect(again?.[2].keys).toBe(first?.[2].keys)
})

it('of two who rename one entry the second sees the other name, keeps what was typed, and saves over it', async () => {
  const theirs = { ...entry('a', '門禁鑰匙'), version: 2 }
  const change = vi.fn(async ({ version }: Entry) => {
    if (version === 1) throw overtaken
  })
  const screen = await draw(list({ change, newest: async () => [theirs] }))
  await screen.getByRole('button', { name: '修改 鑰匙' }).click()
  await screen.getByLabelText('名稱').fill('鑰匙與磁扣')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('名稱：對方改為「門禁鑰匙」，保留您填的「鑰匙與磁扣」')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByLabelText('名稱')).not.toBeInTheDocument()
  expect(change.mock.calls.map(([seen]) => seen.version)).toEqual([1, 2])
  await expect.element(screen.getByRole('button', { name: '修改 鑰匙' })).toHaveFocus()
})

it('retires and uses again; what is fixed cannot be retired, and who may not change it sees no button', async () => {
  function Kept() {
    const [rows, setRows] = useState(start)
    const retire: EntryKind<Entry>['retire'] = async ({ id }, isRetired) =>
      setRows((all) => all.map((item) => (item.id === id ? { ...item, isRetired } : item)))
    return list({ retire, isFixed: ({ id }) => id === 'b' }, true, rows)
  }
  const screen = await draw(<Kept />)
  expect(screen.getByRole('button', { name: '停用 文件' }).elements()).toEqual([])
  await screen.getByRole('button', { name: '停用 鑰匙' }).click()
  await expect.element(screen.getByRole('button', { name: '新增類型' })).toHaveFocus()
  await screen.getByText(text('settings', 'retiredGroup', { count: 2 })).click()
  await screen.getByRole('button', { name: '恢復 鑰匙' }).click()
  await expect.element(screen.getByRole('button', { name: '停用 鑰匙' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '修改 鑰匙' })).toHaveFocus()
  await screen.unmount()
  const seen = await draw(list({}, false))
  await expect.element(seen.getByText('安全帽')).toBeVisible()
  expect(seen.getByRole('button').elements()).toEqual([])
})
