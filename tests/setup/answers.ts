import { expect } from 'vitest'
import type { AnyCall, Given, Taken } from '#platform/contract/call.ts'
import { codecOf } from '#platform/contract/codec.ts'
import { Problem, problemBody } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import { inputReader } from '#platform/server/input.ts'
import { sample } from './sample.ts'

/** Instead of an answer: the line breaks before it comes. */
export const lost = Symbol('the line was lost')

type Reply<C extends AnyCall> = Given<C> | Problem | typeof lost
type Replies<C extends AnyCall> = (input: Taken<C>) => Reply<C> | Promise<Reply<C>>

/** A request as it was sent: what the server reads of it, and the key that makes a second try the same act. */
export interface Sent<C extends AnyCall> {
  input: Taken<C>
  key: string | null
  /** The query and the kind of the body, as they went out. */
  search: string
  contentType: string | null
}

interface Answering {
  call: AnyCall
  path: RegExp
  sent: Sent<AnyCall>[]
  replies: readonly unknown[]
}

let answers: Answering[] = []
/** What a test has to be told when it ends: calls without an answer, and answers that the contract does not allow. */
let faults: string[] = []

/**
 * Answers a call of a contract in the place of the server, for the rest of the test: each time with the next of what is given
 * here, and with the last of it from then on: what the call gives, a problem, `lost`, or what a function makes of the input,
 * now or later.
 * The same call answered again replaces the earlier answer.
 * @returns what was sent, in order
 */
export function answering<C extends AnyCall>(
  call: C,
  ...replies: readonly [Reply<C> | Replies<C>, ...(Reply<C> | Replies<C>)[]]
): Sent<C>[] {
  const sent: Sent<C>[] = []
  const path = new RegExp(`^${call.path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
  answers.unshift({ call, path, sent: sent as Sent<AnyCall>[], replies })
  return sent
}

/** Answers calls that a test is not about: with nothing in them. */
export function answeringEmpty(...calls: readonly AnyCall[]): void {
  for (const call of calls) answering(call, sample(call.gives))
}

const problemAnswer = (problem: Problem) => Response.json(problemBody(problem), { status: problem.status })

/** What the server would read of a request; a problem where it would refuse it. */
function readInput(call: AnyCall, url: URL, params: unknown, body: unknown): unknown {
  const query: Record<string, string | string[]> = {}
  for (const name of new Set(url.searchParams.keys())) {
    const [first = '', ...others] = url.searchParams.getAll(name)
    query[name] = others.length ? [first, ...others] : first
  }
  try {
    return inputReader(call)({ params, query, body, headers: {} } as never)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

const fieldsOf = ({ path }: AnyCall) => path.split('{').length

/** The body of a request as the server would parse it. */
const bodyOf = (call: AnyCall, { body }: RequestInit): unknown => {
  if (typeof body !== 'string') return undefined
  return call.body === 'form' ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body)
}

async function respond(resource: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = new URL(String(resource), location.origin)
  const method = init.method ?? 'GET'
  // As the server's router: an address that is written out goes before one with a field in it.
  const [found] = answers
    .filter(({ call, path }) => call.method === method && path.test(url.pathname))
    .sort((one, other) => fieldsOf(one.call) - fieldsOf(other.call))
  if (!found) {
    faults.push(`${method} ${url.pathname} has no answer`)
    return problemAnswer(problems.unavailable())
  }
  const { call, path, sent, replies } = found
  const input = readInput(call, url, path.exec(url.pathname)?.groups ?? {}, bodyOf(call, init))
  if (input instanceof Problem) return problemAnswer(input)
  const reply = replies[Math.min(sent.length, replies.length - 1)]
  const headers = new Headers(init.headers)
  sent.push({
    input: input as never,
    key: headers.get('idempotency-key'),
    search: url.search,
    contentType: headers.get('content-type'),
  })
  const given: unknown = await (typeof reply === 'function' ? reply(input) : reply)
  if (given === lost) throw new TypeError('Failed to fetch')
  if (given instanceof Problem) return problemAnswer(given)
  const checked = call.gives.safeParse(given)
  if (checked.success) return Response.json(codecOf(call.gives).encode(given))
  faults.push(`${method} ${call.path} gives another shape: ${checked.error.message}`)
  return problemAnswer(problems.unavailable())
}

const fetched = window.fetch

/** Puts the answers in the place of the server, before each test. */
export function openAnswers(): void {
  window.fetch = respond
}

/** Forgets the answers, after each test; fails it when a call had none, or one that the contract does not allow. */
export function closeAnswers(): void {
  window.fetch = fetched
  const told = faults
  answers = []
  faults = []
  expect(told).toEqual([])
}
