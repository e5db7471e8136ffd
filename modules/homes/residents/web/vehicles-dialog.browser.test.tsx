import { expect, it } from 'vitest'
import { answering } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { saveOvertaken } from '#tests/setup/overtaken.ts'
import { sample } from '#tests/setup/sample.ts'
import { residents, vehiclesChanged } from '../contract.ts'
import { Home } from '../shapes.ts'
import { VehiclesDialog } from './VehiclesDialog.tsx'
import './home-texts.ts'

const given = sample(Home, { label: 'B棟-12F-3', transportations: [{ type: 1, plate: 'ABC-1234' }] })
const newer = { ...given, transportations: [{ type: 1, plate: 'ZZQ-1111' }], vehiclesVersion: 1 }

it('the vehicles of a household that a colleague changed meanwhile: the slower one is told and saves', async () => {
  answering(residents.calls.getHome, { data: newer })
  const changes = answering(residents.calls.setVehicles, vehiclesChanged('林志明', '今天 10:02'), {
    data: [],
  })
  const screen = await drawPart(<VehiclesDialog home={given} onClose={() => undefined} />)
  const plate = screen.getByLabelText('車號').first()
  await plate.fill('ZZQ-2222')
  await saveOvertaken(screen, {
    save: '儲存變更',
    told: /^林志明已於今天 \d\d:\d\d 改過這一戶的車輛/,
    cameIn: '車輛：對方改為「汽車 ZZQ-1111」，保留您填的「汽車 ZZQ-2222」',
    keeps: () => expect.element(plate).toHaveValue('ZZQ-2222'),
  })
  expect(changes[1]?.input).toMatchObject({
    version: 1,
    transportations: [{ type: 1, plate: 'ZZQ-2222' }],
  })
})
