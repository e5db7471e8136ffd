import type { z } from 'zod'
import type { AnyCall } from '#platform/contract/call.ts'
import { wireName } from '#platform/contract/codec.ts'

/** A call as it goes over the line. */
export interface Request {
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

const encode = (value: unknown) => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  // Half a character has no form in an address; its bytes are sent as they would stand.
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uffff')).replaceAll('%EF%BF%BF', '%ED%A0%80')
}

/** Puts what is sent (in wire names) where the contract wants it: path, query, form or JSON. */
export function requestOf(call: AnyCall, input: Record<string, unknown>): Request {
  const rest = new Map(Object.entries(input))
  let { path } = call
  for (const [key, field] of Object.entries(call.takes.shape)) {
    const name = wireName(key, field as z.ZodType)
    if (!path.includes(`{${key}}`)) continue
    path = path.replace(`{${key}}`, encode(rest.get(name) ?? ''))
    rest.delete(name)
  }
  const query: string[] = []
  for (const [key, field] of Object.entries(call.takes.shape)) {
    const name = wireName(key, field as z.ZodType)
    if (call.method !== 'GET' && call.method !== 'DELETE' && !call.query?.includes(key)) continue
    const value = rest.get(name)
    rest.delete(name)
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined) query.push(`${name}=${encode(item)}`)
  }
  const hasBody = call.method !== 'GET' && call.method !== 'DELETE'
  const isForm = call.body === 'form'
  return {
    method: call.method,
    path: query.length ? `${path}?${query.join('&')}` : path,
    headers: hasBody
      ? { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }
      : {},
    body: !hasBody
      ? undefined
      : isForm
        ? [...rest].map(([name, value]) => `${name}=${encode(value)}`).join('&')
        : JSON.stringify(Object.fromEntries(rest)),
  }
}

const deep = '['.repeat(100_000) + ']'.repeat(100_000)
const multipart = { 'content-type': 'multipart/form-data; boundary=b' }

/** Ways to spoil a whole request, whatever it asks for. */
export const spoilers: readonly ((request: Request) => Request)[] = [
  (request) => ({ ...request, body: request.body && `{"A":${deep}}` }),
  (request) => ({ ...request, body: request.body && deep }),
  (request) => ({ ...request, body: request.body?.slice(0, -1) }),
  (request) => ({ ...request, body: request.body && '{"__proto__":{"a":1}}' }),
  (request) => ({ ...request, body: request.body && '{"constructor":{"prototype":{"a":1}}}' }),
  (request) => ({
    ...request,
    headers: {
      ...request.headers,
      ...(request.body ? { 'content-type': 'application/json; charset=utf-16' } : {}),
    },
  }),
  (request) => ({
    ...request,
    headers: { ...request.headers, ...(request.body ? { 'content-type': 'text/plain' } : {}) },
  }),
  (request) => ({
    ...request,
    headers: { ...request.headers, ...multipart },
    body: request.body && '--b\r\ncontent-disposition: form-data; name="Token"\r\n\r\nab',
  }),
  (request) => ({
    ...request,
    headers: { ...request.headers, ...multipart },
    body:
      request.body &&
      '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\na\r\n--b\r\ncontent-disposition: form-data; name="File"; filename="a.png"\r\n\r\nab\r\n--b--\r\n',
  }),
  (request) => ({ ...request, path: `${request.path}${request.path.includes('?') ? '&' : '?'}A=%ED%A0%80` }),
  (request) => ({ ...request, path: request.path.replace(/[^/?]+(?=\?|$)/, '%ED%A0%80') }),
  (request) => ({ ...request, path: request.path.replace(/[^/?]+(?=\?|$)/, 'x'.repeat(5000)) }),
  (request) => ({
    ...request,
    path: `${request.path}${request.path.includes('?') ? '&' : '?'}${'Offset=1&MaxCount=1&After=1&Offset=2&MaxCount=2&After=2&__proto__=1&constructor=1'}`,
  }),
  (request) => ({ ...request, headers: { ...request.headers, 'idempotency-key': 'k'.repeat(3000) } }),
  (request) => ({
    ...request,
    headers: { ...request.headers, cookie: 'lobby_login=%00%ED%A0%80; lobby_operator=%00' },
  }),
]
