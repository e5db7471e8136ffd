import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { alertBox, alertsShown, holdToast, toast } from './alerts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const texts = () => alertsShown().toasts.map((toast) => toast.text)

it('A toast with title, content and link shows for 3000 ms (R370, R371)', () => {
  const link = { label: '看公告', href: '/mgmt/SystemUpdates', go: () => undefined }
  toast('今晚換線', { title: '系統公告', link })
  expect(alertsShown().toasts).toMatchObject([{ title: '系統公告', text: '今晚換線', link }])
  vi.advanceTimersByTime(2999)
  expect(texts()).toEqual(['今晚換線'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

it('One that somebody points at stays until they leave it', () => {
  toast('還在讀')
  toast('沒人看')
  const [read] = alertsShown().toasts
  holdToast(read?.id ?? 0, true)
  vi.advanceTimersByTime(9000)
  expect(texts()).toEqual(['還在讀'])
  holdToast(read?.id ?? 0, false)
  vi.advanceTimersByTime(3000)
  expect(texts()).toEqual([])
})

it('The same words twice are one toast; of more than four the oldest that offers nothing goes', () => {
  toast('這張卡沒有開通', { isTrouble: true })
  vi.advanceTimersByTime(2000)
  toast('這張卡沒有開通', { isTrouble: true })
  vi.advanceTimersByTime(2000)
  expect(texts()).toEqual(['這張卡沒有開通'])
  toast('已領取 1 件', { undo: () => undefined })
  toast('已領取 1 件', { undo: () => undefined })
  toast('已儲存')
  toast('已送出')
  expect(texts()).toEqual(['已領取 1 件', '已領取 1 件', '已儲存', '已送出'])
})

it('The same warning twice is one box; it may come again when it was closed', async () => {
  const both = [alertBox('名單正在更新。'), alertBox('名單正在更新。')]
  const close = () => alertsShown().box?.answer(true)
  close()
  expect(alertsShown().box).toBeUndefined()
  await Promise.all(both)
  void alertBox('名單正在更新。')
  expect(alertsShown().box?.text).toBe('名單正在更新。')
  close()
})
