import { expect, it, vi } from 'vitest'
import { Problem } from '#platform/contract/problem.ts'
import { draw } from '#tests/setup/draw.tsx'
import { CorrectionDialog, type Sent } from './CorrectionDialog.tsx'
import { tickField } from './choice-fields.tsx'
import { dayField, type FormField, textField } from './fields.tsx'

interface Ban {
  name: string
  untilDay: string
  isForever: boolean
}
const given: Ban = { name: '張三', untilDay: '2026-11-23', isForever: false }
const fields: readonly FormField<Ban>[] = [
  {
    ...textField<Ban>('姓名', 'name'),
    wrong: ({ name }) => (name === '' ? '請填寫姓名。' : undefined),
  },
  dayField('到期日', 'untilDay'),
  tickField('永久', 'isForever'),
]

const open = (
  send: (sent: Sent<Ban, Ban>) => Promise<unknown>,
  newest: Ban = given,
  anyway?: { code: number; act: string },
) =>
  draw(
    <CorrectionDialog
      title="修改"
      confirm="儲存"
      given={given}
      codes={[409999]}
      formOf={(ban) => ban}
      newest={async () => newest}
      fields={fields}
      because={{ label: '原因', reasons: ['登記錯誤'] }}
      anyway={anyway}
      send={send}
      onClose={() => undefined}
    />,
  )

it('draws the fields that were declared, and sends the form with its reason', async () => {
  const send = vi.fn(async () => undefined)
  const screen = await open(send)
  await screen.getByLabelText('到期日').fill('2026/12/01')
  await screen.getByText('永久').click()
  await screen.getByRole('button', { name: '登記錯誤' }).click()
  await screen.getByRole('button', { name: '儲存' }).click()
  expect(send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      form: { name: '張三', untilDay: '2026-12-01', isForever: true },
      seen: given,
      reason: '登記錯誤',
    }),
  )
})

it('a field says what is wrong with it when it is sent, and nothing is sent', async () => {
  const send = vi.fn(async () => undefined)
  const screen = await open(send)
  await screen.getByLabelText('姓名').fill('')
  await expect.element(screen.getByText('請填寫姓名。')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: '儲存' }).click()
  await expect.element(screen.getByText('請填寫姓名。')).toBeVisible()
  expect(send).not.toHaveBeenCalled()
})

it('what a colleague changed meanwhile comes in and is said; what was typed here stays', async () => {
  const now = { ...given, name: '張三豐', isForever: true }
  const sent: Sent<Ban, Ban>[] = []
  const screen = await open(async (item) => {
    sent.push(item)
    if (item.seen === given) throw new Problem('conflict', 409999, '林志明已變更。')
  }, now)
  await screen.getByLabelText('姓名').fill('張小三')
  await screen.getByRole('button', { name: '儲存' }).click()
  await expect.element(screen.getByText('林志明已變更。')).toBeVisible()
  await expect.element(screen.getByText('姓名：對方改為「張三豐」，保留您填的「張小三」')).toBeVisible()
  await expect.element(screen.getByText('永久：否 → 是')).toBeVisible()
  await screen.getByRole('button', { name: '儲存' }).click()
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]).toMatchObject({ seen: now, form: { ...now, name: '張小三' } })
})

it('what was refused with a reason may be sent all the same, where the dialog says so', async () => {
  const sure: boolean[] = []
  const screen = await open(
    async ({ isSure }) => {
      sure.push(isSure)
      if (!isSure) throw new Problem('conflict', 409602, '這個車牌已在另一戶。')
    },
    given,
    { code: 409602, act: '仍要儲存' },
  )
  await screen.getByRole('button', { name: '儲存', exact: true }).click()
  await expect.element(screen.getByText('這個車牌已在另一戶。')).toBeVisible()
  await screen.getByRole('button', { name: '仍要儲存' }).click()
  await expect.poll(() => sure).toEqual([false, true])
  await expect.element(screen.getByText('這個車牌已在另一戶。')).not.toBeInTheDocument()
})
