import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Move } from '../shapes.ts'
import { requireHousehold } from '#modules/homes/households/server/public.ts'
import { requireResident } from './residents.ts'

/** A line of the history before it is written; by whom and when is the call's. */
export interface NewMove {
  kind: Move['kind']
  residentId: string | null
  from?: string
  to?: string
  onDay: string | null
  reason?: string
}

const insertMoves = `
  insert into resident_move (id, resident_id, kind, from_household_id, to_household_id, on_day, reason, at, account_id, account_name)
  select one.*, $2, $3, $4 from jsonb_to_recordset($1) as one (id uuid, "residentId" uuid, kind text, "from" uuid,
    "to" uuid, "onDay" date, reason text)`

/** Writes lines of the history, many in one statement; nobody changes or removes them again. */
export function writeMoves(context: Context, made: readonly NewMove[]): void {
  if (!made.length) return
  const { actor, now } = context
  const rows = made.map((move) => ({ reason: '', ...move, id: newId() }))
  context.leave(insertMoves, [JSON.stringify(rows), now, actor.accountId, actor.name])
}

const lines = (where: string) => `
  select m.id as "moveId", m.kind, m.resident_id as "residentId", coalesce(r.name, '') as name,
    coalesce(f.label, '') as "from", coalesce(t.label, '') as "to", to_char(m.on_day, 'YYYY-MM-DD') as "onDay",
    m.at, m.account_name as by, m.reason
  from resident_move m
  left join resident r on r.id = m.resident_id
  left join household f on f.id = m.from_household_id
  left join household t on t.id = m.to_household_id
  where ${where}
  order by coalesce(m.on_day, (m.at at time zone 'Asia/Taipei')::date) desc, m.at desc, m.id desc limit 500`

const ofHousehold = lines('m.from_household_id = $1 or m.to_household_id = $1')
const ofResident = lines('m.resident_id = $1')

/** Who came and went, and when the household was rented; the newest first, at most 500. Throws notFound. */
export async function listMoves(lease: Lease, householdId: string): Promise<Move[]> {
  await requireHousehold(lease, householdId)
  return lease.query<Move>(ofHousehold, [householdId])
}

/** Where somebody lived when, the newest first. Throws notFound. */
export async function listResidentMoves(
  lease: Lease,
  input: { householdId: string; residentId: string },
): Promise<Move[]> {
  const { residentId } = await requireResident(lease, input.householdId, input.residentId)
  return lease.query<Move>(ofResident, [residentId])
}
