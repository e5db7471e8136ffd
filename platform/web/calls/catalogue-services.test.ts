import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type AnyCall, call, type ErrorClass } from '#platform/contract/call.ts'
import { problemOf } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import { startTexts } from '#platform/web/i18n/texts.ts'
import { alertsShown, dropToast } from '#platform/web/look/alerts.ts'
import { platformTexts } from '#platform/web/texts.ts'
import { leavePage } from './breadcrumbs.ts'
import { act, setWays } from './catalogue.ts'
import { saveFile } from './save-file.ts'
import { sentenceOf } from './sentence.ts'

let went: string[] = []
beforeAll(() => {
  startTexts({ 'zh-TW': { platform: platformTexts } })
  setWays({
    toLogin: () => went.push('login'),
    isAtLogin: () => false,
    toMain: () => went.push('main'),
    serviceName: () => '',
  })
})
let page = 0
beforeEach(() => {
  went = []
  vi.stubGlobal('location', { pathname: `/mgmt/page-${++page}` })
  for (const toast of alertsShown().toasts) dropToast(toast.id)
})

const calling = (errors: ErrorClass, path = '/api/v1/Thing', method: AnyCall['method'] = 'GET') =>
  call({ method, path, summary: '', can: 'session', takes: z.object({}), gives: z.object({}), errors })

const settled = () => new Promise((resolve) => setTimeout(resolve))
/** What an alert says and where closing it leads; nothing when there is none. */
async function outcome(code: number, sentence: string, ...of: Parameters<typeof calling>) {
  act(problemOf(code, sentence), calling(...of))
  await vi.dynamicImportSettled()
  await settled()
  const box = alertsShown().box
  const said = box && (box.title ? `${box.title}：${box.text}` : box.text)
  box?.answer(true)
  await settled()
  return [said, went.at(-1), alertsShown().toasts.at(-1)?.text].filter((item) => item !== undefined)
}

describe('billing', () => {
  it('401 is an alert titled 警告 with the server’s sentence, then the login page (R247)', async () => {
    expect(await outcome(401001, '請重新登入', 'billing')).toEqual(['警告：請重新登入', 'login'])
  })

  it('403 is an alert, then the main page (R248); without a message it says 權限不足 (R250)', async () => {
    expect(await outcome(403001, '沒有管理費的權限', 'billing')).toEqual(['沒有管理費的權限', 'main'])
    vi.stubGlobal('location', { pathname: '/mgmt/fee/other' })
    expect(await outcome(403001, '', 'billing')).toEqual(['權限不足', 'main'])
  })

  it('alerts once on each page (R249)', async () => {
    expect(await outcome(409001, '這一期已經關帳。', 'billing')).toEqual(['這一期已經關帳。'])
    expect(await outcome(409001, '這一期已經關帳。', 'billing')).toEqual([])
    vi.stubGlobal('location', { pathname: '/mgmt/fee/next' })
    expect(await outcome(409001, '這一期已經關帳。', 'billing')).toEqual(['這一期已經關帳。'])
    leavePage('/mgmt/fee/$type/next')
    expect(await outcome(409001, '這一期已經關帳。', 'billing')).toEqual(['這一期已經關帳。'])
  })

  it('lets nobody stay whose session is over, and answers each try, also where it alerted already (R247, R248, R249)', async () => {
    expect(await outcome(404001, '找不到這個期別。', 'billing')).toEqual(['找不到這個期別。'])
    const tried = () => outcome(409001, '這一期已經關帳。', 'billing', undefined, 'PUT')
    expect([await tried(), await tried()]).toEqual([['這一期已經關帳。'], ['這一期已經關帳。']])
    expect(await outcome(403001, '沒有管理費的權限', 'billing')).toEqual(['沒有管理費的權限', 'main'])
    went = []
    expect(await outcome(401001, '請重新登入', 'billing')).toEqual(['警告：請重新登入', 'login'])
  })
})

describe('assemblies', () => {
  it('alert Message on 401 and 403 (R251), and 發生未知錯誤，請稍後再試。 on 500 (R252)', async () => {
    expect(await outcome(401001, '登入已失效', 'assembly')).toEqual(['登入已失效', 'login'])
    expect(await outcome(403001, '不能開會', 'assembly')).toEqual(['不能開會', 'main'])
    went = []
    expect(await outcome(500001, 'x', 'assembly')).toEqual(['發生未知錯誤，請稍後再試。'])
  })
})

describe('what failed', () => {
  it('is a toast without a check mark, of every service (R236, R244, R246)', async () => {
    for (const errors of ['core', 'billing', 'gas'] as const) {
      expect(await outcome(500001, 'x', errors)).toEqual(['伺服器發生錯誤'])
      expect(await outcome(429001, '操作太頻繁', errors)).toEqual(['操作太頻繁'])
      expect(alertsShown().toasts.filter(({ isTrouble }) => !isTrouble)).toEqual([])
    }
  })
})

