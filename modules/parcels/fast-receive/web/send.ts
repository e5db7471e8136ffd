import { z } from 'zod'
import { codecOf } from '#platform/contract/codec.ts'
import { type HandOverProof, TakenItem } from '#platform/contract/hand-over.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import type { HandOverKind } from '#platform/web/frame/hand-over-kind.ts'
import { text } from '#platform/web/i18n/texts.ts'
import type { QueuedFile } from '#platform/web/queue/entry.ts'
import { isOffline } from '#platform/web/queue/line.ts'
import type { Item } from './items.ts'
import { keepHandOver } from './keep-hand-over.ts'

/** One hand-over request with its retry key: sent again, it is the same act. */
export interface Request {
  kind: HandOverKind
  key: string
  items: readonly Item[]
  proof: HandOverProof
  verifiedIds: string[]
  /** Pictures that are not at the server yet: such a request waits for the line. */
  files?: readonly QueuedFile[]
}
export type Outcome =
  | { request: Request; done: number }
  /** No line: it waits in this browser, with its key. */
  | { request: Request; queued: true }
  /** No answer: sent again with its key, it is not done twice. */
  | { request: Request; unanswered: string }
  | { request: Request; taken: TakenItem[]; sentence: string }
  | { request: Request; failed: string }

/** A hand-over with a retry key of its own; sent again it is the same act. */
export const newRequest = (made: Omit<Request, 'key'>): Request => ({ ...made, key: newId() })

const takenItems = codecOf(z.array(TakenItem))
/** Answers after which nobody knows whether it was done: the server was in trouble, or still at work on it. */
const openKinds = ['failed', 'unavailable']

/** Milliseconds that the desk waits for an answer before the hand-over waits in the browser instead. */
const patience = 8000

/** Sends one request; whatever comes of it is an outcome, never a throw. */
export async function sendRequest(request: Request): Promise<Outcome> {
  if (isOffline() || request.files?.length) return await queue(request)
  const { kind, items, verifiedIds, proof, key } = request
  const ids = items.map((item) => item.id)
  try {
    const { count } = await kind.handOver({ ids, verifiedIds, proof }, { key, patience })
    return { request, done: count }
  } catch (error) {
    return error instanceof LostConnection ? await queue(request, error) : outcomeOf(request, error)
  }
}

async function queue(request: Request, lost?: LostConnection): Promise<Outcome> {
  try {
    await keepHandOver(request)
    return { request, queued: true }
  } catch (error) {
    if (error instanceof RangeError) return { request, failed: text('fastReceive', 'queuedFiles') }
    // The browser keeps nothing: it is sent again by hand.
    return outcomeOf(request, lost ?? new LostConnection())
  }
}

/** What an error of a hand-over means. */
export function outcomeOf(request: Request, error: unknown): Outcome {
  const sentence = sentenceOf(error)
  if (error instanceof LostConnection) return { request, unanswered: sentence }
  if (!(error instanceof Problem)) return { request, failed: sentence }
  if (error.code === request.kind.takenCode)
    return { request, taken: takenItems.decode(error.data ?? [], false) as TakenItem[], sentence }
  const open = openKinds.includes(error.kind) || error.code === problems.busyRetry().code
  return open ? { request, unanswered: sentence } : { request, failed: sentence }
}
