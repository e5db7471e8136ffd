import type { Problem } from '#platform/contract/problem.ts'
import type { QueuedFile, QueueEntry } from './entry.ts'

/** How the entries of one call are sent and what becomes of them; its module gives it. */
export interface Queueable {
  /** Makes the call with the entry's key; throws what the client throws. */
  send(entry: QueueEntry, options: { key: string; patience: number }): Promise<unknown>
  /** Sends a picture and gives its path. */
  upload?(file: QueuedFile): Promise<string>
  /** What happens with the answer, in the tab that sent. */
  onAnswered?(answer: unknown, entry: QueueEntry): void
  /** The answer, when the refusal means that it was done before; undefined when it is a refusal. */
  settle?(problem: Problem, entry: QueueEntry): Promise<unknown>
  /** The title of the box that tells of a refusal at once; without it only the list tells. */
  refusedTitle?: string
  /** Opens the form again with what was typed. */
  amend(entry: QueueEntry): void
}

/** A call that may wait in the browser; its code comes when it is needed. */
export interface QueueablePart {
  /** `packages.register` */
  call: string
  /** `namespace:key`, counted: 2 筆登記 */
  noun: string
  /** The page on which `amend` opens its form. */
  amendTo?: string
  load(): Promise<Queueable>
}

let parts: () => readonly QueueablePart[] = () => []

/** Tells the queue which calls it may send; asked for each time, since some areas come late. */
export function setQueueables(given: () => readonly QueueablePart[]): void {
  parts = given
}

/** How a call is kept and spoken of while it waits; undefined for calls that never wait. */
export const queueablePart = (call: string): QueueablePart | undefined =>
  parts().find((part) => part.call === call)

/** Throws when the code of the call cannot be loaded now. */
export async function queueableOf(call: string): Promise<Queueable> {
  const part = queueablePart(call)
  if (!part) throw new Error(`nobody sends ${call}`)
  return part.load()
}

/** Entries by what they are: `2 筆登記、1 筆領取`. */
export function nouns(entries: readonly QueueEntry[]): { noun: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { call } of entries) {
    const noun = queueablePart(call)?.noun ?? 'queue:noun'
    counts.set(noun, (counts.get(noun) ?? 0) + 1)
  }
  return [...counts].map(([noun, count]) => ({ noun, count }))
}
