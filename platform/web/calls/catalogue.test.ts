import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { call, type ErrorClass } from '#platform/contract/call.ts'
import { problemOf } from '#platform/contract/problem.ts'
import { startTexts } from '#platform/web/i18n/texts.ts'
import { alertsShown, dropToast } from '#platform/web/look/alerts.ts'
import { platformTexts } from '#platform/web/texts.ts'
import { act, setWays, spoken } from './catalogue.ts'

let went: string[] = []
let isAtLogin = false
beforeAll(() => {
  startTexts({ 'zh-TW': { platform: platformTexts } })
  setWays({
    toLogin: () => went.push('login'),
    isAtLogin: () => isAtLogin,
    toMain: () => went.push('main'),
    serviceName: (id) => (id === 21 ? '電子看板' : ''),
  })
})
beforeEach(() => {
  went = []
  isAtLogin = false
  for (const toast of alertsShown().toasts) dropToast(toast.id)
})

const calling = (errors: ErrorClass, path = '/api/v1/Thing', service?: number[]) =>
  call({
    method: 'GET',
    path,
    summary: '',
    can: 'session',
    service,
    takes: z.object({}),
    gives: z.object({}),
    errors,
  })

/** Closes the alert that is shown and gives what it said and where it led. */
async function alert(): Promise<{ said: string | undefined; went: string[] }> {
  const said = alertsShown().box?.text
  alertsShown().box?.answer(true)
  await new Promise((resolve) => setTimeout(resolve))
  return { said, went }
}
const toasts = () => alertsShown().toasts.map((toast) => toast.text)

describe('the error catalogue', () => {
  it('401 alerts and leads to the login page (R237), once for many calls of a moment', async () => {
    act(problemOf(401001, 'x'), calling('core'))
    act(problemOf(401001, 'x'), calling('core'))
    expect(await alert()).toEqual({ said: '登入過期或驗證失敗，請重新登入', went: ['login'] })
    expect(alertsShown().box).toBeUndefined()
  })

  it('401 says nothing more once one is out: the page that was left had asked for it (R237)', async () => {
    isAtLogin = true
    act(problemOf(401001, 'x'), calling('core'))
    expect(await alert()).toEqual({ said: undefined, went: [] })
  })

  it('403 of a call with SwitchNotification says so (R238) and leads to the main page', async () => {
    act(problemOf(403003, 'x'), calling('core', '/api/v1/Alarm/tag/1/SwitchNotification'))
    expect(await alert()).toEqual({ said: '您並非最高權限管理者，無法進行此操作', went: ['main'] })
  })

  it('403 names the service that is off, 住戶資訊 by default (R239, R240)', async () => {
    act(problemOf(403003, 'x'), calling('core', '/api/v1/BulletinBoard', [21]))
    expect((await alert()).said).toBe('未啟用電子看板服務')
    act(problemOf(403003, 'x'), calling('core'))
    expect(await alert()).toEqual({ said: '未啟用住戶資訊服務', went: ['main', 'main'] })
  })

  it('403001 and 403002 are of the person (R259, R260): their own sentence', async () => {
    act(problemOf(403001, '您沒有這項功能的權限，請洽管理員。'), calling('core'))
    expect((await alert()).said).toBe('您沒有這項功能的權限，請洽管理員。')
  })

  it('403 of another code says its own sentence (R088, R261), one without a code that the service is off (R239)', async () => {
    act(problemOf(403005, '您並非最高權限管理者，無法進行此操作'), calling('core'))
    expect(await alert()).toEqual({ said: '您並非最高權限管理者，無法進行此操作', went: ['main'] })
    act(problemOf(403000, ''), calling('core', '/api/v1/BulletinBoard', [21]))
    expect((await alert()).said).toBe('未啟用電子看板服務')
  })

  it('a service that is off is named also where the caller speaks of it (R239)', () => {
    expect(spoken(403003, '社區未啟用這項服務。', calling('own', '/api/v1/BulletinBoard', [21]))).toBe(
      '未啟用電子看板服務',
    )
  })

  it('404 and 409 of the core API are the toast 請稍後再試 (R241), of other services the server’s sentence (R242)', async () => {
    for (const code of [404000, 409000]) {
      act(problemOf(code, 'x'), calling('core'))
      expect(toasts()).toEqual(['請稍後再試'])
      for (const { id } of alertsShown().toasts) dropToast(id)
    }
    act(problemOf(409000, '別人剛改過這筆資料。'), calling('community'))
    expect(await alert()).toEqual({ said: '別人剛改過這筆資料。', went: [] })
  })

  it('404 of other services leads to the login page when the session is gone as well (R243)', async () => {
    act(problemOf(404000, '找不到'), calling('community'))
    expect(await alert()).toEqual({ said: '找不到', went: ['login'] })
  })

  it('500 is the toast 伺服器發生錯誤 (R244), 400 is the caller’s (R245), others their sentence (R246)', () => {
    act(problemOf(500001, 'x'), calling('core'))
    act(problemOf(400001, 'x'), calling('core'))
    act(problemOf(429001, '操作太頻繁'), calling('core'))
    act(problemOf(429001, ''), calling('core'))
    expect(toasts()).toEqual(['伺服器發生錯誤', '操作太頻繁', '請稍後再試'])
  })

  it('counters never lead anybody away, and say nothing', () => {
    for (const code of [401001, 403003, 404000, 500001]) act(problemOf(code, 'x'), calling('counter'))
    expect([toasts(), alertsShown().box, went]).toEqual([[], undefined, []])
  })
})
