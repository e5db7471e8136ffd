import type { AnyCall } from '#platform/contract/call.ts'
import { codecOf } from '#platform/contract/codec.ts'
import { type Attempt, refusal } from './field-attempts.ts'
import { type Request, requestOf } from './requests.ts'

const lists = `{"A":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
const objects = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`
const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 1100 }, (_, n) => [`N${n}`, 0])))
const endless = 'x'.repeat(20_000)
const cutParts = [
  '--b\r\ncontent-disposition: form-data; name="Token"\r\n\r\nab',
  '--b\r\ncontent-disposition: form-data; name="File"; filename="a.png"\r\n\r\nab\r\n--b',
  '--b\r\ncontent-disposition: form-da',
  'no part at all',
]

const json = { 'content-type': 'application/json' }
const multipart = { 'content-type': 'multipart/form-data; boundary=b' }

/** Where a request is spoiled, how, and what must be answered: one of these codes, or any sentence of ours. */
const spoiled = (field: string, text: string, request: Request, ...codes: number[]): Attempt => ({
  field,
  what: text,
  request,
  ...(codes.length ? { answers: codes.map((code) => refusal(code)) } : {}),
})

const withHeaders = (request: Request, headers: Record<string, string>): Request => ({
  ...request,
  headers: { ...request.headers, ...headers },
})
const withQuery = (request: Request, pair: string): Request => ({
  ...request,
  path: `${request.path}${request.path.includes('?') ? '&' : '?'}${pair}`,
})
const withLastPart = (request: Request, part: string): Request => ({
  ...request,
  path: request.path.replace(/[^/?]+\/?(?=\?|$)/, part),
})

function ofAddress(call: AnyCall, request: Request): Attempt[] {
  const half = '%ED%A0%80'
  return [
    spoiled('(path)', `${half} in the path`, withLastPart(request, half), 400002),
    spoiled('(query)', `${half} in the query`, withQuery(request, `A=${half}`), 400002),
    spoiled('(query)', 'an address without end', withQuery(request, `A=${endless}`), 431751),
    ...(/\{\w+\}$/.test(call.path)
      ? [
          spoiled('(path)', 'a parameter of 5000', withLastPart(request, 'x'.repeat(5000)), 404900),
          spoiled('(path)', 'a parameter of 199', withLastPart(request, 'x'.repeat(199))),
        ]
      : []),
  ]
}

/** Whether what is sent is taken by the call's schema: then nothing but the key can be what is refused. */
const isTaken = (call: AnyCall, input: unknown) =>
  call.takes.safeParse(codecOf(call.takes).decode(input, true)).success

function ofHeaders(call: AnyCall, request: Request, input: unknown): Attempt[] {
  const takesKey = call.can !== 'public' && call.method !== 'GET' && !call.anew && call.body !== 'file'
  const key = withHeaders(request, { 'idempotency-key': 'k'.repeat(3000) })
  return [
    spoiled('(headers)', 'headers without end', withHeaders(request, { 'x-a': endless }), 431751),
    ...(takesKey && isTaken(call, input)
      ? [
          {
            ...spoiled('(headers)', 'a retry key without end', key),
            answers: [refusal(400001, 'Idempotency-Key：')],
          },
        ]
      : []),
  ]
}

function ofBody(call: AnyCall, request: Request): Attempt[] {
  const { body } = request
  if (body === undefined) return []
  const sent = (item: string, text: string, headers: Record<string, string>, code: number) =>
    spoiled('(body)', item, { ...withHeaders(request, headers), body: text }, code)
  if (call.body === 'file')
    return cutParts.map((text) => sent('parts that break off', text, multipart, 400002))
  const parts = sent('parts where none are', cutParts[0] ?? '', multipart, 415001)
  const otherSet = { 'content-type': `${request.headers['content-type']}; charset=utf-16` }
  const charset = sent('another character set', body, otherSet, 415001)
  if (call.body === 'form')
    return [parts, charset, sent('half a character in a form', 'A=%ED%A0%80', {}, 400002)]
  return [
    parts,
    charset,
    sent('lists 100,000 deep', lists, json, 400002),
    sent('objects 100,000 deep', objects, json, 400002),
    sent('an object of too many names', wide, json, 400002),
    sent('a body that breaks off', body.slice(0, -1), json, 400002),
  ]
}

/** Every way to spoil a whole request of a call: its address, its headers, its body. */
export function shapeAttempts(call: AnyCall, base: () => Record<string, unknown>): Attempt[] {
  const input = base()
  const request = requestOf(call, input)
  return [...ofAddress(call, request), ...ofHeaders(call, request, input), ...ofBody(call, request)]
}

/** Addresses that are no calls: pages, their files, documents, and nothing. */
const pages = ['/', '/mgmt/', '/operator/', '/nowhere', '/api/docs', '/api/docs/json', '/healthz', '/readyz']

/** The same for what is no call; asking for it without an Accept header is an attempt as well. */
export const pageAttempts = (): Attempt[] =>
  pages.flatMap((path) => {
    const request: Request = { method: 'GET', path, headers: {}, body: undefined }
    const half = '%ED%A0%80'
    return [
      spoiled(path, 'no Accept header', request),
      spoiled(path, `${half} in the path`, { ...request, path: `${path}${half}` }, 400002),
      spoiled(path, `${half} in the query`, withQuery(request, `A=${half}`), 400002),
      spoiled(path, 'an address without end', withQuery(request, `A=${endless}`), 431751),
    ]
  })
