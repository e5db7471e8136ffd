import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { describe, expect, it, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { draw } from '#tests/setup/draw.tsx'
import { useAddress } from './address.ts'
import { DetailPanel } from './DetailPanel.tsx'
import { ListPage } from './ListPage.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useList } from './use-list.ts'

interface Search {
  view?: string | undefined
  text?: string | undefined
  building?: string | undefined
  from?: string | undefined
  to?: string | undefined
  open?: string | undefined
}
interface Parcel {
  id: string
  label: string
}

const parcels: readonly Parcel[] = ['A棟-1F-1', 'A棟-2F-1', 'B棟-1F-1', 'B棟-2F-1', 'B棟-3F-1'].map(
  (label, nth) => ({ id: `p${nth}`, label }),
)
const perPage = 3

/** Answers as the server would: by building, behind the number of a row. */
async function answer({ building = '', text = '' }: Search, after: string) {
  const found = parcels.filter(({ label }) => label.startsWith(building) && label.includes(text))
  const from = Number(after || 0)
  const data = found.slice(from, from + perPage)
  const end = from + data.length
  return {
    data,
    pagination: { after: end < found.length ? String(end) : '', total: found.length, totalIsCapped: false },
  }
}

type Ask = (search: Search, after: string) => ReturnType<typeof answer>

function Parcels({ ask, remove }: { ask: Ask; remove?: (ids: readonly string[]) => void }) {
  const list = useList({
    address: useAddress<Search>(),
    query: (search, { after }) => ({
      queryKey: ['parcels', search.view, search.building, search.text, after],
      queryFn: () => ask(search, after),
    }),
    idOf: (row) => row.id,
    views: {
      name: 'view',
      label: '狀態',
      options: [
        { value: 'waiting', label: '待領' },
        { value: 'all', label: '全部狀態' },
      ],
    },
    filters: [
      { kind: 'search', name: 'text', label: '搜尋' },
      { kind: 'choice', name: 'building', label: '棟別', options: ['A棟', 'B棟', 'C棟'] },
    ],
  })
  return (
    <ListPage
      list={list}
      title="包裹"
      counts={{ waiting: 5 }}
      table={{
        className: '',
        columns: [{ head: '戶別', cell: (row) => row.label }],
        ticks: remove && { all: '全選', label: (row) => `選取 ${row.label}` },
      }}
      failed="清單載入失敗"
      skeleton={['1fr']}
      empty={{ title: '沒有包裹' }}
      notFound={{ title: '沒有符合的包裹' }}
      acts={
        <SelectionBar
          count={list.chosen.length}
          onClear={list.selection.clear}
          acts={[
            { label: '移除', act: () => remove?.(list.chosen.map(({ id }) => id)) },
            ...['再次通知', '移位置', '補印標籤', '轉退件', '遺失'].map((label) => ({ label, act: vi.fn() })),
          ]}
        />
      }
      detail={(id) => (
        <DetailPanel label={`明細 ${id}`} title={list.opened?.label} {...list.ways}>
          {list.words}
        </DetailPanel>
      )}
    />
  )
}

/** The list at an address of its own, and what stands in the address. */
async function open(search = '', ask: Ask = answer, remove?: (ids: readonly string[]) => void) {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/list',
    component: () => <Parcels ask={ask} remove={remove} />,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [`/list${search}`] }),
  })
  const screen = await draw(<RouterProvider router={router as never} />)
  const rowOf = (label: string) => screen.getByRole('row', { name: label })
  return { screen, rowOf, inAddress: () => router.state.location.search }
}

