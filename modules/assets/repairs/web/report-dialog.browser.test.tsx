import { expect, it } from 'vitest'
import { files } from '#modules/keeping/files/contract.ts'
import { answering } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { repairs } from '../contract.ts'
import { RepairDetail } from '../shapes.ts'
import { ReportDialog } from './ReportDialog.tsx'
import './page-texts.ts'

it('the desk sends photos of what is broken with its report', async () => {
  answering(files.calls.signInToStorage, { data: { token: 'a' } })
  const uploads = answering(files.calls.upload, sample(files.calls.upload.gives))
  const sent = answering(repairs.calls.reportRepair, { data: sample(RepairDetail) })
  const screen = await drawPart(<ReportDialog onClose={() => undefined} />)
  await screen.getByLabelText('什麼壞了').fill('燈不亮')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no photos')
  const given = new DataTransfer()
  given.items.add(new File(['a picture'], 'lamp.png', { type: 'image/png' }))
  input.files = given.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(screen.getByRole('img', { name: '照片 1' })).toBeVisible()
  await screen.getByRole('button', { name: '報修', exact: true }).click()
  await expect.poll(() => sent.length).toBe(1)
  expect(uploads).toHaveLength(1)
  expect(sent[0]?.input.photos).toHaveLength(1)
})
