import { randomInt } from 'node:crypto'
import type { Role } from '#platform/contract/access.ts'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Sealer } from '#platform/server/seal.ts'
import { mustHandle } from '#platform/server/must-handle.ts'
import { cannotRevoke, type communityOpenings, type Opening } from '../contract.ts'

type Calls = typeof communityOpenings.calls

/** Of what may be typed (R390) the signs that are not mistaken for another: no 0, O, 1, I. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const newSerial = () => Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')

export const digestOfSerial = (sealer: Sealer, serial: string) => sealer.mac('community opening', serial)

/** The activation codes of the community, without the codes themselves. */
export const listOpenings = (lease: Lease): Promise<Opening[]> =>
  lease.query<Opening>(
    `select id, ending, role, note, issued_at as "issuedAt", issued_by_name as "issuedByName",
       expires_at as "expiresAt", used_at as "usedAt", used_by_name as "usedByName", revoked_by_name as "revokedByName",
       case when used_at is not null then 'used' when revoked_at is not null then 'revoked'
         when expires_at <= now() then 'expired' else 'open' end as state
     from community_opening order by issued_at desc, id desc limit 100`,
  )

/** Makes an activation code (R394). Only its digest and its end are kept. Throws notHighest (R088). */
export async function issueOpening(
  sealer: Sealer,
  context: Context,
  { role, days, note }: Taken<Calls['issue']>,
): Promise<{ id: string; serial: string; expiresAt: Date }> {
  mustHandle(context, role)
  const { actor, now } = context
  const [id, serial] = [newId(), newSerial()]
  const expiresAt = new Date(now.getTime() + days * 24 * 60 * 60 * 1000)
  await context.query(
    `insert into community_opening (id, digest, ending, role, note, issued_at, issued_by, issued_by_name, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      digestOfSerial(sealer, serial),
      serial.slice(-2),
      role,
      note,
      now,
      actor.accountId,
      actor.name,
      expiresAt,
    ],
  )
  context.audit({
    action: 'communityOpenings.issue',
    target: 'communityOpening',
    targetId: id,
    after: { role, expiresAt, note },
  })
  return { id, serial, expiresAt }
}

/** An activation code opens nothing any more. Throws notFound, notHighest (R088), cannotRevoke. */
export async function revokeOpening(context: Context, { id }: Taken<Calls['revoke']>): Promise<void> {
  const [known] = await context.query<{ isDone: boolean; role: Role }>(
    'select used_at is not null or revoked_at is not null as "isDone", role from community_opening where id = $1 for update',
    [id],
  )
  if (!known) throw problems.notFound()
  mustHandle(context, known.role)
  if (known.isDone) throw cannotRevoke()
  await context.query('update community_opening set revoked_at = $2, revoked_by_name = $3 where id = $1', [
    id,
    context.now,
    context.actor.name,
  ])
  context.audit({ action: 'communityOpenings.revoke', target: 'communityOpening', targetId: id })
}
