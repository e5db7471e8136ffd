import { expect, it } from 'vitest'
import { byHalves } from '#modules/assemblies/tally/contract.ts'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { assemblies } from '../contract.ts'
import { Dashboard } from '../held-shapes.ts'
import { agendaChanged } from '../problems.ts'
import { AssemblyRow, Topic } from '../shapes.ts'
import { assemblyVotes } from '../votes-contract.ts'
import { detailPath } from './paths.ts'

const idOf = (nth: number) => `${sampleId.slice(0, -1)}${nth}`
const titles = ['預算', '規約', '改選']
const motion = (nth: number, number: number, more: Partial<Topic> = {}) =>
  sample(Topic, {
    topicId: idOf(nth),
    assemblyId: sampleId,
    number,
    title: titles[nth - 1] ?? '',
    applied: byHalves,
    noticed: null,
    isAsNoticed: true,
    ...more,
  })

function open(status: AssemblyRow['status'], may: readonly string[], ...agendas: Topic[][]) {
  const assembly = sample(AssemblyRow, { assemblyId: sampleId, title: '年度會議', status })
  answering(assemblies.calls.dashboard, {
    data: sample(Dashboard, { assembly, measured: null, current: null, next: null }),
  })
  answering(assemblies.calls.get, { data: assembly })
  answering(assemblies.calls.listObjections, { data: { objections: [], standings: [] } })
  const [first = [], ...others] = agendas
  answering(assemblyVotes.calls.listTopics, { data: first }, ...others.map((data) => ({ data })))
  return openPage(detailPath(sampleId), { may: ['assemblies.view', ...may] })
}

it('motions of a draft are moved one place up or down, and the first goes no higher (R316)', async () => {
  const before = [motion(1, 1), motion(2, 2), motion(3, 3)]
  const after = [motion(1, 1), motion(3, 2), motion(2, 3)]
  const moved = answering(assemblyVotes.calls.orderTopics, { data: after })
  const screen = await open('draft', ['assemblies.prepare'], before, after)
  const up = (number: number) => screen.getByRole('button', { name: `第 ${number} 案往前移` })
  const down = (number: number) => screen.getByRole('button', { name: `第 ${number} 案往後移` })
  await expect.element(up(1)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(down(3)).toHaveAttribute('aria-disabled', 'true')
  for (const number of [1, 2, 3])
    for (const button of [up(number), down(number)]) {
      const { width, height } = button.element().getBoundingClientRect()
      expect([width, height]).toEqual([44, 44])
    }
  await up(3).click()
  await expect.element(screen.getByText('已調整順序')).toBeVisible()
  expect(moved.map(({ input }) => [input.before, input.topicIds])).toEqual([
    [
      [idOf(1), idOf(2), idOf(3)],
      [idOf(1), idOf(3), idOf(2)],
    ],
  ])
  await expect.poll(() => screen.getByRole('listitem').elements()[1]?.textContent).toContain('改選')
})

it('whoever moves a motion of an agenda that somebody changed meanwhile is told so, and sees how it stands', async () => {
  const before = [motion(1, 1), motion(2, 2)]
  answering(assemblyVotes.calls.orderTopics, agendaChanged())
  const screen = await open('draft', ['assemblies.prepare'], before, [...before, motion(3, 3)])
  await screen.getByRole('button', { name: '第 1 案往後移' }).click()
  await expect.element(screen.getByRole('alertdialog').getByText(agendaChanged().description)).toBeVisible()
})

it.each([
  ['it is the only one', 'draft', ['assemblies.prepare'], 1],
  ['the meeting is published', 'published', ['assemblies.prepare'], 2],
  ['one may only see it', 'draft', [], 2],
] as const)('no motion is moved where %s', async (_, status, may, count) => {
  const screen = await open(status, may, [motion(1, 1), motion(2, 2)].slice(0, count))
  await expect.element(screen.getByRole('button', { name: /預算/ })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /案往(前|後)移/ })).not.toBeInTheDocument()
})

it('each motion of a meeting says in a word how it stands, and the one that is looked at is marked (R314)', async () => {
  const screen = await open(
    'running',
    [],
    [
      motion(1, 1, { status: 'closed', decision: 'carried' }),
      motion(2, 2, { status: 'closed', decision: null }),
      motion(3, 3, { status: 'waiting', decision: null }),
    ],
  )
  for (const said of [/預算.*通過/, /規約.*待宣布/, /改選.*待審/])
    await expect.element(screen.getByRole('button', { name: said })).toBeVisible()
  await screen.getByRole('button', { name: /改選/ }).click()
  await expect.element(screen.getByRole('button', { name: /改選/ })).toHaveAttribute('aria-current', 'true')
  await expect.element(screen.getByRole('heading', { name: '改選' })).toBeVisible()
})

it('before a meeting begins nothing is said of speakers and objections, which nobody can have yet', async () => {
  const screen = await open('draft', ['assemblies.register'], [motion(1, 1)])
  await expect.element(screen.getByRole('heading', { name: '預算' })).toBeVisible()
  await expect.element(screen.getByText('沒有人登記發言')).not.toBeInTheDocument()
  await expect.element(screen.getByText('沒有異議')).not.toBeInTheDocument()
})
