import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { text } from '#platform/web/i18n/texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { draw } from '#tests/setup/draw.tsx'
import { AmountInput } from './AmountInput.tsx'
import { DayInput } from './DayInput.tsx'

function DayForm({ first = '' }: { first?: string }) {
  const [day, setDay] = useState(first)
  return (
    <>
      <Field label="到期日">
        <DayInput value={day} onDay={setDay} />
      </Field>
      <output data-testid="kept">{day}</output>
    </>
  )
}

function AmountForm({ signed = false }: { signed?: boolean }) {
  const [amount, setAmount] = useState('')
  return (
    <>
      <Field label="金額">
        <AmountInput signed={signed} value={amount} onAmount={setAmount} />
      </Field>
      <output data-testid="kept">{amount}</output>
    </>
  )
}

it('a day is shown and typed with its year first, whatever the language of the browser', async () => {
  const screen = await draw(<DayForm first="2026-11-23" />)
  const field = screen.getByLabelText('到期日')
  await expect.element(field).toHaveValue('2026/11/23')
  await field.fill('20270105')
  await expect.element(screen.getByTestId('kept')).toHaveTextContent('2027-01-05')
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveValue('2027/01/05')
})

it('the arrow keys go to the next day and the one before', async () => {
  const screen = await draw(<DayForm first="2026-12-31" />)
  await screen.getByLabelText('到期日').click()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByTestId('kept')).toHaveTextContent('2027-01-01')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(screen.getByTestId('kept')).toHaveTextContent('2026-12-30')
})

it('what is no day stays to be mended and is said, once one has left the field', async () => {
  const screen = await draw(<DayForm first="2026-11-23" />)
  const field = screen.getByLabelText('到期日')
  await field.fill('2026/02/30')
  await expect.element(screen.getByText(text('platform', 'dayWrong'))).not.toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByText(text('platform', 'dayWrong'))).toBeVisible()
  await expect.element(field).toHaveValue('2026/02/30')
  await expect.element(screen.getByTestId('kept')).toHaveTextContent('')
})

it('an amount takes digits alone and shows thousands (R355, R356)', async () => {
  const screen = await draw(<AmountForm />)
  await screen.getByLabelText('金額').click()
  await userEvent.keyboard('1a2-3,4.56')
  await expect.element(screen.getByLabelText('金額')).toHaveValue('123,456')
  await expect.element(screen.getByTestId('kept')).toHaveTextContent('123456')
})

it('a difference may begin with a minus', async () => {
  const screen = await draw(<AmountForm signed />)
  await screen.getByLabelText('金額').click()
  await userEvent.keyboard('-1500')
  await expect.element(screen.getByLabelText('金額')).toHaveValue('-1,500')
})

it('a digit in the middle of an amount is written where the caret stands', async () => {
  const screen = await draw(<AmountForm />)
  await screen.getByLabelText('金額').fill('12345')
  await userEvent.keyboard('{Home}{ArrowRight}978')
  await expect.element(screen.getByLabelText('金額')).toHaveValue('19,782,345')
})
