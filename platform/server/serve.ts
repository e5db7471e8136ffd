import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnyCall, Contract, Given, Taken } from '#platform/contract/call.ts'
import type { Context, OpenContext } from './context.ts'

/** A file that a call gives instead of JSON. */
export interface FileAnswer {
  contentType: string
  fileName?: string
  content: Buffer | NodeJS.ReadableStream
}

/** What a handler of a multipart call reads its files from. */
export interface Upload {
  request: FastifyRequest
  reply: FastifyReply
}

type ContextOf<C extends AnyCall> = C['can'] extends 'public' ? OpenContext : Context
type Handler<C extends AnyCall> = (
  context: ContextOf<C>,
  input: Taken<C>,
  upload: Upload,
) => Promise<Given<C> | FileAnswer>

export type Handlers<K extends Contract> = { [Name in keyof K['calls']]: Handler<K['calls'][Name]> }

/** A call with its handler, ready to be mounted. */
export interface Route {
  /** `module.call`, as logs, retries and the rule tests name it. */
  name: string
  call: AnyCall
  handle(context: Context | OpenContext, input: unknown, upload: Upload): Promise<unknown>
}

/** Joins a contract with its handlers; a missing or surplus handler does not compile. */
export function serve<K extends Contract>(contract: K, handlers: Handlers<K>): Route[] {
  return Object.entries(contract.calls).map(([name, call]) => ({
    name: `${contract.name}.${name}`,
    call,
    handle: handlers[name as keyof K['calls']] as Route['handle'],
  }))
}

/** Marks a file answer apart from data. */
export function isFile(answer: unknown): answer is FileAnswer {
  return typeof answer === 'object' && answer !== null && 'contentType' in answer && 'content' in answer
}