describe('the rows of a list', () => {
  it('are reached by one Tab and walked by the arrows, Home and End; Enter opens one, Esc closes it and the keys are there again', async () => {
    const { screen, rowOf, inAddress } = await open()
    await expect.element(rowOf('A棟-1F-1')).toHaveAttribute('tabindex', '0')
    await expect.element(rowOf('A棟-2F-1')).toHaveAttribute('tabindex', '-1')
    rowOf('A棟-1F-1').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(rowOf('A棟-2F-1')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(rowOf('B棟-1F-1')).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
    await expect.element(screen.getByRole('complementary', { name: '明細 p1' })).toBeVisible()
    expect(inAddress()).toEqual({ open: 'p1' })
    await screen.getByRole('button', { name: '下一筆' }).click()
    await expect.element(screen.getByRole('complementary', { name: '明細 p2' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: '下一筆' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('complementary')).not.toBeInTheDocument()
    await expect.element(rowOf('B棟-1F-1')).toHaveFocus()
    expect(inAddress()).toEqual({})
  })

  it('are ticked by Space, by their boxes, and with Shift up to the one before; a box opens nothing, and Esc unticks', async () => {
    const remove = vi.fn()
    const { screen, rowOf, inAddress } = await open('', answer, remove)
    await expect.element(rowOf('A棟-1F-1')).toBeVisible()
    rowOf('A棟-1F-1').element().focus()
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}')
    const bar = screen.getByRole('region', { name: '已選項目' })
    await expect.element(bar).toHaveTextContent('已選3件')
    await screen.getByRole('checkbox', { name: '選取 A棟-2F-1' }).click()
    await expect.element(bar).toHaveTextContent('已選2件')
    expect(inAddress()).toEqual({})
    await bar.getByRole('button', { name: '移除' }).click()
    expect(remove.mock.calls).toEqual([[['p0', 'p2']]])
    await screen.getByRole('checkbox', { name: '全選' }).click()
    await expect.element(bar).toHaveTextContent('已選3件')
    const box = screen.getByRole('checkbox', { name: '選取 A棟-2F-1' })
    await box.click()
    await expect.element(box).not.toBeChecked()
    await box.click()
    await expect.element(box).toBeChecked()
    await expect.element(bar).toHaveTextContent('已選3件')
    await userEvent.keyboard('{Escape}')
    await expect.element(bar).not.toBeInTheDocument()
  })

  it('can be acted on by a phone too, where no act is out of sight', async () => {
    await browser.viewport(390, 844)
    const { screen } = await open('', answer, vi.fn())
    await screen.getByRole('checkbox', { name: '選取 A棟-2F-1' }).click()
    const bar = screen.getByRole('region', { name: '已選項目' }).element()
    const ends = [...bar.querySelectorAll('button')].map((button) => button.getBoundingClientRect().right)
    await browser.viewport(1440, 900)
    expect(ends.length).toBe(7)
    expect(Math.max(...ends)).toBeLessThanOrEqual(390)
  })

  it('come page by page behind cursors, and other filters begin at the first page', async () => {
    const ask = vi.fn(answer)
    const { screen, rowOf } = await open('', ask)
    const pager = screen.getByText(/^第 .+ 件$/)
    await expect.element(pager).toHaveTextContent('第 1–3 件，共 5 件')
    await screen.getByRole('button', { name: '下一頁' }).click()
    await expect.element(rowOf('B棟-3F-1')).toBeVisible()
    await expect.element(pager).toHaveTextContent('第 4–5 件，共 5 件')
    await expect.element(screen.getByRole('button', { name: '下一頁' })).toBeDisabled()
    await screen.getByRole('button', { name: '棟別 全部' }).click()
    await screen.getByRole('menuitem', { name: 'A棟' }).click()
    await expect.element(pager).toHaveTextContent('第 1–2 件，共 2 件')
    expect(ask.mock.calls.map(([search, after]) => [search.building, after])).toEqual([
      [undefined, ''],
      [undefined, '3'],
      ['A棟', ''],
    ])
  })
})

describe('the way into a list', () => {
  it('is ↓ from its search, or Enter, which waits for the rows that were searched for', async () => {
    const { screen, rowOf } = await open()
    await expect.element(rowOf('A棟-1F-1')).toBeVisible()
    const search = screen.getByRole('searchbox', { name: '搜尋' })
    search.element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(rowOf('A棟-1F-1')).toHaveFocus()
    await search.fill('B棟')
    await userEvent.keyboard('{Enter}')
    await expect.element(rowOf('B棟-1F-1')).toHaveFocus()
    await search.fill('沒有')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('沒有符合的包裹')).toBeVisible()
    await expect.element(search).toHaveFocus()
  })

  it('is short: Tab passes filters and pages in one step, and the arrows move among them', async () => {
    const { screen, rowOf } = await open('?building=B棟')
    await expect.element(rowOf('B棟-1F-1')).toBeVisible()
    screen.getByRole('searchbox', { name: '搜尋' }).element().focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('button', { name: '棟別 B棟' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(screen.getByRole('button', { name: '取消棟別篩選' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('button', { name: '棟別 全部' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(screen.getByRole('button', { name: '下一頁' })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(rowOf('A棟-1F-1')).toHaveFocus()
  })
})

describe('the filters of a list', () => {
  it('stand in the address, close what is open, are said in words, and are taken away together', async () => {
    const { screen, rowOf, inAddress } = await open('?building=B棟&open=p2')
    await expect.element(screen.getByRole('complementary')).toHaveTextContent('待領，B棟')
    await screen.getByRole('searchbox', { name: '搜尋' }).fill('2F')
    await userEvent.keyboard('{Enter}')
    await expect.element(rowOf('B棟-1F-1')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('complementary')).not.toBeInTheDocument()
    expect(inAddress()).toEqual({ building: 'B棟', text: '2F' })
    await screen.getByRole('button', { name: '清除篩選' }).click()
    await expect.element(rowOf('A棟-1F-1')).toBeVisible()
    expect(inAddress()).toEqual({})
    await expect.element(screen.getByRole('searchbox', { name: '搜尋' })).toHaveValue('')
  })

  it('keep no view in the address that a bare one means', async () => {
    const { screen, inAddress } = await open()
    await expect.element(screen.getByRole('radio', { name: '待領 5' })).toBeChecked()
    await screen.getByRole('radio', { name: '全部狀態' }).click()
    await expect.poll(inAddress).toEqual({ view: 'all' })
    await screen.getByRole('radio', { name: '待領 5' }).click()
    await expect.poll(inAddress).toEqual({})
  })
})

describe('a list without rows', () => {
  it('says that nothing is found and how to see all, or that there is nothing', async () => {
    const { screen } = await open('?building=C棟')
    await expect.element(screen.getByText('沒有符合的包裹')).toBeVisible()
    await screen.getByRole('region', { name: '包裹' }).getByRole('button', { name: '清除篩選' }).click()
    await expect.element(screen.getByRole('row', { name: 'A棟-1F-1' })).toBeVisible()
    const { screen: bare } = await open('', async () => answer({ building: 'C棟' }, ''))
    await expect.element(bare.getByText('沒有包裹')).toBeVisible()
  })

  it('says what failed, asks again when it is told to, and keeps what was known when the newest cannot be had', async () => {
    let fails = true
    const ask: Ask = (search, after) => (fails ? Promise.reject(new Error('away')) : answer(search, after))
    const { screen, rowOf } = await open('', ask)
    await expect.element(screen.getByRole('alert')).toHaveTextContent('清單載入失敗')
    await expect.element(screen.getByRole('columnheader').first()).toBeVisible()
    fails = false
    await screen.getByRole('button', { name: /^重新載入/ }).click()
    await expect.element(rowOf('A棟-1F-1')).toBeVisible()
    const old = screen.getByText('沒有取得最新的資料，以下是先前的內容。')
    await expect.element(old).not.toBeInTheDocument()
    fails = true
    // Whoever comes back to the window asks for the newest.
    window.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.element(old).toBeVisible()
    await expect.element(rowOf('A棟-1F-1')).toBeVisible()
  })

  it('shows rows in the shape of the coming ones while they load', async () => {
    const { screen } = await open('', () => new Promise(() => undefined))
    const skeleton = screen.getByRole('status', { name: '載入中' })
    await expect.element(skeleton).toHaveAttribute('aria-busy', 'true')
    await expect.poll(() => skeleton.element().children.length).toBe(10)
  })
})
