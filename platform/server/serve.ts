import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { AnyCall, Contract, Given, Taken } from '#platform/contract/call.ts'
import { done } from '#platform/contract/fields.ts'
import type { CallContext, OpenContext } from './context.ts'
import type { Form } from './form.ts'
import type { OperatorContext } from './operator-calls.ts'

/** A file that a call gives instead of JSON. */
export interface FileAnswer {
  contentType: string
  fileName?: string
  content: Buffer | NodeJS.ReadableStream
}

/** What a handler may need beside its input: the reply's headers, and the form of a multipart call. */
export interface Extras {
  reply: FastifyReply
  form: Form | undefined
}

type ContextOf<C extends AnyCall> = C['can'] extends 'public'
  ? OpenContext
  : C['can'] extends 'operator'
    ? OperatorContext
    : CallContext
/** What a handler gives: of an answer that is `data` alone its content, of one that is `done` nothing, of any other the whole. */
type Content<Answer> = Answer extends { data: infer Data }
  ? [keyof Answer] extends ['data']
    ? [Data] extends [true]
      ? void
      : Data
    : Answer
  : Answer
type Handler<C extends AnyCall> = (
  context: ContextOf<C>,
  input: Taken<C>,
  extras: Extras,
) => Promise<Content<Given<C>> | FileAnswer>

export type Handlers<K extends Contract> = { [Name in keyof K['calls']]: Handler<K['calls'][Name]> }

/** A call with its handler, ready to be mounted. */
export interface Route {
  /** `module.call`, as logs, retries and the rule tests name it. */
  name: string
  call: AnyCall
  handle(
    context: CallContext | OpenContext | OperatorContext,
    input: unknown,
    extras: Extras,
  ): Promise<unknown>
}

/** Puts what the handler gives into `data`, where the call's answer is `data` alone. */
function inData({ gives }: AnyCall, handle: Route['handle']): Route['handle'] {
  if (!(gives instanceof z.ZodObject) || Object.keys(gives.shape).join() !== 'data') return handle
  return async (...taken) => {
    const given = await handle(...taken)
    if (isFile(given)) return given
    return { data: gives === done ? true : given }
  }
}

/** Joins a contract with its handlers; a missing or surplus handler does not compile. Answers declared with `data(…)` are wrapped here. */
export function serve<K extends Contract>(contract: K, handlers: Handlers<K>): Route[] {
  return Object.entries(contract.calls).map(([name, call]) => {
    const handle = handlers[name as keyof K['calls']] as Route['handle']
    return { name: `${contract.name}.${name}`, call, handle: inData(call, handle) }
  })
}

/** Marks a file answer apart from data. */
export function isFile(answer: unknown): answer is FileAnswer {
  return typeof answer === 'object' && answer !== null && 'contentType' in answer && 'content' in answer
}
