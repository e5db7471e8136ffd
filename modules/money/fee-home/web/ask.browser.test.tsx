import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { bankPaid } from '#modules/money/bank-files/paid-contract.ts'
import { answering, answeringEmpty } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { feeHome } from '../contract.ts'
import { managementControlPath } from './screens.ts'

it('what the first page of fees is asked, the page that finds a payment answers, long account numbers too', async () => {
  answeringEmpty(feeHome.calls.show, bankPaid.calls.account)
  const asked = answering(bankPaid.calls.look, (input) => {
    const { data } = sample(bankPaid.calls.look.gives)
    return { data: { ...data, found: [], understood: { ...data.understood, code: input.text } } }
  })
  const screen = await openPage(managementControlPath, { may: ['feeHome.view', 'bankFiles.view'] })
  await screen.getByRole('searchbox', { name: '查一筆款' }).fill('9912800002500819')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => asked.at(-1)?.input.text).toBe('9912800002500819')
})
