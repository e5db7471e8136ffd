import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answering, answeringEmpty } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { assemblies } from '../contract.ts'
import { assemblyRoll } from '../roll-contract.ts'
import { PersonCard, Registration, UnitOwner } from '../shapes.ts'
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

const unitNamed = (nth: number, more: object = {}) =>
  sample(UnitOwner, {
    unitId: `${sampleId.slice(0, -1)}${nth}`,
    label: `A棟-${nth}F`,
    ownerKey: `k${nth}`,
    owners: [{ name: `甲${nth}`, code: '' }],
    area: 1000,
    cardNumber: nth,
    registration: null,
    ...more,
  })

it('whoever was let in by an agent makes room for the next one, and is taken back by the same key (R315)', async () => {
  const unit = unitNamed(1)
  answeringEmpty(assemblies.calls.dashboard)
  answering(assemblyRoll.calls.findCards, { data: [sample(PersonCard, { name: '甲1', own: [unit] })] })
  answering(assemblyRoll.calls.listUnits, { data: [unit] })
  const letIn = answering(assemblyRoll.calls.registerAgent, { data: [unit] })
  const back = answering(assemblyRoll.calls.cancelRegistration, { data: true })
  const screen = await openPage(registerPath(sampleId), { may: ['assemblies.view', 'assemblies.register'] })
  await screen
    .getByLabelText(/掃描|出席證/)
    .first()
    .fill('A1-1')
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: '由代理人報到' }).click()
  await screen.getByRole('textbox', { name: '代理人姓名' }).fill('王五')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  // Nobody said that the paper was handed in.
  await expect.poll(() => letIn.map(({ input }) => input.hasOriginal)).toEqual([false])
  await expect.element(screen.getByText('請掃出席證')).toBeVisible()
  await userEvent.keyboard('{Alt>}u{/Alt}')
  await expect.poll(() => back.map(({ input }) => input.unitIds)).toEqual([[unit.unitId]])
})

it('many proxies are taken by Enter: a label, a number of a card, a scanned card (Art. 27 III)', async () => {
  const [agent, second, third] = [unitNamed(1), unitNamed(2), unitNamed(3)]
  answeringEmpty(assemblies.calls.dashboard)
  answering(assemblyRoll.calls.findCards, { data: [sample(PersonCard, { name: '甲1', own: [agent] })] })
  answering(assemblyRoll.calls.listUnits, { data: [agent, second, third] })
  const letIn = answering(assemblyRoll.calls.registerAgent, { data: [second] })
  const screen = await openPage(registerPath(sampleId), { may: ['assemblies.view', 'assemblies.register'] })
  await screen
    .getByLabelText(/掃描|出席證/)
    .first()
    .fill('A1-1')
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: '代理其他戶' }).click()
  const field = screen.getByRole('textbox', { name: '委託人' })
  await field.fill('A棟-3F')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: '1. A棟-3F 甲3' })).toBeVisible()
  answering(assemblyRoll.calls.findCards, { data: [sample(PersonCard, { name: '甲2', own: [second] })] })
  await field.fill('0002')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: '2. A棟-2F 甲2' })).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => letIn.map(({ input }) => input.unitIds)).toEqual([[third.unitId, second.unitId]])
})

it('beside the table stands the paper of a proxy, and what is missing is kept later (Art. 27 III)', async () => {
  const spoken = unitNamed(1, {
    registration: sample(Registration, {
      type: 'agent',
      agentName: '王五',
      agentRelation: 'spouse',
      proxyPath: '',
      signaturePath: '',
      hasOriginal: false,
      isOverLimit: false,
      leftAt: null,
    }),
  })
  answeringEmpty(assemblies.calls.dashboard)
  answering(assemblyRoll.calls.findCards, { data: [sample(PersonCard, { name: '甲1', own: [spoken] })] })
  const kept = answering(assemblyRoll.calls.keepProxy, { data: [spoken] })
  const screen = await openPage(registerPath(sampleId), { may: ['assemblies.view', 'assemblies.register'] })
  await screen
    .getByLabelText(/掃描|出席證/)
    .first()
    .fill('A1-1')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('未附委託書')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^本人到場，委託作廢/ })).toBeVisible()
  await screen.getByRole('button', { name: '委託書', exact: true }).click()
  await screen.getByRole('checkbox', { name: '已收委託書正本' }).click()
  await screen.getByRole('button', { name: '儲存委託書' }).click()
  await expect
    .poll(() => kept.map(({ input }) => [input.unitId, input.hasOriginal]))
    .toEqual([[spoken.unitId, true]])
})
