import type { z } from 'zod'
import { codecOf } from '#platform/contract/codec.ts'
import type { EventKind } from '#platform/contract/event.ts'
import type { AuditEntry, Actor, Origin } from './context.ts'
import type { Lease } from './database.ts'
import type { Prepared } from './statement.ts'
import { newId } from '#platform/contract/new-id.ts'

export interface Emitted {
  name: string
  hear: string
  payload: unknown
}

/** Says that something happened; heard after commit. */
export type Emit = <Payload extends z.ZodType>(
  kind: EventKind<string, Payload>,
  payload: z.output<Payload>,
) => void

/** The way to keep events, as the wire has them, until they are written. */
export const emitInto =
  (emitted: Emitted[]): Emit =>
  (kind, payload) => {
    emitted.push({ name: kind.name, hear: kind.hear, payload: codecOf(kind.payload).encode(payload) })
  }

// One statement: the counter row is taken here, last before commit, so that numbers are dense and in commit order.
const appendEvents: Prepared = {
  name: 'events_append',
  text: `
  with taken as (
    insert into event_counter (last) values ($1)
    on conflict (community_id) do update set last = event_counter.last + $1
    returning last
  )
  insert into event (number, name, hear, payload, account_id)
  select taken.last - $1 + e.n, e.name, e.hear, e.payload, $3::uuid
  from taken, rows from (jsonb_to_recordset($2::jsonb) as (name text, hear text, payload jsonb)) with ordinality
    as e (name, hear, payload, n)`,
}

/** Writes a transaction's events. Call it last before commit. */
export function writeEvents(lease: Lease, emitted: readonly Emitted[], accountId: string | null): void {
  if (!emitted.length) return
  lease.leave(appendEvents, [emitted.length, JSON.stringify(emitted), accountId])
}

const appendAudit: Prepared = {
  name: 'audit_append',
  text: `
  insert into audit (id, account_id, account_name, address, device, request_id, action, target, target_id, before, after, reason)
  select e.id, $2, $3, $4, $5, $6, e.action, e.target, e."targetId", e.before, e.after, e.reason
  from jsonb_to_recordset($1::jsonb) as e (id uuid, action text, target text, "targetId" text,
    before jsonb, after jsonb, reason text)`,
}

/** Writes audit rows: who, when, from where, what, before and after. */
export function writeAudit<Before, After>(
  lease: Lease,
  entries: readonly AuditEntry<Before, After>[],
  actor: Pick<Actor, 'accountId' | 'name'>,
  origin: Origin,
): void {
  if (!entries.length) return
  const rows = entries.map((entry) => ({ id: newId(), ...entry }))
  lease.leave(appendAudit, [
    JSON.stringify(rows),
    actor.accountId,
    actor.name,
    origin.address,
    origin.device,
    origin.requestId,
  ])
}