describe('voting', () => {
  it('passes 400 through (R253)', async () => {
    expect(await outcome(400001, 'x', 'voting')).toEqual([])
  })

  it('401 alerts and leads to the login page, but not of /Arrived/Total and /IdCard (R254)', async () => {
    const over = '登入過期或驗證失敗，請重新登入'
    expect(await outcome(401001, 'x', 'voting')).toEqual([over, 'login'])
    went = []
    expect(await outcome(401001, 'x', 'voting', '/api/v1/Guest/Arrived/Total')).toEqual([])
    expect(await outcome(401001, 'x', 'voting', '/api/v1/Guest/IdCard')).toEqual([])
  })

  it('409 and 404 alert the description (R255); after a 404 without a session comes the login page (R256)', async () => {
    expect(await outcome(409001, '投票已結束。', 'voting')).toEqual(['投票已結束。'])
    expect(await outcome(404000, '找不到投票。', 'voting')).toEqual(['找不到投票。', 'login'])
  })
})

describe('the shared client', () => {
  it('alerts Unauthorized on 401 and leads to the login page (R258)', async () => {
    expect(await outcome(401001, 'x', 'shared')).toEqual(['Unauthorized', 'login'])
  })

  it('reads 403002 as an old account, 403001 as a person without permission, any other 403 as forbidden (R259–R261), and leads to the main page (R262)', async () => {
    const old = problems.oldAccount().description
    expect(await outcome(403002, old, 'shared')).toEqual([old, 'main'])
    expect(await outcome(403001, problems.noPermission().description, 'shared')).toEqual([
      problems.noPermission().description,
      'main',
    ])
    expect(await outcome(403003, 'x', 'shared')).toEqual(['未啟用住戶資訊服務', 'main'])
  })

  it('404 and 409 say to try again later (R263), 500 that the server failed (R264), others their sentence (R265)', async () => {
    expect(await outcome(404000, 'x', 'shared')).toEqual(['請稍後再試'])
    expect(await outcome(409000, 'x', 'shared')).toEqual(['請稍後再試'])
    expect(await outcome(500001, 'x', 'shared')).toEqual(['伺服器發生錯誤'])
    expect(await outcome(413001, '資料太大，無法送出。', 'shared')).toEqual(['資料太大，無法送出。'])
  })
})

describe('the clients of document 3', () => {
  it('401 shows Message and leads to the login page (R266), 403 to the main page (R267), 409 its description (R268)', async () => {
    expect(await outcome(401001, '登入已過期', 'devices')).toEqual(['登入已過期', 'login'])
    expect(await outcome(403003, '社區未啟用智取櫃', 'devices')).toEqual(['社區未啟用智取櫃', 'main'])
    went = []
    expect(await outcome(409001, '格口使用中。', 'devices')).toEqual(['格口使用中。'])
  })

  it('404 leads to the login page in some (R270); of gas it shows the description (R269)', async () => {
    expect(await outcome(404000, '找不到裝置', 'devices')).toEqual(['找不到裝置', 'login'])
    went = []
    expect(await outcome(404000, '找不到這一期', 'gas')).toEqual(['找不到這一期'])
  })

  it('a message to a closed account stays where it is (R271), and 400 is said too (R272)', async () => {
    expect(await outcome(404000, '該帳號已停用', 'message')).toEqual(['該帳號已停用'])
    expect(await outcome(404000, '找不到訊息', 'message')).toEqual(['找不到訊息', 'login'])
    went = []
    expect(await outcome(400001, '回覆不可空白', 'message')).toEqual(['回覆不可空白'])
  })
})

describe('the sentences of the catalogue', () => {
  it('a missing login cookie is 登入過期或驗證失敗，請重新登入, then the login page (R273, R274)', async () => {
    const { code, description } = problems.unauthenticated()
    expect(await outcome(code, description, 'core')).toEqual(['登入過期或驗證失敗，請重新登入', 'login'])
  })

  it('exist for forbidden, a service that is off, a person without permission, and an old account (R275–R278)', () => {
    const said = [
      problems.foreignOrigin(),
      problems.serviceOff(),
      problems.noPermission(),
      problems.oldAccount(),
    ]
    expect(said.map(({ description }) => description)).toEqual([
      '這個要求不是由本系統的頁面送出。',
      '社區未啟用這項服務。',
      '您沒有這項功能的權限，請洽管理員。',
      '舊帳號無法使用這項功能，請以手機號碼帳號重新登入。',
    ])
  })

  it('a file that does not come says so (R280), or what the server says in its place (R265)', async () => {
    const answering = (status: number, body: unknown) =>
      vi.stubGlobal('fetch', async (address: string) =>
        address.includes('WebCookie')
          ? Response.json({ AccessToken: 't', ExpiresAt: new Date(Date.now() + 600_000).toISOString() })
          : new Response(JSON.stringify(body), { status }),
      )
    answering(500, {})
    expect(sentenceOf(await saveFile('/file').catch((error: unknown) => error))).toBe('伺服器發生錯誤')
    answering(410, {})
    expect(((await saveFile('/file').catch((error: unknown) => error)) as Error).message).toBe(
      '檔案沒有下載成功，請再試一次。',
    )
    answering(404, { ErrorMessage: { Code: 404000, Description: '檔案已過期。' } })
    expect(sentenceOf(await saveFile('/file').catch((error: unknown) => error))).toBe('檔案已過期。')
    vi.unstubAllGlobals()
  })
})
