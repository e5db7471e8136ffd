import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { byHalves, byLaw, quorumOf } from '#modules/assemblies/tally/contract.ts'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { assemblies } from '../contract.ts'
import { Dashboard } from '../held-shapes.ts'
import { AssemblyRow, Topic } from '../shapes.ts'
import { assemblyVotes, VotingDashboard } from '../votes-contract.ts'
import { detailPath } from './paths.ts'

const whole = { heads: 100, fifths: 500_000 }
const result = {
  rows: [{ optionId: 'yes', name: '同意', heads: 60, fifths: 300_000 }],
  abstained: { heads: 0, fifths: 0 },
  invalid: { heads: 0, fifths: 0 },
  silent: { heads: 0, fifths: 0 },
  isCarried: true,
  isReduced: false,
  quorum: quorumOf(whole, whole, byHalves),
  approval: null,
  elected: [],
  alternates: [],
  ties: [],
}
const topic = (number: number, more: object) =>
  sample(Topic, {
    topicId: `${sampleId.slice(0, -1)}${number}`,
    assemblyId: sampleId,
    number,
    title: `第 ${number} 件事`,
    kind: 'ordinary',
    voteWay: 'record',
    status: 'waiting',
    decision: null,
    outcome: null,
    noticed: null,
    isAsNoticed: true,
    sealed: null,
    result: null,
    snapshot: null,
    options: [],
    applied: byHalves,
    ...more,
  })
const snapshot = { present: whole, whole, thresholds: byHalves, personCount: 'owner' as const }

/** The chair's page with these motions, and so many there of a hundred. */
function open(
  topics: readonly Topic[],
  heads: number,
  more: { assembly?: Partial<AssemblyRow>; board?: Partial<Dashboard> } = {},
) {
  const assembly = sample(AssemblyRow, {
    assemblyId: sampleId,
    title: '年度會議',
    status: 'running',
    kind: 'regular',
    ...more.assembly,
  })
  const board = sample(Dashboard, {
    assembly,
    whole,
    present: { heads, fifths: heads * 5000 },
    measured: null,
    speakers: [],
    current: null,
    next: null,
    ...more.board,
  })
  answering(assemblies.calls.dashboard, { data: board })
  answering(assemblies.calls.get, { data: assembly })
  answering(assemblies.calls.listObjections, { data: { objections: [], standings: [] } })
  answering(assemblyVotes.calls.listTopics, { data: [...topics] })
  return openPage(detailPath(sampleId), { may: ['assemblies.view', 'assemblies.chair', 'assemblies.record'] })
}

it('a motion whose voting has ended is at hand until it is declared, also when the page is opened anew (R314)', async () => {
  const ended = topic(1, { status: 'closed', result, snapshot })
  const screen = await open([ended, topic(2, {})], 60)
  await expect.element(screen.getByLabelText('決議文')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: '第 1 件事' })).toBeVisible()
})

it('attendance is shown against the motion that is looked at, and says which', async () => {
  const screen = await open([topic(1, {}), topic(2, { applied: byLaw })], 60)
  await expect.element(screen.getByText('依第 1 案的出席門檻')).toBeVisible()
  await expect.element(screen.getByText('已過 1/2').first()).toBeVisible()
  await screen.getByRole('button', { name: /第 2 件事/ }).click()
  await expect.element(screen.getByText('依第 2 案的出席門檻')).toBeVisible()
  await expect.element(screen.getByText('尚差 7 人，門檻 2/3')).toBeVisible()
})

it('voting without a quorum says what is missing and begins only with a reason (Art. 31)', async () => {
  const started = answering(assemblyVotes.calls.startVoting, { data: topic(1, { status: 'voting' }) })
  const screen = await open([topic(1, { applied: byLaw })], 60)
  await screen.getByRole('button', { name: /^開始表決/ }).click()
  const asked = screen.getByRole('dialog')
  await expect.element(asked.getByText(/尚差 7 人、66\.67 ㎡/)).toBeVisible()
  await asked.getByRole('button', { name: '開始表決' }).click()
  await expect.element(asked.getByText('請填寫')).toBeVisible()
  expect(started).toEqual([])
  await userEvent.type(asked.getByRole('textbox'), '依法表決')
  await asked.getByRole('button', { name: '開始表決' }).click()
  await expect.poll(() => started.map(({ input }) => input.reason)).toEqual(['依法表決'])
})

it('after its hour and without a quorum the chair declares that a meeting is not held (Art. 32)', async () => {
  const thresholds = byLaw
  const present = { heads: 60, fifths: 60 * 5000 }
  const meetingAt = new Date('2026-11-20T01:00:00Z')
  const declared = answering(assemblies.calls.declareNotHeld, { data: sample(AssemblyRow) })
  const screen = await open([topic(1, { applied: thresholds })], 60, {
    assembly: { status: 'published', meetingAt },
    board: {
      now: new Date('2026-11-20T02:00:00Z'),
      quorum: quorumOf(present, whole, thresholds),
      measured: { number: 1, thresholds },
    },
  })
  await screen.getByRole('button', { name: '宣布流會' }).click()
  const asked = screen.getByRole('alertdialog')
  await expect.element(asked.getByText(/尚差 7 人、66\.67 ㎡/)).toBeVisible()
  await asked.getByRole('button', { name: '宣布流會' }).click()
  await expect.poll(() => declared.map(({ input }) => input.assemblyId)).toEqual([sampleId])
})

it('two counts that differ are said to differ, and the end of a meeting says what was not voted on', async () => {
  const voting = topic(1, { status: 'voting', voteWay: 'notRecord', snapshot })
  const at = new Date('2026-11-20T02:00:00Z')
  const counts = ['沈韻如', '陳怡君'].map((by) => ({ by, at, isAgreed: false }))
  answering(assemblyVotes.calls.votingDashboard, {
    data: sample(VotingDashboard, { topic: voting, counts }),
  })
  const screen = await open([voting, topic(2, {})], 60)
  await expect.element(screen.getByText(/兩位登錄的數字不一致/)).toBeVisible()
  await screen.getByRole('button', { name: '宣布散會' }).click()
  await expect.element(screen.getByRole('alertdialog').getByText(/第 2 案還沒有表決/)).toBeVisible()
})
