import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answering, answeringEmpty } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { assemblies } from '../contract.ts'
import { assemblyRoll } from '../roll-contract.ts'
import { PersonCard, UnitOwner } from '../shapes.ts'
import { registerPath } from './paths.ts'

it('an owner is let in by a scan and one key, and taken back by another (R315)', async () => {
  const unit = sample(UnitOwner, {
    unitId: sampleId,
    label: 'A棟-1F',
    ownerKey: 'k',
    owners: [{ name: '陳大文', code: '' }],
    area: 1000,
    cardNumber: 1,
    registration: null,
  })
  answeringEmpty(assemblies.calls.dashboard)
  answering(assemblyRoll.calls.findCards, { data: [sample(PersonCard, { name: '陳大文', own: [unit] })] })
  const letIn = answering(assemblyRoll.calls.registerOwner, { data: [unit] })
  const back = answering(assemblyRoll.calls.cancelRegistration, { data: true })
  const screen = await openPage(registerPath(sampleId), { may: ['assemblies.view', 'assemblies.register'] })
  const field = screen.getByLabelText(/掃描|出席證/).first()
  await field.fill('A1-1')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('陳大文').first()).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => letIn.map(({ input }) => input.unitIds)).toEqual([[sampleId]])
  await expect.element(screen.getByRole('button', { name: /^取消 陳大文/ })).toBeVisible()
  await userEvent.keyboard('{Alt>}u{/Alt}')
  await expect
    .poll(() => back.map(({ input }) => [input.unitIds, input.reason]))
    .toEqual([[[sampleId], '認錯人']])
})

it('of a unit of several owners the desk sees who represents them, and that they have one vote (Art. 27)', async () => {
  const unit = sample(UnitOwner, {
    unitId: sampleId,
    label: 'A棟-1F',
    ownerKey: 'k',
    owners: [
      { name: '陳大文', code: '' },
      { name: '陳小文', code: '' },
    ],
    representative: '陳小文',
    area: 1000,
    cardNumber: 1,
    registration: null,
  })
  answeringEmpty(assemblies.calls.dashboard)
  const person = sample(PersonCard, { name: '陳大文、陳小文', own: [unit] })
  answering(assemblyRoll.calls.findCards, { data: [person] })
  const screen = await openPage(registerPath(sampleId), { may: ['assemblies.view', 'assemblies.register'] })
  await screen
    .getByLabelText(/掃描|出席證/)
    .first()
    .fill('A1-1')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('共有，代表人 陳小文，合計 1 票')).toBeVisible()
  // Who represents them is who is expected; that the other came is one touch.
  await screen.getByRole('button', { name: '陳大文', exact: true }).click()
  await expect.element(screen.getByText(/^名冊上的代表人是 陳小文/)).toBeVisible()
  await screen.getByRole('combobox', { name: '報到台' }).click()
  await screen.getByRole('option', { name: '3 號報到台' }).click()
  const letIn = answering(assemblyRoll.calls.registerOwner, { data: [unit] })
  await screen.getByRole('button', { name: /^本人報到/ }).click()
  await expect
    .poll(() => letIn.map(({ input }) => [input.attendeeName, input.desk]))
    .toEqual([['陳大文', '3']])
})

it('of co-owners whom the roll names no one to represent, the desk says first who came (Art. 27)', async () => {
  const unit = sample(UnitOwner, {
    unitId: sampleId,
    label: 'A棟-1F',
    ownerKey: 'k',
    owners: [
      { name: '陳大文', code: '' },
      { name: '陳小文', code: '' },
    ],
    representative: '',
    area: 1000,
    cardNumber: 1,
    registration: null,
  })
  answeringEmpty(assemblies.calls.dashboard)
  answering(assemblyRoll.calls.findCards, {
    data: [sample(PersonCard, { name: '陳大文、陳小文', own: [unit] })],
  })
  const letIn = answering(assemblyRoll.calls.registerOwner, { data: [unit] })
  const screen = await openPage(registerPath(sampleId), { may: ['assemblies.view', 'assemblies.register'] })
  await screen
    .getByLabelText(/掃描|出席證/)
    .first()
    .fill('A1-1')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: '陳小文', exact: true })).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByRole('alert').getByText(/請先選到場的是哪一位/)).toBeVisible()
  expect(letIn).toEqual([])
  await screen.getByRole('button', { name: '陳小文', exact: true }).click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => letIn.map(({ input }) => input.attendeeName)).toEqual(['陳小文'])
})
