import { expect, it } from 'vitest'
import { supplierWorkPath } from '#modules/assets/paths.ts'
import { answering } from '#tests/setup/answers.ts'
import { leavePageUnkept } from '#tests/setup/leave-page-unkept.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { Job, supplierMaintenance, Work } from '../contract.ts'

const idOf = (nth: number) => sampleId.replace(/1$/, String(nth))
const job = (nth: number, qrCode: string) => {
  const empty = sample(Job)
  const asset = { ...sample(Job.shape.plan.shape.assets.element), qrCode, name: `${nth} 號泵` }
  return { ...empty, recordId: idOf(nth), plan: { ...empty.plan, name: `保養 ${nth}`, assets: [asset] } }
}

it('the label of a machine leads to its sheet, and from there back to the list', async () => {
  answering(supplierMaintenance.calls.showWork, {
    data: {
      ...sample(Work, { jobs: [job(1, 'AAAAAAAAAAAA'), job(2, 'BBBBBBBBBBBB')] }),
      pass: { ...sample(Work.shape.pass), endsAt: new Date(Date.now() + 3_600_000) },
    },
  })
  answering(supplierMaintenance.calls.listStaff, { data: [] })
  leavePageUnkept()
  const screen = await openPage(`${supplierWorkPath}?code=BBBBBBBBBBBB`)
  await expect.element(screen.getByRole('heading', { name: '保養 2' })).toBeVisible()
  await screen.getByRole('button', { name: '返回' }).click()
  await expect.element(screen.getByRole('button', { name: /保養 1/ })).toBeVisible()
  await screen.getByRole('button', { name: '掃機器 QR 開單' }).click()
  await expect.element(screen.getByRole('heading', { name: '掃機器 QR 開單' })).toBeVisible()
  await screen.getByRole('button', { name: '返回' }).click()
  await expect.element(screen.getByRole('button', { name: /保養 2/ })).toBeVisible()
})
