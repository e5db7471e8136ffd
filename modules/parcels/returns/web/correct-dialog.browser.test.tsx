import { expect, it } from 'vitest'
import { packages } from '#modules/parcels/packages/contract.ts'
import { answering, answeringEmpty } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { saveOvertaken } from '#tests/setup/overtaken.ts'
import { sample } from '#tests/setup/sample.ts'
import { changedMeanwhile, ItemDetail, returns } from '../contract.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import './return-texts.ts'

const given = sample(ItemDetail, { label: 'A棟-12F-3', trackingNumber: '903817260001', pieceCount: 1 })
const newer = { ...given, trackingNumber: '903817260007', rowVersion: 1 }

it('a return that a colleague corrected meanwhile: the slower one is told and saves both changes', async () => {
  answeringEmpty(packages.calls.registerOptions, returns.calls.summarizeWaiting)
  answering(returns.calls.getItem, { data: newer })
  const changes = answering(returns.calls.correctItem, changedMeanwhile(), { data: newer })
  const screen = await drawPart(<CorrectDialog item={given} onClose={() => undefined} />)
  await screen.getByLabelText('備註').fill('住戶改由晚班交付')
  await saveOvertaken(screen, {
    save: '儲存更正',
    told: /^這一件剛剛被另一個櫃台改過/,
    cameIn: '物流條碼：903817260001 → 903817260007',
    keeps: () => expect.element(screen.getByLabelText('備註')).toHaveValue('住戶改由晚班交付'),
  })
  expect(changes[1]?.input).toMatchObject({
    rowVersion: 1,
    trackingNumber: '903817260007',
    note: '住戶改由晚班交付',
  })
})
