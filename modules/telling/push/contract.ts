import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, verbatim } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

const Choice = z.object({ kind: z.string(), label: z.string(), isWanted: z.boolean() })
export type Choice = z.output<typeof Choice>

export const noPushToken = () => problem(400691, '瀏覽器給的通知代碼不正確，請重新整理頁面後再試。')
export const noPushForPortal = () => problem(403691, '企業入口帳號不使用瀏覽器通知。')
export const noSuchPush = () => problem(404691, '沒有這種通知。')
export const notSubscribed = () => problem(409691, '這個瀏覽器還沒有開啟通知，請先允許通知。')

export const push = contract('push', {
  showPush: call({
    method: 'GET',
    path: '/api/v1/Account/BrowserPushToken',
    summary: 'The key that browsers subscribe with, and which notifications this account wants.',
    can: 'session',
    takes: z.object({}),
    gives: data(z.object({ publicKey: z.string(), isSubscribed: z.boolean(), choices: z.array(Choice) })),
    errors: 'counter',
  }),
  keepToken: call({
    method: 'PATCH',
    path: '/core/api/Account/BrowserPushToken',
    summary:
      "Keeps where this browser is reached (R365): the browser's subscription as JSON. Empty: it is reached no more.",
    can: 'session',
    takes: z.object({ browserPushToken: verbatim(4000) }),
    gives: done,
    unaudited: 'the address of a browser, which changes daily and by itself',
    errors: 'own',
  }),
  choosePush: call({
    method: 'PUT',
    path: '/api/v1/Account/BrowserPushToken/Choice',
    summary: 'Whether this account wants one kind of notification in this community.',
    can: 'session',
    takes: z.object({ kind: verbatim(100), isWanted: z.boolean() }),
    gives: data(z.array(Choice)),
  }),
  tryPush: call({
    method: 'POST',
    path: '/api/v1/Account/BrowserPushToken/Test',
    summary: 'Sends a test to this browser.',
    can: 'session',
    takes: z.object({}),
    gives: done,
    unaudited: 'a notification to oneself',
  }),
})
