import { z } from 'zod'
import { deposits, depositAlreadyHandedOver } from '#modules/deposits/contract.ts'
import { alreadyHandedOver, packages, TakenItem } from '#modules/packages/contract.ts'
import type { Asked } from '#platform/contract/call.ts'
import { codecOf } from '#platform/contract/codec.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import { client } from '#platform/web/calls/client.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import type { Item } from './items.ts'

const packagesApi = client(packages)
const depositsApi = client(deposits)

type Proof = Omit<Asked<typeof deposits.calls.handOver>, 'depositIds'>

/** One hand-over request with its retry key: sent again, it is the same act. */
export interface Request {
  what: Item['what']
  key: string
  items: readonly Item[]
  proof: Proof
  verifiedIds: string[]
}
export type Outcome =
  | { request: Request; done: number }
  /** No answer: sent again with its key, it is not done twice. */
  | { request: Request; unanswered: string }
  | { request: Request; taken: TakenItem[]; sentence: string }
  | { request: Request; failed: string }

export const newRequest = (made: Omit<Request, 'key'>): Request => ({ ...made, key: newId() })

const takenCodes: Record<Request['what'], number> = {
  packages: alreadyHandedOver({ sentence: '', data: undefined }).code,
  deposits: depositAlreadyHandedOver({ sentence: '', data: undefined }).code,
}
const takenItems = codecOf(z.array(TakenItem))
/** Answers after which nobody knows whether it was done: the server was in trouble, or still at work on it. */
const openKinds = ['failed', 'unavailable']

/** Sends one request; whatever comes of it is an outcome, never a throw. */
export async function sendRequest(request: Request): Promise<Outcome> {
  const ids = request.items.map((item) => item.id)
  const options = { key: request.key }
  try {
    const answer = await (request.what === 'packages'
      ? packagesApi.handOver({ ...request.proof, packageIds: ids, verifiedIds: request.verifiedIds }, options)
      : depositsApi.handOver({ ...request.proof, depositIds: ids }, options))
    return { request, done: answer.data.count }
  } catch (error) {
    return outcomeOf(request, error)
  }
}

/** What an error of a hand-over means. */
export function outcomeOf(request: Request, error: unknown): Outcome {
  const sentence = sentenceOf(error)
  if (error instanceof LostConnection) return { request, unanswered: sentence }
  if (!(error instanceof Problem)) return { request, failed: sentence }
  if (error.code === takenCodes[request.what])
    return { request, taken: takenItems.decode(error.data ?? [], false) as TakenItem[], sentence }
  const open = openKinds.includes(error.kind) || error.code === problems.busyRetry().code
  return open ? { request, unanswered: sentence } : { request, failed: sentence }
}
