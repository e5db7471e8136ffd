import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { text } from '#platform/web/i18n/texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { draw } from '#tests/setup/draw.tsx'
import { AmountInput } from './AmountInput.tsx'
import { DayInput } from './DayInput.tsx'
import { TimeInput } from './TimeInput.tsx'

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

function TimeForm({ first = '' }: { first?: string }) {
  const [time, setTime] = useState(first)
  return (
    <>
      <Field label="開始時間">
        <TimeInput value={time} onTime={setTime} />
      </Field>
      <output data-testid="kept">{time}</output>
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

it('a time has 24 hours, typed with or without its colon', async () => {
  const screen = await draw(<TimeForm first="21:30" />)
  const field = screen.getByLabelText('開始時間')
  await expect.element(field).toHaveValue('21:30')
  await field.fill('0915')
  await expect.element(screen.getByTestId('kept')).toHaveTextContent('09:15')
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveValue('09:15')
})

it('the arrow keys move the hours or the minutes of a time, whichever the caret stands in', async () => {
  const screen = await draw(<TimeForm first="23:59" />)
  await screen.getByLabelText('開始時間').click()
  await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}')
  await expect.element(screen.getByTestId('kept')).toHaveTextContent('01:59')
  await userEvent.keyboard('{End}{ArrowUp}')
  await expect.element(screen.getByTestId('kept')).toHaveTextContent('02:00')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByTestId('kept')).toHaveTextContent('01:59')
})

it('what is no time stays to be mended and is said, and counts as none', async () => {
  const screen = await draw(<TimeForm first="21:30" />)
  await screen.getByLabelText('開始時間').fill('24:00')
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByText(text('platform', 'timeWrong'))).toBeVisible()
  await expect.element(screen.getByLabelText('開始時間')).toHaveValue('24:00')
  await expect.element(screen.getByTestId('kept')).toHaveTextContent('')
})

it('an amount takes digits and commas, full-width ones too, and shows thousands (R355, R356)', async () => {
  const screen = await draw(<AmountForm />)
  await screen.getByLabelText('金額').click()
  await userEvent.keyboard('123,456')
  await expect.element(screen.getByLabelText('金額')).toHaveValue('123,456')
  await expect.element(screen.getByTestId('kept')).toHaveTextContent('123456')
  await screen.getByLabelText('金額').fill('１２８０')
  await expect.element(screen.getByLabelText('金額')).toHaveValue('1,280')
})

it('a letter is refused as it is typed, so that 5a00 is 500 (R355)', async () => {
  const screen = await draw(<AmountForm />)
  await screen.getByLabelText('金額').click()
  await userEvent.keyboard('5a00x')
  await expect.element(screen.getByLabelText('金額')).toHaveValue('500')
  await expect.element(screen.getByTestId('kept')).toHaveTextContent('500')
})

it('a fraction stays as it was typed, is said, and counts as nothing until it is mended (R355)', async () => {
  const screen = await draw(<AmountForm />)
  await screen.getByLabelText('金額').click()
  await userEvent.keyboard('12.5')
  await expect.element(screen.getByLabelText('金額')).toHaveValue('12.5')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('只能填整數，不能有小數或文字')
  await expect.element(screen.getByTestId('kept')).toHaveTextContent('')
  await userEvent.keyboard('{Backspace}{Backspace}5')
  await expect.element(screen.getByLabelText('金額')).toHaveValue('125')
  await expect.element(screen.getByTestId('kept')).toHaveTextContent('125')
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

it('a day is taken from the calendar: arrows by day and week, PgDn by month, Enter chooses and gives the focus back', async () => {
  const screen = await draw(<DayForm first="2026-01-31" />)
  const opener = screen.getByRole('button', { name: text('platform', 'dayPick') })
  await opener.click()
  await expect.element(screen.getByRole('button', { name: '2026/01/31' })).toHaveFocus()
  await userEvent.keyboard('{PageDown}')
  await expect.element(screen.getByRole('button', { name: '2026/02/28' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowRight}')
  await expect.element(screen.getByRole('button', { name: '2026/02/22' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByTestId('kept')).toHaveTextContent('2026-02-22')
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})
