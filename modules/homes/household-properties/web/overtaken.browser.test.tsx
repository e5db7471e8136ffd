import { expect, it } from 'vitest'
import { householdChangedMeanwhile } from '#modules/homes/households/contract.ts'
import { answering, answeringEmpty } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { saveOvertaken } from '#tests/setup/overtaken.ts'
import { sample } from '#tests/setup/sample.ts'
import { householdProperties } from '../contract.ts'
import { HouseholdProperty } from '../shapes.ts'
import { ChangeHousehold } from './ChangeHousehold.tsx'
import { PropertyPanel } from './PropertyPanel.tsx'
import './household-texts.ts'
import './property-texts.ts'

const nothing = () => undefined
const told = /^江文彬於今天 \d\d:\d\d 改過這一戶/
const changed = () => householdChangedMeanwhile('江文彬', '今天 10:02')
const given = sample(HouseholdProperty, { building: 'C棟', floor: '9F', unit: '2', label: 'C棟-9F-2' })

it('the place of a household that a colleague changed meanwhile: the slower one is told and saves', async () => {
  const newer = { ...given, floor: '9樓', rowVersion: 1 }
  answeringEmpty(householdProperties.calls.getTree)
  answering(householdProperties.calls.getProperty, { data: newer })
  const changes = answering(
    householdProperties.calls.placeHousehold,
    changed(),
    sample(householdProperties.calls.placeHousehold.gives),
  )
  const screen = await drawPart(<ChangeHousehold of={given} onClose={nothing} />)
  const name = screen.getByLabelText(/^戶別名稱/)
  await name.fill('C棟-九樓之二')
  await saveOvertaken(screen, {
    save: '儲存變更',
    told,
    cameIn: '樓層：9F → 9樓',
    keeps: () => expect.element(name).toHaveValue('C棟-九樓之二'),
  })
  expect(changes[1]?.input).toMatchObject({ rowVersion: 1, floor: '9樓', label: 'C棟-九樓之二' })
})

it('property data that a colleague changed meanwhile: the slower one is told and saves both changes', async () => {
  const newer = { ...given, titleArea: 12_050, rowVersion: 1 }
  const saved = { ...newer, exclusiveArea: 8825, rowVersion: 2 }
  answeringEmpty(householdProperties.calls.getTimeline)
  answering(householdProperties.calls.getProperty, { data: given }, { data: newer })
  const changes = answering(householdProperties.calls.changeProperty, changed(), { data: saved })
  const screen = await drawPart(
    <PropertyPanel householdId={given.id} onPrevious={undefined} onNext={undefined} onClose={nothing} />,
    { may: ['households.change'] },
  )
  const area = screen.getByLabelText('專有面積')
  await area.fill('88.25')
  await saveOvertaken(screen, {
    save: /^儲存/,
    told,
    cameIn: '權狀面積：（空白） → 120.50 m²',
    keeps: () => expect.element(area).toHaveValue('88.25'),
  })
  expect(changes[1]?.input).toMatchObject({ rowVersion: 1, titleArea: 12_050, exclusiveArea: 8825 })
  await expect.element(screen.getByText('C棟-9F-2 已儲存')).toBeVisible()
  await expect.element(screen.getByLabelText('權狀面積')).toHaveValue('120.50')
})
