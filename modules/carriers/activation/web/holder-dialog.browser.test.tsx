import { expect, it } from 'vitest'
import { answering } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { saveOvertaken } from '#tests/setup/overtaken.ts'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { activation, carrierChanged } from '../contract.ts'
import { HouseholdActivation, HouseholdPhone } from '../shapes.ts'
import { PhoneHolderDialog } from './HolderDialog.tsx'
import './activation-texts.ts'

const wang = { residentId: sampleId.replace(/1$/, '2'), name: '王建民' }
const li = { residentId: sampleId.replace(/1$/, '3'), name: '李美玲' }
const phone = sample(HouseholdPhone, { ...nobody(), serialEnd: '4F7C' })
const newer = { ...phone, residentId: li.residentId, residentName: li.name, rowVersion: 1 }
const household = sample(HouseholdActivation, { label: 'A棟-12F-3', residents: [wang, li], phones: [phone] })

function nobody() {
  return { residentId: null, residentName: '' }
}

it('a phone that a colleague gave to somebody else meanwhile: the slower one is told and saves', async () => {
  answering(activation.calls.getActivation, { data: { ...household, phones: [newer] } })
  const changes = answering(activation.calls.setPhoneHolder, carrierChanged('林志明', '今天 10:02'), {
    data: true,
  })
  const screen = await drawPart(
    <PhoneHolderDialog household={household} carrier={phone} onClose={() => undefined} />,
  )
  await screen.getByText('王建民').click()
  await saveOvertaken(screen, {
    save: '儲存變更',
    told: /^林志明已於今天 \d\d:\d\d 變更過/,
    cameIn: '住戶：對方改為「李美玲」，保留您填的「王建民」',
    keeps: () => expect.element(screen.getByLabelText('王建民')).toBeChecked(),
  })
  expect(changes[1]?.input).toEqual({
    phoneId: phone.phoneId,
    residentId: wang.residentId,
    rowVersion: 1,
  })
})
