import { expect, it } from 'vitest'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { PollComment, PollDetail, PollLine, polls } from '../contract.ts'
import { pollListPath } from './paths.ts'

const { calls } = polls
const candidates = [
  { candidateId: '11111111-1111-4111-8111-111111111111', name: '延長', note: '', photoPath: '' },
  { candidateId: '22222222-2222-4222-8222-222222222222', name: '維持', note: '', photoPath: '' },
]
const line = sample(PollLine, {
  title: '健身房',
  state: 'going',
  isSecret: false,
  weight: 'household',
  buildings: [],
  tags: [],
  voted: 3,
  voters: 9,
})
const poll = sample(PollDetail, {
  ...line,
  maxChoices: 1,
  candidates,
  files: [],
  days: [],
  reminders: [],
  printed: 0,
  ofBuildings: [{ building: 'A棟', voted: 3, voters: 9 }],
  results: {
    ballots: 3,
    weight: 3,
    candidates: candidates.map(({ candidateId }, nth) => ({
      candidateId,
      rank: nth + 1,
      ballots: 2 - nth,
      weight: 2 - nth,
      share: nth ? 3333 : 6666,
    })),
  },
})
const comment = sample(PollComment, { label: 'A棟-3F-2', author: '', body: '太晚了', isHidden: false })

function world(detail = poll) {
  answering(calls.listPolls, {
    data: [{ ...line, isSecret: detail.isSecret }],
    pagination: { offset: 0, maxCount: 100, total: 1 },
    counts: { going: 1 },
  })
  answering(calls.getPoll, { data: detail })
  answering(calls.listComments, {
    data: [comment],
    pagination: { offset: 0, maxCount: 6, total: 1 },
  })
  return openPage(pollListPath, { may: ['polls.view', 'polls.manage', 'polls.print'] })
}

it('a named poll shows what each got, cut off and never rounded, and reminds those who have not voted', async () => {
  const screen = await world()
  await expect.element(screen.getByText('66.66 %')).toBeVisible()
  await expect.element(screen.getByText('33.33 %').first()).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /提醒未投 6 戶/ })).toBeVisible()
})

it('a secret one that is open says that nobody sees its result, and reminds everybody', async () => {
  const screen = await world({ ...poll, isSecret: true, results: null })
  await expect.element(screen.getByText(/截止前誰都看不到結果/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /提醒全部 9 戶/ })).toBeVisible()
})

it.each([
  ['going', '每一票都有收據碼，截止後公布。'],
  ['done', '每一票都有收據碼，已經公布。'],
] as const)('one that is %s says whether its receipts are published', async (state, said) => {
  const screen = await world({ ...poll, state })
  await expect.element(screen.getByText(said)).toBeVisible()
})

it('hiding a comment asks why and sends it; without a reason nothing is sent (R318)', async () => {
  const hidden = answering(calls.hideComment, { data: true })
  const screen = await world()
  await screen.getByRole('button', { name: '隱藏 A棟-3F-2' }).click()
  const box = screen.getByRole('dialog', { name: '隱藏 A棟-3F-2 的留言' })
  await box.getByRole('button', { name: /^隱藏/ }).click()
  await expect.element(box.getByText('請寫原因')).toBeVisible()
  await box.getByRole('button', { name: '離題' }).click()
  await box.getByRole('button', { name: /^隱藏/ }).click()
  await expect.element(box).not.toBeInTheDocument()
  expect(hidden.map(({ input }) => input)).toMatchObject([{ isHidden: true, reason: '離題' }])
})

it('ending early is asked first (R317)', async () => {
  const ended = answering(calls.finishPoll, { data: poll })
  const screen = await world()
  await screen.getByRole('button', { name: '提前結束' }).click()
  expect(ended).toEqual([])
  await screen.getByRole('button', { name: '提前結束' }).last().click()
  await expect.poll(() => ended.length).toBe(1)
})
