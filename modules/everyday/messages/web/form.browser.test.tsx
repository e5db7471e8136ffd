import { expect, it } from 'vitest'
import { problem } from '#platform/contract/problem.ts'
import { newId } from '#platform/contract/new-id.ts'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { messageForms } from '../form-contract.ts'
import type { Shown } from './form-query.ts'

type Sent = Shown['messages'][number]

const typeId = newId()
const at = new Date('2026-03-02T02:00:00Z')
const message = (given: Partial<Sent>): Sent => ({
  messageId: newId(),
  senderName: '林小姐',
  content: '走廊的燈壞了。',
  status: 1,
  isOpen: true,
  at,
  photos: [],
  replies: [{ content: '已請水電來看。', at, files: [], isOwn: false }],
  ...given,
})

async function openForm(messages: Sent[] = []) {
  answering(messageForms.calls.show, {
    data: {
      communityName: '晴川社區',
      label: 'A棟-5F-2',
      types: [{ typeId, name: '設備', dueHours: 7, onOfficeDays: false }],
      messages,
    },
  })
  return openPage('/mgmt/messageForm?token=x')
}

it('an open message is written on, a closed one is not', async () => {
  const open = message({})
  const sent = answering(messageForms.calls.writeOn, { data: { dueAt: at } })
  const screen = await openForm([open, message({ isOpen: false, status: 2 })])
  await expect.element(screen.getByRole('button', { name: '接著寫' })).toBeVisible()
  expect(screen.getByRole('button', { name: '接著寫' }).elements()).toHaveLength(1)
  await screen.getByRole('button', { name: '接著寫' }).click()
  await screen.getByRole('button', { name: '送出' }).last().click()
  await expect.element(screen.getByText('請填內容').first()).toBeVisible()
  expect(sent).toHaveLength(0)
  await screen.getByLabelText('補充或回覆管理中心').fill('水電沒有來。')
  await screen.getByRole('button', { name: '送出' }).last().click()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.input).toMatchObject({ messageId: open.messageId, content: '水電沒有來。' })
  await expect.element(screen.getByRole('button', { name: '接著寫' })).toBeVisible()
})

it('a file that is no photo is named when it is chosen, and a photo that did not arrive after it was sent', async () => {
  answering(messageForms.calls.send, { data: { messageId: newId(), dueAt: at } })
  answering(messageForms.calls.addPhoto, problem(409_28_111, '一則最多附 3 張照片。'))
  const screen = await openForm()
  const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 0])], '燈.png')
  await screen.getByLabelText('加照片').upload([new File(['notes'], '筆記.txt'), png])
  await expect.element(screen.getByText('「筆記.txt」不是 JPEG、PNG 或 WebP 照片，沒有加入。')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '燈.png' })).toBeVisible()
  await screen.getByLabelText('姓名').fill('林小姐')
  await screen.getByRole('combobox', { name: '類型' }).click()
  await screen.getByRole('option', { name: '設備' }).click()
  await screen.getByLabelText('內容').fill('走廊的燈壞了。')
  await screen.getByRole('button', { name: '送出' }).click()
  await expect.element(screen.getByText(/照片「燈.png」沒有送到：一則最多附 3 張照片。/)).toBeVisible()
})
