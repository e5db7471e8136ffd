import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { households } from '#modules/homes/households/contract.ts'
import { packages } from '#modules/parcels/packages/contract.ts'
import { visitorLoans } from '#modules/visitors/visitor-loans/contract.ts'
import { Reason, visitorSettings } from '#modules/visitors/visitor-settings/contract.ts'
import { visits } from '#modules/visitors/visits/contract.ts'
import { answering, answeringEmpty } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { visitors } from '../contract.ts'
import { RegistrationDialog } from './RegistrationDialog.tsx'

const idOf = (nth: number) => `0193a5b0-0000-7000-8000-0000000001${nth}0`
const reasons = ['親友來訪', '送貨', '看屋'].map((name, nth) =>
  sample(Reason, { reasonId: idOf(nth), name, isEnabled: true }),
)
const found = (...labels: readonly string[]) => ({
  data: labels.map((label, nth) => ({
    ...sample(households.calls.findHouseholds.gives.shape.data.element, { label }),
    householdId: idOf(nth + 4),
  })),
})

const send = '{Control>}{Enter}{/Control}'
/** Types as slowly as people do, so that no reader is seen in it. */
async function type(text: string, ...keys: readonly string[]) {
  for (const key of [...text, ...keys]) {
    await userEvent.keyboard(key)
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
}

/** Opens the dialog; the households and the reasons come when the test lets them. */
async function open() {
  answeringEmpty(
    visitorSettings.calls.listPledgeKinds,
    visits.calls.listBays,
    visits.calls.listBooked,
    visitorLoans.calls.listLendables,
    packages.calls.countWaitingOfHouseholds,
    households.calls.listMarks,
  )
  let answer = () => {}
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  answering(visitorSettings.calls.listReasons, () => late.then(() => ({ data: reasons })))
  const searches = answering(households.calls.findHouseholds, ({ text }) =>
    late.then(() => found(...(text === '12-3' ? ['A棟-12F-3', 'B棟-12F-3'] : ['A棟-12F-3']))),
  )
  const sent = answering(visitors.calls.register, sample(visitors.calls.register.gives))
  const screen = await drawPart(<RegistrationDialog prefill={{}} onClose={() => undefined} />)
  return { screen, sent, searches, answer }
}

it('keys that are quicker than the answers lose nothing: household, number of people and reason wait to be sent', async () => {
  const { screen, sent, answer } = await open()
  await type('12-3', '{Enter}')
  const people = screen.getByLabelText('人數')
  while (document.activeElement !== people.element()) await userEvent.keyboard('{Tab}')
  await type('2', '{Alt>}2{/Alt}', send)
  await expect.element(people).toHaveValue('2')
  await expect.element(people).toHaveFocus()
  expect(sent).toEqual([])
  answer()
  await expect
    .poll(() => sent.map(({ input }) => input))
    .toMatchObject([{ householdId: idOf(4), people: 2, reasonId: idOf(1) }])
})

it('to a household people come for the community’s first reason: its number and Ctrl Enter are enough', async () => {
  const { sent, answer } = await open()
  answer()
  await type('A12-3', send)
  await expect
    .poll(() => sent.map(({ input }) => input))
    .toMatchObject([{ householdId: idOf(4), people: 1, reasonId: idOf(0), name: '' }])
})

it('a number that several households have is asked about, and nobody is registered', async () => {
  const { screen, sent, answer } = await open()
  answer()
  await type('12-3', send)
  await expect.element(screen.getByText('訪客要找住戶，請選擇戶別。')).toBeVisible()
  expect(sent).toEqual([])
})

it('who does not come to a household has a reason only when it is chosen', async () => {
  const { screen, sent, answer } = await open()
  answer()
  await screen.getByRole('radio', { name: '施工' }).click()
  await expect.element(screen.getByRole('radio', { name: /親友來訪/ })).not.toBeChecked()
  await userEvent.keyboard(send)
  await expect.element(screen.getByText('請選擇來訪事由')).toBeVisible()
  expect(sent).toEqual([])
})
