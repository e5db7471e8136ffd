import { expect, it } from 'vitest'
import { Facility } from '#modules/everyday/facilities/contract.ts'
import { answering } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { facilityForms } from '../form-contract.ts'
import { slotTaken } from '../problems.ts'
import { OwnBookForm } from './OwnBookForm.tsx'

const court = sample(Facility, {
  name: '羽球場',
  rules: '',
  price: 100,
  priceBy: 'slot',
  priceIn: 'money',
  deposit: 0,
  mostPeople: 4,
  mostSlots: 2,
  cancelHours: 24 * 365,
  lateRefundPercent: 50,
})

it('a household is told why its booking was refused and sees what is free now, and that cancelling costs before it books', async () => {
  const slot = { from: '08:00', until: '09:00', left: 1 }
  answering(
    facilityForms.calls.showDay,
    { data: [{ ...slot, state: 'free' }] },
    { data: [{ ...slot, state: 'taken', left: 0 }] },
  )
  const asked = answering(facilityForms.calls.book, slotTaken('羽球場 '))
  const page = await drawPart(<OwnBookForm token="x" facilities={[court]} />)
  await page.getByRole('button', { name: /08:00/ }).click()
  await expect.element(page.getByText('免費取消的期限已過：訂了再取消，退 50%。')).toBeVisible()
  await page.getByRole('button', { name: /^確認預約/ }).click()
  await expect.poll(() => asked.length).toBe(1)
  await expect.element(page.getByText(/這個時段剛被訂走了/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: '08:00 已滿' })).toBeVisible()
})
