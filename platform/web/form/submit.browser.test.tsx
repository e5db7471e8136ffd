import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { text } from '#platform/web/i18n/texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { draw } from '#tests/setup/draw.tsx'
import { refuse, type Retry, useSubmit } from './use-submit.ts'

type Work = (retry: Retry, name: string) => Promise<void>

function NameForm({ work }: { work: Work }) {
  const [name, setName] = useState('')
  const save = useSubmit((retry) => work(retry, name), { isWrong: () => name === '' })
  return (
    <form {...save.form}>
      <Field label="姓名" invalid={save.tried && name === '' ? '請填寫姓名。' : undefined}>
        <TextInput value={name} onText={setName} />
      </Field>
      <p data-testid="failure">{save.failure}</p>
      <Button htmlType="submit" loading={save.busy}>
        儲存
      </Button>
    </form>
  )
}

it('does not send what must be mended: the field says so and has the focus', async () => {
  const work = vi.fn<Work>(async () => undefined)
  const screen = await draw(<NameForm work={work} />)
  await screen.getByRole('button', { name: '儲存' }).click()
  await expect.element(screen.getByText('請填寫姓名。')).toBeVisible()
  await expect.element(screen.getByLabelText('姓名')).toHaveFocus()
  expect(work).not.toHaveBeenCalled()
})

it('is sent once, however often it is pressed while it is under way', async () => {
  let end = () => undefined as void
  const work = vi.fn<Work>(() => new Promise((resolve) => (end = resolve)))
  const screen = await draw(<NameForm work={work} />)
  await screen.getByLabelText('姓名').fill('王建民')
  // Twice before anything is drawn of the first.
  const form = document.querySelector('form')
  form?.requestSubmit()
  form?.requestSubmit()
  await expect.element(screen.getByRole('button', { name: '儲存' })).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Enter}')
  expect(work).toHaveBeenCalledTimes(1)
  end()
  await expect.element(screen.getByRole('button', { name: '儲存' })).not.toHaveAttribute('aria-busy')
  await screen.getByLabelText('姓名').click()
  await userEvent.keyboard('{Enter}')
  expect(work).toHaveBeenCalledTimes(2)
})

it('says why it failed, and keeps the key of the act until it succeeds', async () => {
  const acts: Retry[] = []
  let answer: () => Promise<void> = () => Promise.reject(new Error('no line'))
  const screen = await draw(
    <NameForm
      work={async (retry) => {
        acts.push(retry)
        await answer()
      }}
    />,
  )
  await screen.getByLabelText('姓名').fill('王建民')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(text('platform', 'tryLater'))).toBeVisible()
  answer = async () => refuse('這個姓名已有人使用。')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('這個姓名已有人使用。')).toBeVisible()
  answer = async () => undefined
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByTestId('failure')).toHaveTextContent('')
  await userEvent.keyboard('{Enter}')
  expect(acts.map((retry) => retry.keys === acts[0]?.keys)).toEqual([true, true, true, false])
})

it('does once for an act what must not be done twice, such as an upload', async () => {
  const picture = new Blob(['x'])
  const upload = vi.fn(async () => 'handwrite/1.png')
  const paths: string[] = []
  const screen = await draw(
    <NameForm
      work={async ({ once }) => {
        paths.push(await once(picture, upload))
        if (paths.length === 1) refuse('請再試一次。')
      }}
    />,
  )
  await screen.getByLabelText('姓名').fill('王建民')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('請再試一次。')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByTestId('failure')).toHaveTextContent('')
  expect([paths.length, upload.mock.calls.length]).toEqual([2, 1])
})
