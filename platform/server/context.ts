import type { Logger } from 'pino'
import type { z } from 'zod'
import type { EventKind } from '#platform/contract/event.ts'
import type { Role } from '#platform/contract/access.ts'
import type { Database, Lease } from './database.ts'
import type { Job, LongJob } from './jobs.ts'

/** Whoever makes a call: one account in one community. */
export interface Actor {
  sessionId: string
  accountId: string
  /** What people call the account: it is written beside what the account did. */
  name: string
  account: string
  kind: 'manager' | 'plain' | 'oneTime' | 'enterprise'
  role: Role
  communityId: string
  communityName: string
  services: ReadonlySet<number>
  permissions: ReadonlySet<string>
  sessionEndsAt: Date
}

/** Where a call comes from. */
export interface Origin {
  address: string
  device: string
  requestId: string
}

/** One line of the audit. `action` is `module.verb`. */
export interface AuditEntry {
  action: string
  target?: string
  targetId?: string
  before?: unknown
  after?: unknown
  reason?: string
}

/** What a verb works with: who, when, a connection that sees one community, and what it leaves behind. */
export interface Context extends Lease, Origin {
  actor: Actor
  now: Date
  log: Logger
  /** Says that something happened; heard after commit. */
  emit<Payload extends z.ZodType>(kind: EventKind<string, Payload>, payload: z.output<Payload>): void
  /** Leaves an audit row in the same transaction. */
  audit(entry: AuditEntry): void
  /** Queues a job in the same transaction. `key` merges it with a waiting one of the same key. */
  enqueue<Payload extends z.ZodType>(
    job: Job<Payload> | LongJob<Payload>,
    payload: z.output<Payload>,
    when?: { key?: string; at?: Date },
  ): Promise<void>
}

/** What a public call works with: no community yet. */
export interface OpenContext extends Origin {
  database: Database
  now: Date
  log: Logger
  cookies: Record<string, string | undefined>
  setCookie(name: string, value: string, options: { httpOnly: boolean; expires?: Date }): void
  clearCookie(name: string): void
}
