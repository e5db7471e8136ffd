import { expect, it } from 'vitest'
import { fillCanned } from './fill-canned.ts'

it('a ready reply calls by name whom alone it goes to; what several households hear names nobody', () => {
  const content = '{姓名}您好，已轉知。'
  expect(fillCanned(content, { senderName: '林小姐', merged: [] })).toBe('林小姐您好，已轉知。')
  expect(fillCanned(content, { senderName: '林小姐', merged: [{}] })).toBe('住戶您好，已轉知。')
})
