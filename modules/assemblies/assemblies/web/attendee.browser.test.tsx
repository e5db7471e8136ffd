import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answering, answeringEmpty } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { assemblies } from '../contract.ts'
import { Dashboard } from '../held-shapes.ts'
import { attendeeSame } from '../problems.ts'
import { assemblyRoll } from '../roll-contract.ts'
import { AssemblyRow, PersonCard, Registration, UnitOwner } from '../shapes.ts'
import { registerPath } from './paths.ts'

const unit = (names: readonly string[], there: Partial<NonNullable<UnitOwner['registration']>> | null) =>
  sample(UnitOwner, {
    unitId: sampleId,
    label: 'A棟-1F',
    ownerKey: 'k',
    owners: names.map((name) => ({ name, code: '' })),
    area: 1000,
    cardNumber: 1,
    registration: there && sample(Registration, { type: 'self', leftAt: null, isOverLimit: false, ...there }),
  })

/** A desk at which somebody has scanned the card of this unit. */
async function scanned(one: UnitOwner, ...later: UnitOwner[]) {
  answeringEmpty(assemblies.calls.dashboard)
  const found = (own: UnitOwner) => ({
    data: [sample(PersonCard, { name: own.owners.map(({ name }) => name).join('、'), own: [own] })],
  })
  answering(assemblyRoll.calls.findCards, found(one), ...later.map(found))
  const screen = await openPage(registerPath(sampleId), { may: ['assemblies.view', 'assemblies.register'] })
  await screen
    .getByLabelText(/掃描|出席證/)
    .first()
    .fill('A1-1')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('A棟-1F').first()).toBeVisible()
  return screen
}

const pair = ['陳大文', '陳小文']

it('another of the co-owners takes the place of the one who is there, with a reason alone (Art. 27 I, R315)', async () => {
  const changed = answering(assemblyRoll.calls.changeAttendee, { data: [] })
  const screen = await scanned(unit(pair, { attendeeName: '陳大文' }), unit(pair, { attendeeName: '陳小文' }))
  const choice = screen.getByRole('group', { name: '到場的共有人' })
  const person = (name: string) => choice.getByRole('button', { name })
  await expect.element(person('陳大文')).toHaveAttribute('aria-pressed', 'true')
  // Who is there already takes no place of anybody.
  await person('陳大文').click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await person('陳小文').click()
  const asked = screen.getByRole('dialog')
  await expect.element(asked.getByText('改由 陳小文 到場？')).toBeVisible()
  await asked.getByRole('button', { name: /^儲存/ }).click()
  await expect.element(asked.getByText('請填寫')).toBeVisible()
  expect(changed).toEqual([])
  await userEvent.type(asked.getByRole('textbox'), '共有人改推')
  await asked.getByRole('button', { name: /^儲存/ }).click()
  await expect.element(person('陳小文')).toHaveAttribute('aria-pressed', 'true')
  expect(changed.map(({ input }) => [input.unitId, input.attendeeName, input.reason])).toEqual([
    [sampleId, '陳小文', '共有人改推'],
  ])
})

it('when another desk was faster, the dialog says so and stays', async () => {
  answering(assemblyRoll.calls.changeAttendee, attendeeSame('A棟-1F'))
  const screen = await scanned(unit(pair, { attendeeName: '陳大文' }))
  await screen.getByRole('group', { name: '到場的共有人' }).getByRole('button', { name: '陳小文' }).click()
  const asked = screen.getByRole('dialog')
  await userEvent.type(asked.getByRole('textbox'), '共有人改推')
  await asked.getByRole('button', { name: /^儲存/ }).click()
  await expect.element(asked.getByText(attendeeSame('A棟-1F').description)).toBeVisible()
})

it.each([
  ['of a sole owner', unit(['陳大文'], { attendeeName: '陳大文' })],
  ['of an agent', unit(pair, { type: 'agent', agentName: '王五' })],
  ['before anybody is there', unit(pair, null)],
])('%s nobody takes the place', async (_, one) => {
  const screen = await scanned(one)
  await expect.element(screen.getByText('到場的共有人')).not.toBeInTheDocument()
})

it.each([
  ['draft', /還沒發布/],
  ['ended', /已經結束/],
  ['cancelled', /已經取消/],
] as const)('a desk of a meeting that is %s says why nobody registers (R313)', async (status, said) => {
  const assembly = sample(AssemblyRow, { assemblyId: sampleId, status })
  answering(assemblies.calls.dashboard, {
    data: sample(Dashboard, { assembly, measured: null, current: null, next: null }),
  })
  const screen = await openPage(registerPath(sampleId), { may: ['assemblies.view', 'assemblies.register'] })
  await expect.element(screen.getByText(said)).toBeVisible()
})
