import { eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { Sealer } from '#platform/server/seal.ts'
import { collectFromCubby } from '#modules/parcels/packages/server/public.ts'
import { lockersChanged } from '../events.ts'
import { completeDrop, dropOfNothing } from './drops.ts'
import { type CabinetRow, lockCabinet, lockStay } from './locks.ts'
import { noteStep, touchCabinet } from './steps.ts'
import { cabinetTable as cab, stayTable as s } from './tables.ts'

/** What a cabinet saw, in its own order. */
export type CabinetNews = { seq: number; at: Date; cubby: string } & (
  | { kind: 'opened'; op?: string | undefined }
  | { kind: 'closed'; op?: string | undefined; occupied?: boolean | undefined }
  | { kind: 'collected'; counter: number }
)

async function staysOf(context: Context, where: string, values: unknown[]): Promise<string[]> {
  const rows = await context.query<{ id: string }>(`select id from locker_stay where ${where}`, values)
  return rows.map(({ id }) => id)
}

/** A cabinet that lost its clock with its power says years long gone. */
const notBefore = (at: Date, least: Date | null): Date => (least && at < least ? least : at)

async function collected(
  context: Context,
  cabinet: CabinetRow,
  of: { cubbyId: string; counter: number; at: Date },
) {
  // A code that was renewed while the line was gone opened all the same: the cabinet had not heard of the other one.
  const [stayId] = await staysOf(
    context,
    "cubby_id = $1 and state = 'stowed' and (counter = $2 or (counter > $2 and stowed_at <= $3))",
    [of.cubbyId, of.counter, of.at],
  )
  // The desk was faster: it lies at the desk, and the cabinet showed an empty cubby.
  if (!stayId) return
  const stay = await lockStay(context, stayId)
  if (stay.state !== 'stowed' || !stay.packageId) return
  const at = notBefore(of.at, stay.stowedAt)
  await collectFromCubby(context, stay.packageId, at)
  await context.db.update(s).set({ state: 'pickedUp', endedAt: at }).where(eq(s.id, stayId))
  await noteStep(context, { step: 'pickedUp', stayId, cubbyId: of.cubbyId, by: cabinet.name, at })
  await touchCabinet(context, cabinet.id)
}

async function closed(
  context: Context,
  sealer: Sealer,
  of: {
    cabinet: CabinetRow
    cubbyId: string
    op: string | undefined
    occupied: boolean | undefined
    at: Date
  },
) {
  const { cabinet, cubbyId, op, occupied } = of
  if (!op) return
  const [stayId] = await staysOf(context, "id = $1 and cubby_id = $2 and state in ('dropping', 'unsure')", [
    op,
    cubbyId,
  ])
  if (!stayId) return
  const stay = await lockStay(context, stayId)
  if (stay.state !== 'dropping' && stay.state !== 'unsure') return
  const by = cabinet.name
  const at = notBefore(of.at, stay.askedAt)
  if (occupied === false) await dropOfNothing(context, stay, { by, reason: '櫃門關上時是空的' })
  else await completeDrop(context, sealer, { cabinet, stay, at, by })
}

/**
 * Takes in what a cabinet saw, once: what comes again after a line was lost is known by its number. A drop whose door was closed is
 * registered, what was collected is handed over, also when it happened hours ago without a line. Gives false for an unknown cubby.
 */
export async function hearCabinet(
  context: Context,
  sealer: Sealer,
  cabinetId: string,
  news: CabinetNews,
): Promise<boolean> {
  const cabinet = await lockCabinet(context, cabinetId)
  if (news.seq <= cabinet.lastSeq) return true
  await context.db.update(cab).set({ lastSeq: news.seq }).where(eq(cab.id, cabinetId))
  const [cubby] = await context.query<{ id: string }>(
    'select id from locker_cubby where cabinet_id = $1 and name = $2 and retired_at is null',
    [cabinetId, news.cubby],
  )
  if (!cubby) return false
  // A cabinet whose clock is ahead says nothing of the future.
  const at = news.at > context.now ? context.now : news.at
  if (news.kind !== 'collected')
    await context.query('update locker_cubby set door_open_since = $2 where id = $1', [
      cubby.id,
      news.kind === 'opened' ? at : null,
    ])
  if (news.kind === 'collected')
    await collected(context, cabinet, { cubbyId: cubby.id, counter: news.counter, at })
  if (news.kind === 'closed')
    await closed(context, sealer, { cabinet, cubbyId: cubby.id, op: news.op, occupied: news.occupied, at })
  context.emit(lockersChanged, { cabinetId })
  return true
}

/** What came of a door that a cabinet was to open; a drop whose door stayed shut is over. */
export async function noteOpened(
  context: Context,
  of: { commandId: string; isDone: boolean; answer: string; cabinetId?: string },
): Promise<void> {
  const [row] = await context.query<{ stayId: string | null; why: string; cabinetId: string }>(
    `update locker_command set state = $2, answer = $3 where id = $1 and state in ('waiting', 'sent') and ($4::uuid is null or cabinet_id = $4)
     returning stay_id as "stayId", why, cabinet_id as "cabinetId"`,
    [of.commandId, of.isDone ? 'done' : 'failed', of.answer, of.cabinetId ?? null],
  )
  if (!row?.stayId || row.why !== 'drop' || of.isDone) return
  const stay = await lockStay(context, row.stayId)
  if (stay.state !== 'dropping') return
  await dropOfNothing(context, stay, { by: '智取櫃', reason: '櫃門沒有開' })
  context.emit(lockersChanged, { cabinetId: row.cabinetId })
}
