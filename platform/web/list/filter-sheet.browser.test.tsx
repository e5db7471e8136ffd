import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '#tests/setup/draw.tsx'
import './list.css'
import { Filters } from './Filters.tsx'
import type { Filter } from './filters.ts'

interface Search {
  text?: string
  building?: string
  kind?: string
  from?: string
  to?: string
}
const filters: readonly Filter<Search>[] = [
  { kind: 'search', name: 'text', label: '搜尋戶別、姓名、條碼、流水號、位置' },
  { kind: 'choice', name: 'building', label: '棟別', options: ['A棟', 'B棟'] },
  { kind: 'choice', name: 'kind', label: '類型', options: ['包裹', '掛號信'] },
  { kind: 'days', label: '到件' },
]

function Parcels() {
  const [search, setSearch] = useState<Search>({})
  const narrow = (next: Partial<Search>) => setSearch({ ...search, ...next })
  const answer = { data: [], pagination: { after: '', total: 12, totalIsCapped: false } }
  return (
    <div className="lb-filters">
      <div className="lb-filters-line">
        <Filters list={{ filters, search, narrow, answer }} />
      </div>
      <output>{JSON.stringify(search)}</output>
    </div>
  )
}
afterEach(() => page.viewport(1440, 900))

it('on a phone the filters of a list are one row, and a sheet in which each choice holds at once', async () => {
  await page.viewport(390, 844)
  const screen = await draw(<Parcels />)
  const line = document.querySelector('.lb-filters-line')
  expect(line?.clientHeight).toBeLessThanOrEqual(48)
  expect(line?.scrollWidth).toBe(line?.clientWidth)
  const search = screen.getByRole('searchbox', { name: '搜尋戶別、姓名、條碼、流水號、位置' })
  await expect.element(search).toHaveAttribute('placeholder', '搜尋')
  await screen.getByRole('button', { name: '篩選' }).click()
  const sheet = screen.getByRole('dialog', { name: '篩選' })
  await sheet.getByRole('button', { name: 'B棟' }).click()
  await sheet.getByRole('button', { name: '掛號信' }).click()
  await expect
    .element(screen.getByText('{"building":"B棟","kind":"掛號信"}', { exact: true }))
    .toBeInTheDocument()
  await expect.element(sheet.getByText('已選 2 項')).toBeVisible()
  await sheet.getByRole('button', { name: 'B棟' }).click()
  await expect.element(screen.getByText('{"kind":"掛號信"}', { exact: true })).toBeInTheDocument()
  await sheet.getByRole('button', { name: '清除' }).click()
  await sheet.getByRole('button', { name: '顯示 12 筆' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(screen.getByText('{}', { exact: true })).toBeInTheDocument()
})
