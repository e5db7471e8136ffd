import { and, count, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { Database } from '#platform/server/database.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { boardRow } from '#modules/boards/boards/server/public.ts'
import {
  type boardDevices,
  codeUnknown,
  deviceChanged,
  deviceIdTaken,
  deviceNameTaken,
  type DisplayDevice,
  mostDevices,
  tooManyDevices,
} from '../contract.ts'
import { deviceChangedEvent } from '../events.ts'
import { claimScreen, codeGuesses } from './pairing.ts'
import { type DeviceRow, lockedDevice, toDevice } from './queries.ts'
import { forgetShot } from './shots.ts'
import { deviceTable as d } from './tables.ts'

type Calls = typeof boardDevices.calls

async function requireFreeName(context: Context, name: string, deviceId: string): Promise<void> {
  const [taken] = await context.db
    .select({ id: d.id })
    .from(d)
    .where(and(eq(d.name, name), isNull(d.removedAt), ne(d.id, deviceId)))
  if (taken) throw deviceNameTaken(name)
}

const told = ({ name, groupName, boardId, onFrom, onUntil }: DeviceRow) => ({
  name,
  groupName,
  boardId,
  onFrom,
  onUntil,
})

/** As people type what they read on a screen. */
const asShown = (code: string) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** Takes the screen that shows this code in (R223). Throws codeUnknown, tooManyCodes, deviceNameTaken, tooManyDevices, deviceIdTaken, notFound. */
export async function pair(
  context: CallContext,
  database: Database,
  input: Taken<Calls['pair']>,
): Promise<DisplayDevice> {
  const { displayDeviceId: id, code, ...content } = input
  const { actor, now } = context
  await oneAtATime(context, 'board devices')
  const row = await createOnce(context, {
    id,
    isLocked: true,
    find: () => rowOf(context, d, id),
    isSame: (row) => says(row, content) && !row.removedAt,
    taken: deviceIdTaken,
    again: { action: 'boardDevices.pairAgain', target: 'boardDevice', targetId: id },
    create: async () => {
      await requireFreeName(context, content.name, id)
      await boardRow(context, content.boardId, 'share')
      const [all] = await context.db.select({ count: count() }).from(d).where(isNull(d.removedAt))
      if ((all?.count ?? 0) >= mostDevices) throw tooManyDevices()
      const guess = await codeGuesses.count(database, { address: context.address, account: actor.accountId })
      const screen = await claimScreen(database, asShown(code), now)
      if (!screen) throw guess.wrong(codeUnknown)
      await guess.right()
      const made = { id, ...content, ...screen, pairedAt: now, pairedByName: actor.name }
      const [row] = await context.db.insert(d).values(made).returning()
      if (!row) throw codeUnknown()
      context.emit(deviceChangedEvent, { displayDeviceId: id })
      context.audit({ action: 'boardDevices.pair', target: 'boardDevice', targetId: id, after: told(row) })
      return row
    },
  })
  return toDevice(row, now)
}

/** Names a screen, its group, its board and its hours (R223). Throws notFound, deviceChanged, deviceNameTaken. */
export async function changeDevice(
  context: Context,
  input: Taken<Calls['changeDevice']>,
): Promise<DisplayDevice> {
  const { displayDeviceId: id, rowVersion, ...content } = input
  await oneAtATime(context, 'board devices')
  const before = await lockedDevice(context, eq(d.id, id))
  if (before.rowVersion !== rowVersion) throw deviceChanged()
  await requireFreeName(context, content.name, id)
  await boardRow(context, content.boardId, 'share')
  const row = { ...before, ...content, rowVersion: rowVersion + 1 }
  await context.db
    .update(d)
    .set({ ...content, rowVersion: row.rowVersion })
    .where(eq(d.id, id))
  context.emit(deviceChangedEvent, { displayDeviceId: id })
  context.audit({
    action: 'boardDevices.change',
    target: 'boardDevice',
    targetId: id,
    before: told(before),
    after: told(row),
  })
  return toDevice(row, context.now)
}

/** Removes a screen: its key is worth nothing any more, and it shows a code again (R223). Throws notFound. */
export async function removeDevice(
  context: Context,
  { boardId, displayDeviceId: id }: Taken<Calls['removeDevice']>,
): Promise<void> {
  const row = await lockedDevice(context, sql`${d.id} = ${id} and ${d.boardId} = ${boardId}`)
  await context.db
    .update(d)
    .set({ keyDigest: null, removedAt: context.now, removedByName: context.actor.name })
    .where(eq(d.id, id))
  await forgetShot(context, id)
  context.emit(deviceChangedEvent, { displayDeviceId: id })
  context.audit({ action: 'boardDevices.remove', target: 'boardDevice', targetId: id, before: told(row) })
}
