import { useState } from 'react'
import { expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { alertsShown } from '#platform/web/look/alerts.ts'
import { answering } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { sampleId } from '#tests/setup/sample.ts'
import { phoneNumbers } from '../contract.ts'
import { PhoneNumber } from './PhoneNumber.tsx'

const number = <PhoneNumber holder="resident" id={sampleId} name="王建民" masked={['0935***846', '']} />

it('A masked number is shown whole on one press by whoever may, and asked for only then', async () => {
  const asked = answering(phoneNumbers.calls.show, { data: { numbers: ['0935271846'] } })
  const screen = await drawPart(number, { may: ['phoneNumbers.show'] })
  await expect.element(screen.getByText('0935***846')).toBeVisible()
  expect(asked).toEqual([])
  await screen.getByRole('button', { name: '王建民：顯示電話' }).click()
  await expect
    .element(screen.getByRole('link', { name: '0935271846' }))
    .toHaveAttribute('href', 'tel:0935271846')
  expect(asked.map(({ input }) => input)).toEqual([{ holder: 'resident', id: sampleId }])
})

it('Numbers that were shown are nobody else’s: another person in the same place comes masked', async () => {
  answering(phoneNumbers.calls.show, { data: { numbers: ['0935271846'] } })
  function Panel() {
    const [isOther, setOther] = useState(false)
    const [id, name, masked] = isOther
      ? [newId(), '林淑芬', '0912***678']
      : [sampleId, '王建民', '0935***846']
    return (
      <>
        <PhoneNumber holder="resident" id={id} name={name} masked={[masked]} />
        <button type="button" onClick={() => setOther(true)}>
          下一位
        </button>
      </>
    )
  }
  const screen = await drawPart(<Panel />, { may: ['phoneNumbers.show'] })
  await screen.getByRole('button', { name: '王建民：顯示電話' }).click()
  await expect.element(screen.getByText('0935271846')).toBeVisible()
  await screen.getByRole('button', { name: '下一位' }).click()
  await expect.element(screen.getByText('0912***678')).toBeVisible()
  await expect.element(screen.getByText('0935271846')).not.toBeInTheDocument()
})

it('Whoever may not is told whom to ask, and nothing is asked of the server', async () => {
  const asked = answering(phoneNumbers.calls.show, { data: { numbers: ['0935271846'] } })
  const screen = await drawPart(number, { may: [] })
  await screen.getByRole('button', { name: '王建民：顯示電話' }).click()
  expect(alertsShown().toasts.map(({ text }) => text)).toContain('您不能顯示完整電話，請洽總幹事或管理員。')
  expect(asked).toEqual([])
})
