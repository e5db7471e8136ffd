import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, Instant, line, verbatim } from '#platform/contract/fields.ts'

/** A field before and after, as text; instants as ISO 8601. */
export const AuditChange = z.object({
  field: z.string(),
  before: z.string(),
  after: z.string(),
  /** Of a long list that changed a little, how many entries stayed; they stand on neither side. */
  same: z.int(),
})
export type AuditChange = z.output<typeof AuditChange>

/** One line of the audit: who did what to which thing, when and from where, and what it changed. */
export const AuditRow = z.object({
  id: Id,
  at: Instant,
  accountId: Id,
  by: z.string(),
  address: z.string(),
  /** The kind of browser and system: Chrome（Windows）. */
  device: z.string(),
  /** `packages.handOver` */
  action: z.string(),
  target: z.string(),
  targetId: z.string(),
  /** What is known of the thing in a word: its label, its name; '' where nothing is. */
  targetName: z.string(),
  reason: z.string(),
  changes: z.array(AuditChange),
})
export type AuditRow = z.output<typeof AuditRow>

/** A page of an audit, and the cursor behind it; nobody counts. */
export const AuditPage = z.object({ data: z.array(AuditRow), pagination: z.object({ after: z.string() }) })

/** What narrows the audit; what is left out narrows nothing. */
export const auditFilters = {
  accountId: Id.optional(),
  /** The module of the act: `packages`. */
  module: line(40).optional(),
  action: line(80).optional(),
  target: line(40).optional(),
  targetId: line(60).optional(),
  /** The beginning of the address from which it was done. */
  address: line(45).optional(),
  from: Instant.optional(),
  to: Instant.optional(),
}

export const audit = contract('audit', {
  list: call({
    method: 'GET',
    path: '/api/v1/Audit',
    summary: 'Who did what, the newest first.',
    can: 'audit.view',
    takes: z.object({
      ...auditFilters,
      after: verbatim(80).default(''),
      maxCount: z.int().min(1).max(100).default(50),
    }),
    gives: AuditPage,
  }),
  listChoices: call({
    method: 'GET',
    path: '/api/v1/Audit/Choices',
    summary: 'Who ever did something here, and which acts there ever were: what one can narrow by.',
    can: 'audit.view',
    takes: z.object({}),
    gives: data(
      z.object({
        people: z.array(z.object({ accountId: Id, name: z.string() })),
        actions: z.array(z.string()),
      }),
    ),
  }),
})
