import { expect, it } from 'vitest'
import { answering } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { maintenancePlans } from '../contract.ts'
import { Plan, RecordDetail, type Term } from '../shapes.ts'
import { FinishDialog } from './FinishDialog.tsx'

const idOf = (nth: number) => sampleId.replace(/1$/, String(nth))
const term = (nth: number, name: string, kind: Term['kind']): Term => ({
  termId: idOf(nth),
  name,
  hint: '',
  kind,
  unit: '',
  lowLimit: '',
  highLimit: '',
})
const plan = sample(Plan, {
  openRecordId: sampleId,
  supplierId: null,
  assetIds: [idOf(5)],
  assets: [{ ...sample(Plan).assets[0], assetId: idOf(5), name: '發電機' }] as Plan['assets'],
  terms: [term(6, '皮帶', 'yesNo'), term(7, '機油', 'yesNo'), term(8, '聲音', 'text')],
})

it('a maintenance begins with nothing found: each check is said, the rest passes by one press, and a text needs its words', async () => {
  answering(maintenancePlans.calls.readRecord, { data: sample(RecordDetail, { checkList: [] }) })
  const sent = answering(maintenancePlans.calls.finishRecord, {
    ...sample(maintenancePlans.calls.finishRecord.gives),
  })
  const screen = await drawPart(<FinishDialog plan={plan} onClose={() => undefined} />)
  await expect.element(screen.getByText('2 項還沒登記結果')).toBeVisible()
  expect(document.querySelectorAll('[role=radio][aria-checked=true]')).toHaveLength(0)
  const finish = screen.getByRole('button', { name: '登記完成' })
  await finish.click()
  expect(sent).toEqual([])
  await screen.getByRole('radiogroup', { name: '發電機 皮帶' }).getByRole('radio', { name: '未通過' }).click()
  await screen.getByRole('button', { name: '其餘都通過' }).click()
  await finish.click()
  expect(sent).toEqual([])
  await screen.getByRole('textbox', { name: '發電機 聲音' }).fill('低沉')
  await finish.click()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.input).toMatchObject({
    checks: [
      { termId: idOf(6), result: 'fail' },
      { termId: idOf(7), result: 'pass' },
      { termId: idOf(8), result: 'pass', value: '低沉' },
    ],
  })
})
