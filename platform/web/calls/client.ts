import type { AnyCall, Asked, Contract, Given } from '#platform/contract/call.ts'
import { codecOf, wireName } from '#platform/contract/codec.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Problem, problemOf } from '#platform/contract/problem.ts'
import { problemText } from '#platform/web/i18n/texts.ts'
import { accessToken, drain, dropAccessToken } from './access-token.ts'
import { leaveCrumb, leaveProblem } from './breadcrumbs.ts'
import { act, spoken } from './catalogue.ts'
import { takeAnswer } from './first-answers.ts'
import { LostConnection } from './lost-connection.ts'

export interface CallOptions {
  /** Makes a write that is sent again the same act; give the same key for the same act. */
  key?: string
  /** Keys of an act that may be tried again, by what was asked: the same request is sent with the same key. */
  keys?: Map<string, string>
  /** Codes that the caller handles: the catalogue stays out of them. */
  handles?: readonly number[]
  /** The caller says every problem where the person looks; the catalogue only leads away whose session ended (R265). */
  isSaid?: boolean
  signal?: AbortSignal
  /** The page is going: the request goes out all the same, and nobody waits for its answer. */
  keepalive?: boolean
  /** Milliseconds after which the line counts as lost, all tries together. */
  patience?: number
  /** The access token of a public call that also knows who is signed in. */
  bearer?: string
}

export type Client<K extends Contract> = {
  [Name in keyof K['calls']]: (
    input: Asked<K['calls'][Name]>,
    options?: CallOptions,
  ) => Promise<Given<K['calls'][Name]>>
}

/** The typed client of a contract: `packagesApi.handOver({ … })`. */
export function client<K extends Contract>(contract: K): Client<K> {
  const made = Object.entries(contract.calls).map(([name, call]) => [
    name,
    (input: Record<string, unknown>, options?: CallOptions) => send(call, input, options ?? {}),
  ])
  return Object.fromEntries(made) as Client<K>
}

function addressed(call: AnyCall, input: Record<string, unknown>) {
  const shape = call.takes.shape
  const query = new URLSearchParams()
  const body: Record<string, unknown> = {}
  let path = call.path
  for (const [key, field] of Object.entries(shape)) {
    const value = codecOf(field as never).encode(input[key])
    if (value === undefined || value === null) {
      if (value === null) body[wireName(key, field as never)] = null
      continue
    }
    if (path.includes(`{${key}}`)) path = path.replace(`{${key}}`, encodeURIComponent(String(value)))
    else if (call.method === 'GET' || call.method === 'DELETE' || call.query?.includes(key)) {
      for (const item of Array.isArray(value) ? value : [value])
        query.append(wireName(key, field as never), String(item))
    } else body[wireName(key, field as never)] = value
  }
  const search = query.toString()
  return { url: search ? `${path}?${search}` : path, body }
}

/** The address of a reading call, for a file that it gives. */
export const addressOf = (call: AnyCall, input: Record<string, unknown>): string => addressed(call, input).url

/** The operator's calls act on the operator's own cookie. */
/** Whether a call acts on the session of somebody in a community; the operator's acts on its cookie. */
export const usesToken = (call: AnyCall) => call.can !== 'public' && call.can !== 'operator'
/** How a body says what it is; the documents send some as a JSON Patch (R183), which may be the fields themselves. */
const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  patch: 'application/json-patch+json',
  file: 'multipart/form-data',
}
const writes = (call: AnyCall) => call.method !== 'GET'
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What ends the waiting for an answer: the caller, or the caller's patience. */
interface Waiting {
  signal: AbortSignal | undefined
  patience: AbortSignal | undefined
  keepalive: boolean | undefined
  bearer: string | undefined
  /** The same for all tries of a call, each of which has an id of its own (R226). */
  correlation: string
}

async function attempt(
  call: AnyCall,
  url: string,
  body: unknown,
  key: string,
  { signal, patience, keepalive, bearer, correlation }: Waiting,
): Promise<Response> {
  const headers: Record<string, string> = { 'x-request-id': newId(), 'x-correlation-id': correlation }
  if (usesToken(call)) headers.authorization = `Bearer ${await accessToken()}`
  else if (bearer) headers.authorization = `Bearer ${bearer}`
  if (writes(call)) {
    headers['content-type'] = contentTypes[call.body ?? 'json']
    if (call.can !== 'public') headers['idempotency-key'] = key
  }
  const content =
    call.body === 'form'
      ? new URLSearchParams(body as Record<string, string>).toString()
      : JSON.stringify(body)
  return fetch(url, {
    method: call.method,
    headers,
    body: writes(call) ? content : undefined,
    keepalive,
    signal: AbortSignal.any([signal, patience].filter((item) => item !== undefined)),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new LostConnection()
  })
}

/** Sends a call; a lost line is tried again with the same key, so that it never becomes two acts. */
async function exchange(
  call: AnyCall,
  input: Record<string, unknown>,
  options: CallOptions,
): Promise<unknown> {
  const { url, body } = addressed(call, input)
  const first = takeAnswer(`${call.method} ${url}`)
  if (first !== undefined) return codecOf(call.gives).decode(first, false)
  const asked = `${call.method} ${url} ${JSON.stringify(body)}`
  const key = options.key ?? options.keys?.get(asked) ?? newId()
  options.keys?.set(asked, key)
  const patience = options.patience === undefined ? undefined : AbortSignal.timeout(options.patience)
  const correlation = newId()
  let refreshed = false
  for (let tries = 1; ; tries++) {
    try {
      const response = await attempt(call, url, body, key, {
        signal: options.signal,
        patience,
        keepalive: options.keepalive,
        bearer: options.bearer,
        correlation,
      })
      if (response.status === 401 && usesToken(call) && !refreshed) {
        refreshed = true
        drain(response)
        dropAccessToken()
        continue
      }
      if (!response.ok) {
        // A refusal leaves the key free; of a server that failed nothing is known.
        if (response.status < 500) options.keys?.delete(asked)
        throw await readProblem(response, call)
      }
      if (call.errors !== 'counter') leaveCrumb(`${call.method} ${call.path}`)
      return codecOf(call.gives).decode(await answerOf(response, options.signal), false)
    } catch (error) {
      if (!(error instanceof LostConnection) || tries >= 3 || patience?.aborted) throw error
      await pause(300 * tries)
    }
  }
}

/** An answer that breaks off is a lost line too: the act may be done, so its key stays in use. */
async function answerOf(response: Response, signal?: AbortSignal): Promise<unknown> {
  return response.json().catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new LostConnection()
  })
}

async function readProblem(response: Response, call: AnyCall): Promise<Problem> {
  const body = (await response.json().catch(() => undefined)) as
    | { ErrorMessage?: { Code: number; Description: string }; Messages?: string[]; Data?: unknown }
    | undefined
  const code = body?.ErrorMessage?.Code ?? response.status * 1000
  leaveProblem({
    call: `${call.method} ${call.path}`,
    code,
    requestId: response.headers.get('x-request-id') ?? '',
  })
  const sentence = problemText(code, body?.ErrorMessage?.Description ?? '')
  return problemOf(code, spoken(code, sentence, call), {
    messages: body?.Messages,
    data: body?.Data,
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  })
}

async function send(call: AnyCall, input: Record<string, unknown>, options: CallOptions): Promise<unknown> {
  try {
    return await exchange(call, input, options)
  } catch (error) {
    if (error instanceof Problem && !options.handles?.includes(error.code)) act(error, call, options.isSaid)
    throw error
  }
}
