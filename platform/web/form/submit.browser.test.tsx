import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { text } from '#platform/web/i18n/texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { draw } from '#tests/setup/draw.tsx'
import { useAsked } from './use-asked.ts'
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

it('leaves the focus with whoever went on to another field before it was drawn', async () => {
  const frames: FrameRequestCallback[] = []
  const screen = await draw(
    <>
      <NameForm work={async () => undefined} />
      <Field label="備註">
        <TextInput value="" onText={() => undefined} />
      </Field>
    </>,
  )
  await screen.getByRole('button', { name: '儲存' }).element().focus()
  // Frames of a machine that is busy with something else.
  const busy = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('請填寫姓名。')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByLabelText('備註')).toHaveFocus()
  busy.mockRestore()
  expect(frames.length).toBeGreaterThan(0)
  for (const frame of frames) frame(performance.now())
  await expect.element(screen.getByLabelText('備註')).toHaveFocus()
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

it('what is made of the same input has the same id until the act succeeded, and something else another one', async () => {
  const sent: [name: string, id: string][] = []
  const screen = await draw(
    <NameForm
      work={async ({ idOf }, name) => {
        sent.push([name, idOf({ name })])
        if (sent.length < 3) throw new Error('no line')
      }}
    />,
  )
  const send = async (name: string, count: number) => {
    await screen.getByLabelText('姓名').fill(name)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => sent.length).toBe(count)
  }
  await send('王建民', 1)
  await send('王小民', 2)
  await send('王建民', 3)
  await expect.element(screen.getByTestId('failure')).toHaveTextContent('')
  await send('王建民', 4)
  const [first, other, again, later] = sent.map(([, id]) => id)
  expect(again).toBe(first)
  expect(new Set([first, other, later]).size).toBe(3)
})

function Row({ work, again }: { work: (retry: Retry) => Promise<void>; again: () => void }) {
  const removal = useAsked(again)
  return (
    <Button
      onClick={() =>
        void removal.submit({ ask: { title: '移除這把鑰匙？', ok: '確定移除' }, work, done: '已移除。' })
      }
    >
      移除
    </Button>
  )
}

it('an act of a row is asked about, done once, told, and what there is then is looked at', async () => {
  const work = vi.fn(async () => undefined)
  const again = vi.fn()
  const screen = await draw(<Row work={work} again={again} />)
  await screen.getByRole('button', { name: '移除', exact: true }).click()
  await screen.getByRole('button', { name: text('platform', 'cancel') }).click()
  await expect.element(screen.getByRole('button', { name: '確定移除' })).not.toBeInTheDocument()
  expect(work).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: '移除', exact: true }).click()
  await screen.getByRole('button', { name: '確定移除' }).click()
  await expect.element(screen.getByText('已移除。')).toBeVisible()
  expect([work.mock.calls.length, again.mock.calls.length]).toEqual([1, 1])
})

it('an act of a row that failed says why in a box, and is sent again with its keys', async () => {
  const acts: Retry[] = []
  const screen = await draw(
    <Row
      again={() => undefined}
      work={async (retry) => {
        acts.push(retry)
        if (acts.length === 1) refuse('這把鑰匙正在使用中。')
      }}
    />,
  )
  for (let times = 1; times <= 2; times++) {
    await screen.getByRole('button', { name: '移除', exact: true }).click()
    await screen.getByRole('button', { name: '確定移除' }).click()
    if (times > 1) continue
    await expect.element(screen.getByText('這把鑰匙正在使用中。')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('這把鑰匙正在使用中。')).not.toBeInTheDocument()
  }
  await expect.element(screen.getByText('已移除。')).toBeVisible()
  expect(acts.map(({ keys }) => keys === acts[0]?.keys)).toEqual([true, true])
})
