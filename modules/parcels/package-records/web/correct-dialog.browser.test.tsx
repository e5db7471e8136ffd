import { expect, it } from 'vitest'
import { residents } from '#modules/homes/residents/contract.ts'
import { packages } from '#modules/parcels/packages/contract.ts'
import { answering, answeringEmpty } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { saveOvertaken } from '#tests/setup/overtaken.ts'
import { sample } from '#tests/setup/sample.ts'
import { changedMeanwhile, PackageDetail, packageRecords } from '../contract.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import './act-texts.ts'

const given = sample(PackageDetail, { state: 'waiting', shelfPosition: 'A-01', pieceCount: 1 })
const newer = { ...given, shelfPosition: 'C-09', rowVersion: 1 }

it('a package that a colleague corrected meanwhile: the slower one is told and saves', async () => {
  answeringEmpty(packages.calls.registerOptions, residents.calls.listResidents)
  answering(packageRecords.calls.getPackage, { data: newer })
  const changes = answering(
    packageRecords.calls.correctPackage,
    changedMeanwhile('林志明已於今天 10:02 變更這件包裹。', []),
    { data: newer },
  )
  const nothing = () => undefined
  const screen = await drawPart(
    <CorrectDialog one={given} onClose={nothing} onDone={nothing} onReprint={nothing} />,
  )
  await screen.getByLabelText('備註').fill('請輕放')
  await saveOvertaken(screen, {
    save: '儲存更正',
    told: /^林志明已於今天 \d\d:\d\d 變更這件包裹/,
    cameIn: '位置：A-01 → C-09',
    keeps: () => expect.element(screen.getByLabelText('備註')).toHaveValue('請輕放'),
  })
  // What is left out stays as the colleague wrote it.
  expect(changes[1]?.input).toEqual({
    packageId: given.packageId,
    rowVersion: 1,
    note: '請輕放',
    reason: '',
  })
})
