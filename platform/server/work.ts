import type { Logger } from 'pino'
import { newId } from '#platform/contract/new-id.ts'
import type { Actor, Audit, AuditEntry, Context, Origin } from './context.ts'
import type { Database, Lease } from './database.ts'
import { type Enqueue, enqueueOn } from './enqueue.ts'
import { communityChannel } from './feed.ts'
import { type Emit, type Emitted, emitInto, writeAudit, writeEvents } from './outbox.ts'
import type { React } from './reactions.ts'

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
  emit: Emit
  audit: Audit
  enqueue: Enqueue
}

/** Wraps a transaction's lease: audit rows and events are written last, and the browsers are told at its commit. */
export async function doWork<T>(
  lease: Lease,
  of: { communityId: string; author: Author; react?: React; origin?: Pick<Origin, 'address' | 'device'> },
  work: (given: Work) => Promise<T>,
): Promise<T> {
  const { communityId, author, react, origin } = of
  const emitted: Emitted[] = []
  const audited: AuditEntry[] = []
  const result = await work({
    ...lease,
    now: new Date(),
    emit: emitInto(emitted),
    enqueue: enqueueOn(lease),
    audit: (entry) => void audited.push(entry),
  })
  writeAudit(lease, audited, author, {
    address: origin?.address ?? '',
    device: origin?.device ?? '',
    requestId: newId(),
  })
  react?.(lease, emitted)
  writeEvents(lease, emitted, author === system ? null : author.accountId)
  if (emitted.length) await lease.query('select pg_notify($1, $2)', [communityChannel, communityId])
  return result
}

/**
 * What verbs of calls work with, for work that a person asked for and that goes on without them. The person may nothing
 * here: what they may was asked when they asked for it.
 */
export function contextOf(
  work: Work,
  author: Author,
  { communityId, log }: { communityId: string; log: Logger },
): Context {
  const actor: Actor = {
    ...author,
    sessionId: '',
    account: '',
    kind: 'plain',
    role: 'manager',
    communityId,
    communityName: '',
    services: new Set(),
    permissions: new Set(),
    handles: new Set(),
    sessionEndsAt: work.now,
  }
  return { ...work, actor, log, address: '', device: '', requestId: newId() }
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
export const longJobContext = ({
  database,
  communityId,
  react,
  log,
  signal,
}: {
  database: Database
  communityId: string
  react: React
  log: Logger
  signal: AbortSignal
}): LongJobContext => ({
  communityId,
  log,
  signal,
  read: (work) => database.read(communityId, work),
  write: (author, work) =>
    database.write(communityId, (lease) => doWork(lease, { communityId, author, react }, work)),
})
