import { expect, it } from 'vitest'
import { householdChangedMeanwhile, households } from '#modules/homes/households/contract.ts'
import { deposits } from '#modules/parcels/deposits/contract.ts'
import { packages } from '#modules/parcels/packages/contract.ts'
import { answering, answeringEmpty } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { saveOvertaken } from '#tests/setup/overtaken.ts'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { Belongings, householdMergers } from '../contract.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { SplitDialog } from './SplitDialog.tsx'

const intoId = sampleId.replace(/1$/, '2')
const personId = sampleId.replace(/1$/, '3')
const told = /^江文彬於今天 \d\d:\d\d 改過這一戶/
const changed = () => householdChangedMeanwhile('江文彬', '今天 10:02')
const nothing = () => undefined

it('a household that a colleague renamed before it is split: the slower one is told and splits it', async () => {
  const given = sample(Belongings, {
    label: 'A棟-12F-3',
    residents: [
      { residentId: personId, name: '王小明' },
      { residentId: intoId, name: '王建民' },
    ],
  })
  const newer = { ...given, label: 'A棟-12樓-3', rowVersion: 1 }
  answering(householdMergers.calls.getBelongings, { data: given }, { data: newer })
  const splits = answering(
    householdMergers.calls.split,
    changed(),
    sample(householdMergers.calls.split.gives),
  )
  const screen = await drawPart(<SplitDialog householdId={sampleId} onClose={nothing} />)
  await screen.getByLabelText('戶號').fill('3之1')
  await screen.getByText('王小明', { exact: true }).click()
  await screen.getByRole('button', { name: '分開居住' }).click()
  await saveOvertaken(screen, {
    save: '拆出 A棟-12F-3之1',
    told,
    cameIn: '戶別名稱：A棟-12F-3 → A棟-12樓-3',
    keeps: () => expect.element(screen.getByLabelText('王小明')).toBeChecked(),
  })
  expect(splits[1]?.input).toMatchObject({
    rowVersion: 1,
    unit: '3之1',
    residentIds: [personId],
    reason: '分開居住',
  })
  // It is the same new household that is made.
  expect(splits[1]?.input.newId).toBe(splits[0]?.input.newId)
  await expect.element(screen.getByText('已拆出 A棟-12F-3之1')).toBeVisible()
})

it('a household that a colleague renamed before it is merged: the slower one is told and merges it', async () => {
  const given = sample(Belongings, { label: 'B棟-2F-2' })
  const newer = { ...given, label: 'B棟-2樓-2', rowVersion: 1 }
  const into = sample(Belongings, { householdId: intoId, label: 'A棟-12F-2' })
  const seen = new Set<string>()
  answering(householdMergers.calls.getBelongings, ({ householdId }) => {
    if (householdId === intoId) return { data: into }
    const isFirst = !seen.has(householdId)
    seen.add(householdId)
    return { data: isFirst ? given : newer }
  })
  const { findHouseholds, listBuildings } = households.calls
  const found = sample(findHouseholds.gives.shape.data.element, { householdId: intoId, label: into.label })
  answering(findHouseholds, { ...sample(findHouseholds.gives), data: [found] })
  answeringEmpty(listBuildings)
  answeringEmpty(packages.calls.countWaitingOfHouseholds, deposits.calls.countWaitingOfHouseholds)
  const merges = answering(
    householdMergers.calls.merge,
    changed(),
    sample(householdMergers.calls.merge.gives),
  )
  const screen = await drawPart(<MergeDialog householdId={sampleId} onClose={nothing} />)
  await screen.getByRole('button', { name: '選擇戶別' }).click()
  await screen.getByLabelText('輸入戶別、姓名或電話末碼').fill('A12-2')
  await screen.getByRole('dialog', { name: '選戶別' }).getByText('A棟-12F-2', { exact: true }).click()
  await screen.getByRole('button', { name: '兩戶打通' }).click()
  await saveOvertaken(screen, {
    save: '併入 A棟-12F-2',
    told,
    cameIn: '戶別名稱：B棟-2F-2 → B棟-2樓-2',
    keeps: () => expect.element(screen.getByLabelText('原因')).toHaveValue('兩戶打通'),
  })
  expect(merges[1]?.input).toMatchObject({ rowVersion: 1, intoId, reason: '兩戶打通' })
  await expect.element(screen.getByText('B棟-2樓-2 已併入 A棟-12F-2')).toBeVisible()
})
