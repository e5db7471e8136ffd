import { expect, it } from 'vitest'
import { answering, lost } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { Ballot, pollBallots } from '../ballot-contract.ts'
import { ballotUnknown } from '../problems.ts'
import { newReceipt } from '../shapes.ts'
import { ballotPath } from './paths.ts'

const { showBallot, castBallot } = pollBallots.calls
const [white, yellow] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
const candidates = [
  { candidateId: white, name: '白光', note: '', photoNth: null },
  { candidateId: yellow, name: '黃光', note: '', photoNth: null },
]
const paper: Ballot = {
  ...sample(Ballot),
  title: '大門燈色',
  label: 'A棟-12F-3',
  state: 'going',
  isSecret: true,
  weight: 'household',
  maxChoices: 1,
  candidates,
  files: [],
  comments: [],
  hasVoted: false,
  results: null,
  receipts: [],
}

it('a household votes without an account; a lost answer is the same vote with the same receipt, which stands there then', async () => {
  const token = 'a'.repeat(64)
  let hasVoted = false
  answering(showBallot, () => ({ data: { ...paper, hasVoted } }))
  const votes = answering(castBallot, lost, ({ receipt }) => {
    hasVoted = true
    return { data: { receipt } }
  })
  const screen = await openPage(`${ballotPath}?token=${token}`)
  await screen.getByRole('button', { name: '投票' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('請先選擇')
  await screen.getByLabelText('白光').click()
  await screen.getByRole('button', { name: '投 白光' }).click()
  await expect.element(screen.getByText('票已收到')).toBeVisible()
  expect(new Set(votes.map(({ input }) => input.receipt)).size).toBe(1)
  expect(votes.at(-1)?.input.candidateIds).toEqual([white])
  await expect.element(screen.getByText(votes[0]?.input.receipt ?? '-')).toBeVisible()
})

it('of several choices no more are taken than the poll allows', async () => {
  answering(showBallot, {
    data: {
      ...paper,
      maxChoices: 2,
      candidates: [
        ...candidates,
        { ...candidates[0], candidateId: '33333333-3333-4333-8333-333333333333', name: '藍光' },
      ] as Ballot['candidates'],
    },
  })
  const screen = await openPage(`${ballotPath}?token=${'b'.repeat(64)}`)
  await screen.getByLabelText('白光').click()
  await screen.getByLabelText('黃光').click()
  await expect.element(screen.getByLabelText('藍光')).toBeDisabled()
  await expect.element(screen.getByText(/還可選 0 項/)).toBeVisible()
})

it('after the end a receipt is found in the list with its choice, and one that is not there is said so', async () => {
  const [own, other] = [newReceipt(), newReceipt()]
  const results = {
    ballots: 2,
    weight: 2,
    candidates: [
      { candidateId: white, rank: 1, ballots: 1, weight: 1, share: 5000 },
      { candidateId: yellow, rank: 1, ballots: 1, weight: 1, share: 5000 },
    ],
  }
  const receipts = [
    { receipt: own, candidateIds: [white] },
    { receipt: other, candidateIds: [yellow] },
  ]
  answering(showBallot, { data: { ...paper, state: 'done', hasVoted: true, results, receipts } })
  const screen = await openPage(`${ballotPath}?token=${'c'.repeat(64)}`)
  const find = screen.getByLabelText('找我的收據碼')
  await find.fill(own.toLowerCase().replaceAll('-', ''))
  await expect.element(screen.getByText(own)).toBeVisible()
  await expect.element(screen.getByText(other)).not.toBeInTheDocument()
  await find.fill('ZZZZZZZZZZZZ')
  await expect.element(screen.getByText(/名單上沒有這組碼/)).toBeVisible()
})

it('a paper that is void says so and what to do', async () => {
  answering(showBallot, ballotUnknown())
  const screen = await openPage(`${ballotPath}?token=x`)
  await expect.element(screen.getByText('投票單無效', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/可能已經重印/)).toBeVisible()
})
