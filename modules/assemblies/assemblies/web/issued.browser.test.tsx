import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answering, answeringEmpty } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { assemblies } from '../contract.ts'
import { assemblyMinutes, IssuedMinutes } from '../minutes-contract.ts'
import { correctionMissing } from '../problems.ts'
import { assemblyRoll } from '../roll-contract.ts'
import { AssemblyRow } from '../shapes.ts'
import { minutesPath } from './paths.ts'

const version = (number: number, more: Partial<IssuedMinutes> = {}) =>
  sample(IssuedMinutes, { version: number, chairName: '吳文雄', recorderName: '陳怡君', ...more })
const { listIssued, issue } = assemblyMinutes.calls

/** Papers of a meeting that is over. */
function open(may: readonly string[] = ['assemblies.record'], more: Partial<AssemblyRow> = {}) {
  const row = sample(AssemblyRow, {
    assemblyId: sampleId,
    title: '年度會議',
    status: 'ended',
    kind: 'regular',
    convenerName: '何佳蓉',
    outcomes: null,
    ...more,
  })
  answering(assemblies.calls.get, { data: row })
  answeringEmpty(assemblies.calls.listServings, assemblies.calls.listEntries, assemblyRoll.calls.listUnits)
  return openPage(minutesPath(sampleId), { may: ['assemblies.view', ...may] })
}

it('minutes are fixed once with who signs them, or with the names of the meeting where nobody says others (Art. 34)', async () => {
  answering(listIssued, { data: [] }, { data: [version(1)] })
  const fixed = answering(issue, { data: [version(1)] })
  const screen = await open()
  await expect.element(screen.getByText(/^還沒定稿。第一次登錄送達或公告時/)).toBeVisible()
  await screen.getByRole('button', { name: '定稿' }).click()
  const asked = screen.getByRole('dialog')
  await expect.element(asked.getByText('空白就是何佳蓉。')).toBeVisible()
  await expect.element(asked.getByLabelText('更正的內容')).not.toBeInTheDocument()
  await userEvent.type(asked.getByLabelText('簽名的紀錄'), '陳怡君')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .poll(() => fixed.map(({ input }) => [input.chairName, input.recorderName, input.correction]))
    .toEqual([['', '陳怡君', '']])
  await expect.element(screen.getByText(/^第 1 版.*主席 吳文雄，紀錄 陳怡君/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '更正並出新版' })).toBeVisible()
})

it('a correction is another version with what it puts right and why; without both nothing is sent (Art. 34)', async () => {
  const second = version(2, { correction: '第 2 案\n改為 4 票', reason: '抄寫錯誤' })
  answering(listIssued, { data: [version(1)] }, { data: [second, version(1)] })
  const fixed = answering(issue, correctionMissing(), { data: [second, version(1)] })
  const screen = await open()
  await screen.getByRole('button', { name: '更正並出新版' }).click()
  const asked = screen.getByRole('dialog')
  const save = asked.getByRole('button', { name: /^儲存/ })
  await userEvent.type(asked.getByLabelText('更正的內容'), '第 2 案{Enter}改為 4 票')
  await userEvent.type(asked.getByLabelText('原因'), ' ')
  await expect.element(asked.getByText('請寫更正的內容與原因。')).toBeVisible()
  await expect.element(save).toBeDisabled()
  await userEvent.fill(asked.getByLabelText('原因'), '抄寫錯誤')
  await save.click()
  // What the server refuses is said where it was typed, and nothing typed is lost.
  await expect.element(asked.getByText(correctionMissing().description)).toBeVisible()
  await expect.element(asked.getByLabelText('更正的內容')).toHaveValue('第 2 案\n改為 4 票')
  await save.click()
  await expect.element(screen.getByText('理由：抄寫錯誤')).toBeVisible()
  const [first, again] = fixed.map(({ input }) => input)
  expect(again).toEqual(first)
  expect([again?.correction, again?.reason]).toEqual(['第 2 案\n改為 4 票', '抄寫錯誤'])
  for (const one of [1, 2])
    await expect.element(screen.getByRole('button', { name: `下載第 ${one} 版` })).toBeVisible()
})

it('what was typed of a correction is not lost by a key: giving it up is asked first', async () => {
  answering(listIssued, { data: [version(1)] })
  const screen = await open()
  await screen.getByRole('button', { name: '更正並出新版' }).click()
  await userEvent.type(screen.getByRole('dialog').getByLabelText('更正的內容'), '第 2 案')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('alertdialog')).toBeVisible()
})

it('whoever only sees a meeting fixes no minutes, and reads that what was sent was never fixed', async () => {
  answering(listIssued, { data: [] })
  const screen = await open([], { minutesServed: 3 })
  await expect.element(screen.getByText(/^送達或公告時沒有定稿/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '定稿' })).not.toBeInTheDocument()
})

it('until it is known which versions there are, nothing is fixed or corrected', async () => {
  answering(listIssued, () => new Promise<never>(() => undefined))
  const screen = await open()
  await expect.element(screen.getByText('會議紀錄的版本')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^(定稿|更正並出新版)$/ })).not.toBeInTheDocument()
})
