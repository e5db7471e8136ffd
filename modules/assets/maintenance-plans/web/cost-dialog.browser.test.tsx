import { expect, it, vi } from 'vitest'
import { problemOf } from '#platform/contract/problem.ts'
import { answering } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { maintenancePlans } from '../contract.ts'
import { RecordDetail } from '../shapes.ts'
import { CostDialog } from './CostDialog.tsx'

const done = sample(RecordDetail, { state: 'done', doneDay: '2026-11-20', planName: '揚水泵月保養' })

it('a maintenance that a supplier finished without an amount gets its cost, and who was overtaken keeps what was typed', async () => {
  const sent = answering(maintenancePlans.calls.costRecord, problemOf(409_26_503, '剛被別人處理過'), {
    data: done,
  })
  const [onDone, onClose] = [vi.fn(), vi.fn()]
  const screen = await drawPart(<CostDialog record={done} onDone={onDone} onClose={onClose} />)
  const save = screen.getByRole('button', { name: '登記費用' })
  await expect.element(save).toBeDisabled()
  expect(sent).toEqual([])
  await screen.getByLabelText('費用', { exact: true }).fill('4200')
  await save.click()
  await expect.element(screen.getByText('剛被別人處理過')).toBeVisible()
  await expect.element(screen.getByLabelText('費用', { exact: true })).toHaveValue('4,200')
  await save.click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(onDone).toHaveBeenCalledOnce()
  expect(sent[1]?.input).toMatchObject({ cost: 4200, reason: '' })
})

it('an amount that stands is corrected with a reason', async () => {
  const sent = answering(maintenancePlans.calls.costRecord, { data: done })
  const record = { ...done, cost: 4200 }
  const screen = await drawPart(
    <CostDialog record={record} onDone={() => undefined} onClose={() => undefined} />,
  )
  await screen.getByLabelText('費用', { exact: true }).fill('4000')
  const save = screen.getByRole('button', { name: '更正費用' })
  await expect.element(save).toBeDisabled()
  expect(sent).toEqual([])
  await screen.getByLabelText('更正原因', { exact: true }).fill('發票金額')
  await save.click()
  await expect.poll(() => sent[0]?.input).toMatchObject({ cost: 4000, reason: '發票金額' })
})
