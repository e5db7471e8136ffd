import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { problems } from '#platform/contract/problems.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { draw } from '#tests/setup/draw.tsx'
import { type Asked, Loaded, type LoadedProps } from './Loaded.tsx'

type Rows = readonly string[]

const asked = (of: Partial<Asked<Rows>>): Asked<Rows> => ({
  data: undefined,
  error: null,
  refetch: () => undefined,
  ...of,
})
const List = (props: Partial<LoadedProps<Rows>> & { of: Asked<Rows> }) => (
  <Loaded failed="讀不到名單" skeleton={[80, 120]} {...props}>
    {(rows) => rows.map((row) => <p key={row}>{row}</p>)}
  </Loaded>
)

it('draws rows until the answer comes, then the content', async () => {
  function Coming() {
    const [data, setData] = useState<Rows>()
    return (
      <>
        <button type="button" onClick={() => setData(['王大明'])}>
          來了
        </button>
        <List of={asked({ data })} />
      </>
    )
  }
  const screen = await draw(<Coming />)
  await expect.element(screen.getByRole('status', { name: text('platform', 'loading') })).toBeInTheDocument()
  await screen.getByRole('button', { name: '來了' }).click()
  await expect.element(screen.getByText('王大明')).toBeVisible()
  expect(screen.getByRole('status', { name: text('platform', 'loading') }).elements()).toEqual([])
})

it('says what failed and why, and asks again by a press or Alt+R', async () => {
  const refetch = vi.fn()
  const screen = await draw(<List of={asked({ error: problems.noPermission(), refetch })} />)
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent('讀不到名單')
  await expect.element(alert).toHaveTextContent(problems.noPermission().description)
  await expect.element(alert).toHaveTextContent(text('platform', 'notLost'))
  await screen.getByRole('button', { name: text('platform', 'retry') }).click()
  await userEvent.keyboard('{Alt>}r{/Alt}')
  expect(refetch).toHaveBeenCalledTimes(2)
})

it('says that there is nothing only when the answer is known', async () => {
  const empty = <p>沒有人</p>
  const waiting = await draw(<List of={asked({})} empty={empty} />)
  expect(waiting.getByText('沒有人').elements()).toEqual([])
  await waiting.unmount()
  const known = await draw(<List of={asked({ data: [] })} empty={empty} />)
  await expect.element(known.getByText('沒有人')).toBeVisible()
})

it('keeps what was known in sight when it cannot be asked for again, and says so where wanted', async () => {
  const of = asked({ data: ['王大明'], error: problems.noPermission() })
  const screen = await draw(<List of={of} stale />)
  await expect.element(screen.getByText('王大明')).toBeVisible()
  await expect.element(screen.getByText(text('platform', 'notNewest'))).toBeVisible()
  expect(screen.getByRole('alert').elements()).toEqual([])
})

it('draws something else for a problem that no retry mends', async () => {
  const instead: LoadedProps<Rows>['instead'] = ({ kind }) => kind === 'notFound' && <p>已經刪除</p>
  const screen = await draw(<List of={asked({ error: problems.notFound() })} instead={instead} />)
  await expect.element(screen.getByText('已經刪除')).toBeVisible()
  expect(screen.getByRole('alert').elements()).toEqual([])
})
