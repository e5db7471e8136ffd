import { useState } from 'react'
import { expect, it } from 'vitest'
import { ContributionsContext, useContributions } from '#platform/web/frame/contributions.ts'
import { answering } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { residents } from '../contract.ts'
import { PastEvent } from '../shapes.ts'
import { PastPanel } from './PastPanel.tsx'

const happened = (kind: string, act: string, title: string) =>
  sample(PastEvent, { kind, act, title, by: '邱雅婷' })
const one = happened('packages', 'handedOver', 'P-0042')
const older = happened('residents', 'movedIn', '林淑芬')

it('what happened is told in the words of the module that knows it, page by page, one kind or all', async () => {
  const asked = answering(residents.calls.listPast, ({ kind, after }) =>
    after || kind
      ? { data: [older], pagination: { after: '' } }
      : { data: [one], pagination: { after: 'next' } },
  )
  const may = ['residents.view', 'packages.view']
  const screen = await drawPart(<PastPanel householdId={sampleId} />, { may })
  await expect.element(screen.getByText('領取包裹 P-0042')).toBeVisible()
  await screen.getByRole('button', { name: '更早的紀錄' }).click()
  await expect.element(screen.getByText('林淑芬 遷入')).toBeVisible()
  await expect.element(screen.getByText('領取包裹 P-0042')).toBeVisible()
  expect(asked.map(({ input }) => input.after)).toEqual(['', 'next'])

  await screen.getByRole('button', { name: '類型 全部' }).click()
  await screen.getByRole('menuitem', { name: '住戶' }).click()
  await expect.element(screen.getByText('領取包裹 P-0042')).not.toBeInTheDocument()
  await expect.element(screen.getByText('林淑芬 遷入')).toBeVisible()
  expect(asked.at(-1)?.input).toMatchObject({ kind: 'residents', after: '' })
})

it('a kind that the account may not see is no choice, and nothing yet is said', async () => {
  answering(residents.calls.listPast, { data: [], pagination: { after: '' } })
  const screen = await drawPart(<PastPanel householdId={sampleId} />, { may: ['residents.view'] })
  await expect.element(screen.getByText('還沒有紀錄')).toBeVisible()
  await screen.getByRole('button', { name: '類型 全部' }).click()
  await expect.element(screen.getByRole('menuitem', { name: '住戶' })).toBeVisible()
  await expect.element(screen.getByRole('menuitem', { name: '包裹' })).not.toBeInTheDocument()
})

it('what an area tells that comes after the first page is said in its words, too', async () => {
  answering(residents.calls.listPast, { data: [older, one], pagination: { after: '' } })
  function Grown() {
    const all = useContributions()
    const [isWhole, setWhole] = useState(false)
    const householdPasts = isWhole ? all.householdPasts : all.householdPasts.slice(0, 0)
    return (
      <ContributionsContext value={{ ...all, householdPasts }}>
        <PastPanel householdId={sampleId} />
        <button type="button" onClick={() => setWhole(true)}>
          更多
        </button>
      </ContributionsContext>
    )
  }
  const screen = await drawPart(<Grown />, { may: ['residents.view', 'packages.view'] })
  await expect.element(screen.getByText('邱雅婷 經手').first()).toBeVisible()
  await expect.element(screen.getByText('領取包裹 P-0042')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: '更多' }).click()
  await expect.element(screen.getByText('領取包裹 P-0042')).toBeVisible()
})
