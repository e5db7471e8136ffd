import { expect, it } from 'vitest'
import { callsPath } from '#modules/doors/intercom-paths.ts'
import { answering, answeringEmpty } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { type Call, type ChainTest, intercomCalls } from '../contract.ts'

const { calls } = intercomCalls
const tested: ChainTest = {
  testId: '6f7f1b1e-6d6c-4a41-8f0e-1c8f6f0b0c21',
  isNightly: true,
  startedAt: new Date('2026-11-30T19:00:00Z'),
  endedAt: new Date('2026-11-30T19:00:01Z'),
  byName: '系統',
  well: 3,
  partly: 0,
  deaf: 0,
  guards: 3,
  reachableGuards: 3,
  askedAt: null,
  questions: [],
  lines: [],
}

/** Opens the page of calls with a test that came to this. */
async function open(more: Partial<ChainTest>) {
  answeringEmpty(calls.list)
  answering(calls.month, sample(calls.month.gives))
  answering(calls.showTest, { data: [{ ...tested, ...more }] })
  const screen = await openPage(callsPath, { may: ['intercomCalls.view'] })
  await screen.getByRole('button', { name: '看結果' }).click()
  return { screen, dialog: screen.getByRole('dialog') }
}

it('says of each device of the guard whether it answered without ringing, those that did not first', async () => {
  const { screen, dialog } = await open({
    askedAt: tested.startedAt,
    questions: [
      { name: '櫃台 1', answer: 'answers' },
      { name: 'B1 崗亭', answer: 'silent' },
      { name: '櫃台 2', answer: 'away' },
    ],
  })
  await expect.element(dialog.getByText('警衛室的裝置（由交換機詢問，不響鈴）')).toBeVisible()
  const lines = dialog.getByRole('listitem')
  expect(lines.elements().map(({ textContent }) => textContent)).toEqual([
    'B1 崗亭沒有回應',
    '櫃台 2沒有登記',
    '櫃台 1有回應',
  ])
  await expect.element(screen.getByText('警衛室 2 台沒有回應')).toBeInTheDocument()
})

it('says that the guard’s devices were not tried where no exchange came to ask', async () => {
  const { dialog } = await open({})
  await expect.element(dialog.getByText(/警衛室的裝置沒有試：交換機沒有來問/)).toBeVisible()
})

const call: Call = {
  callId: '6f7f1b1e-6d6c-4a41-8f0e-1c8f6f0b0c31',
  kind: 'door',
  sentryId: null,
  fromName: '正門',
  householdId: null,
  label: 'A棟-12F-3',
  startedAt: new Date('2026-11-30T02:00:00Z'),
  answeredAt: null,
  endedAt: new Date('2026-11-30T02:01:00Z'),
  result: 'missed',
  answeredLeg: null,
  answeredBy: '',
  doorOpenedAt: null,
  paidSeconds: 0,
  costCents: 0,
  hasSnapshot: true,
  legs: [],
}

it.each([true, false])(
  'shows the picture of a call on a press, where there is one: %s',
  async (hasSnapshot) => {
    const pagination = { after: '', maxCount: 50, total: 1, totalIsCapped: false }
    answering(calls.list, { data: [{ ...call, hasSnapshot }], pagination })
    answering(calls.month, sample(calls.month.gives))
    answering(calls.showTest, { data: [] })
    const url = 'data:image/png;base64,iVBORw0KGgo='
    const asked = hasSnapshot ? answering(calls.openSnapshot, { data: { url } }) : []
    const screen = await openPage(`${callsPath}?open=${call.callId}`, { may: ['intercomCalls.view'] })
    await expect.element(screen.getByRole('heading', { name: '響過' })).toBeVisible()
    const button = screen.getByRole('button', { name: '看門口照片' })
    if (!hasSnapshot) {
      await expect.element(button).not.toBeInTheDocument()
      return
    }
    expect(asked).toHaveLength(0)
    await button.click()
    await expect.element(screen.getByRole('img', { name: '門口照片' })).toHaveAttribute('src', url)
    expect(asked.map(({ input }) => input)).toEqual([{ callId: call.callId }])
  },
)
