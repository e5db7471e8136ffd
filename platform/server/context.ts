import type { Logger } from 'pino'
import type { Role } from '#platform/contract/access.ts'
import type { Act, Target, Worded } from '#platform/contract/words.ts'
import type { Database, Lease } from './database.ts'
import type { Enqueue } from './enqueue.ts'
import type { Emit } from './outbox.ts'
import type { React } from './reactions.ts'
import type { Sealer } from './seal.ts'

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
  /** The roles whose accounts this one opens, raises, invites and gives passwords to here (R088, decision 091). */
  handles: ReadonlySet<Role>
  sessionEndsAt: Date
}

/** Where a call comes from. */
export interface Origin {
  address: string
  device: string
  requestId: string
}

/** One line of the audit. `action` is `module.verb`; it, the target and all fields have words (`platform/contract/words.ts`). */
export interface AuditEntry<Before = unknown, After = unknown> {
  action: Act
  target?: Target
  targetId?: string
  before?: Before & Worded<Before>
  after?: After & Worded<After>
  reason?: string
}

/** Leaves a line of the audit in the same transaction. */
export type Audit = <Before, After>(entry: AuditEntry<Before, After>) => void

/** What a verb works with: who, when, a connection that sees one community, and what it leaves behind. */
export interface Context extends Lease, Origin {
  actor: Actor
  now: Date
  log: Logger
  emit: Emit
  audit: Audit
  enqueue: Enqueue
}

/** What a call works with: also what opens the keys of the community (`community-keys.ts`). */
export interface CallContext extends Context {
  sealer: Sealer
}

/** What a public call works with: no community yet. */
export interface OpenContext extends Origin {
  database: Database
  /** For `doWork`: what other modules do after its events. */
  react: React
  now: Date
  log: Logger
  sealer: Sealer
  cookies: Record<string, string | undefined>
  setCookie(name: string, value: string, options: { httpOnly: boolean; expires?: Date }): void
  clearCookie(name: string): void
}
