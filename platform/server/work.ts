import type { Logger } from 'pino'
import type { z } from 'zod'
import { codecOf } from '#platform/contract/codec.ts'
import type { EventKind } from '#platform/contract/event.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { AuditEntry } from './context.ts'
import type { Database, Lease } from './database.ts'
import { communityChannel } from './feed.ts'
import { type Emitted, writeAudit, writeEvents } from './outbox.ts'

/** In whose name something is done outside of a call. */
export interface Author {
  accountId: string
  name: string
}

/** Nobody in person: what the program does by itself. */
export const system: Author = { accountId: '00000000-0000-0000-0000-000000000000', name: '系統' }

/** What a piece of work outside of a call has: a transaction in one community, and what it leaves behind. */
export interface Work extends Lease {
  now: Date
  emit<Payload extends z.ZodType>(kind: EventKind<string, Payload>, payload: z.output<Payload>): void
  audit(entry: AuditEntry): void
}

/** Wraps a transaction's lease: audit rows and events are written last, and the browsers are told at its commit. */
export async function doWork<T>(
  lease: Lease,
  communityId: string,
  author: Author,
  work: (given: Work) => Promise<T>,
): Promise<T> {
  const emitted: Emitted[] = []
  const audited: AuditEntry[] = []
  const result = await work({
    ...lease,
    now: new Date(),
    emit: (kind, payload) => {
      emitted.push({ name: kind.name, hear: kind.hear, payload: codecOf(kind.payload).encode(payload) })
    },
    audit: (entry) => audited.push(entry),
  })
  await writeAudit(lease, audited, author, { address: '', device: '', requestId: newId() })
  await writeEvents(lease, emitted, author === system ? null : author.accountId)
  if (emitted.length) await lease.query('select pg_notify($1, $2)', [communityChannel, communityId])
  return result
}

/** What a long job works with: it opens small transactions itself and stops when it is told to. */
export interface LongJobContext {
  communityId: string
  log: Logger
  /** The program is about to end: leave off cleanly and throw; the job comes back. */
  signal: AbortSignal
  read<T>(work: (lease: Lease) => Promise<T>): Promise<T>
  write<T>(author: Author, work: (given: Work) => Promise<T>): Promise<T>
}

/** The context of a long job in one community. */
export const longJobContext = (
  database: Database,
  communityId: string,
  log: Logger,
  signal: AbortSignal,
): LongJobContext => ({
  communityId,
  log,
  signal,
  read: (work) => database.read(communityId, work),
  write: (author, work) => database.write(communityId, (lease) => doWork(lease, communityId, author, work)),
})
