import { expect, it } from 'vitest'
import { answering } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { saveOvertaken } from '#tests/setup/overtaken.ts'
import { sample } from '#tests/setup/sample.ts'
import { Lendable, lendableChanged, visitorLoans } from '../contract.ts'
import { LendableDialog } from './LendableDialog.tsx'
import './lendable-texts.ts'

const given = sample(Lendable, { displayId: 'U-01', name: '雨傘', stock: 40 })
const newer = { ...given, stock: 38, rowVersion: 1 }

it('something lent that a colleague changed meanwhile: the slower one is told and saves both changes', async () => {
  answering(visitorLoans.calls.listLendables, { data: [newer] })
  const changes = answering(visitorLoans.calls.changeLendable, lendableChanged('雨傘'), { data: newer })
  const screen = await drawPart(<LendableDialog of={given} onClose={() => undefined} />)
  await screen.getByLabelText('名稱').fill('大雨傘')
  await saveOvertaken(screen, {
    save: '儲存變更',
    told: /剛被另一位管理人員改過/,
    cameIn: '總數：40 → 38',
    keeps: () => expect.element(screen.getByLabelText('名稱')).toHaveValue('大雨傘'),
  })
  expect(changes[1]?.input).toMatchObject({ rowVersion: 1, name: '大雨傘', stock: 38 })
})
