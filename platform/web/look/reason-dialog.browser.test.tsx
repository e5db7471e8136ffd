import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { text } from '#platform/web/i18n/texts.ts'
import { draw } from '#tests/setup/draw.tsx'
import { ReasonDialog, type ReasonDialogProps } from './ReasonDialog.tsx'

const open = (props: Partial<ReasonDialogProps>) =>
  draw(
    <ReasonDialog
      title="收回登記"
      label="原因"
      reasons={['重複登記', '登記錯戶']}
      required="請填寫原因。"
      confirm="收回"
      onConfirm={async () => undefined}
      onClose={() => undefined}
      {...props}
    />,
  )

it('asks for a reason before anything happens; a ready one is taken by a tap', async () => {
  const onConfirm = vi.fn(async () => undefined)
  const screen = await open({ onConfirm })
  await screen.getByRole('button', { name: '收回', exact: true }).click()
  await expect.element(screen.getByText('請填寫原因。')).toBeVisible()
  expect(onConfirm).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: '登記錯戶' }).click()
  await expect.element(screen.getByLabelText('原因')).toHaveValue('登記錯戶')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('登記錯戶', expect.anything())
})

it('says what went wrong and keeps what was typed; a second press while it works does nothing', async () => {
  let refuse: (error: Error) => void = () => undefined
  const onConfirm = vi.fn(
    () =>
      new Promise<void>((_, reject) => {
        refuse = reject
      }),
  )
  const screen = await open({ onConfirm })
  await screen.getByLabelText('原因').fill('  拿錯了 ')
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('拿錯了', expect.anything())
  refuse(new Error('no line'))
  await expect.element(screen.getByText(text('platform', 'tryLater'))).toBeVisible()
  await expect.element(screen.getByLabelText('原因')).toHaveValue('  拿錯了 ')
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).toHaveBeenCalledTimes(2)
})

it('closes by Esc', async () => {
  const onClose = vi.fn()
  await open({ onClose })
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})
