import type { Taken } from '#platform/contract/call.ts'
import { refusalOf } from '#platform/contract/card-refusal.ts'
import { candidateUids, canonicalUid, cardReadings } from '#platform/contract/card-uid.ts'
import type { Problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, says } from '#platform/server/create-once.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { managersOnly } from '#modules/sign-in/accounts/contract.ts'
import {
  cardTaken,
  deviceIdTaken,
  type ManagerDevice,
  type managerDevices,
  notACard,
  notAPhone,
  phoneTaken,
  unusableCard,
} from '../contract.ts'

type Calls = typeof managerDevices.calls

/** Only manager accounts have devices of their own (R083). Throws managersOnly. */
function mustBeManager(context: Context): void {
  if (context.actor.kind !== 'manager') throw managersOnly()
}

const select = `
  select id, kind, right(code, 4) as "codeEnd", name, added_at as "addedAt" from manager_device
  where account_id = $1 and removed_at is null order by kind, added_at`

/** The cards and the tracking phone of the own account. Throws managersOnly. */
export async function listDevices(context: Context): Promise<ManagerDevice[]> {
  mustBeManager(context)
  return context.query<ManagerDevice>(select, [context.actor.accountId])
}

const holder = `
  select a.display_name as name, d.id from manager_device d join account a on a.id = d.account_id
  where d.kind = $1 and d.removed_at is null and d.readings && $2 limit 1`

const known = `
  select account_id as "accountId", kind, code, removed_at as "removedAt" from manager_device where id = $1`

const insert = `
  insert into manager_device (id, account_id, kind, code, readings, name, added_at) values ($1, $2, $3, $4, $5, $6, $7)`

interface Device {
  id: string
  kind: 'card' | 'phone'
  code: string
  readings: string[]
  name: string
}

/** Puts a device down once, in place of what `makeRoom` takes off. Throws deviceIdTaken, and `taken` when it is somebody's. */
async function put(
  context: Context,
  { id, kind, code, readings, name }: Device,
  { taken, makeRoom }: { taken: (name: string) => Problem; makeRoom?: string },
): Promise<void> {
  const { accountId, account } = context.actor
  // The same card at two desks goes to one account.
  await oneAtATime(context, 'manager devices')
  await createOnce(context, {
    id,
    find: async () => (await context.query(known, [id]))[0],
    isSame: (row) => says(row, { accountId, kind, code, removedAt: null }),
    taken: deviceIdTaken,
    again: { action: 'managerDevices.addAgain', target: 'managerDevice', targetId: id },
    isLocked: true,
    create: async () => {
      if (makeRoom) await context.query(makeRoom, [accountId, context.now])
      const [held] = await context.query<{ name: string }>(holder, [kind, readings])
      if (held) throw taken(held.name)
      await context.query(insert, [id, accountId, kind, code, readings, name, context.now])
      context.audit({
        action: kind === 'card' ? 'managerDevices.addCard' : 'managerDevices.setPhone',
        target: 'managerDevice',
        targetId: id,
        after: { account, name, codeEnd: code.slice(-4) },
      })
    },
  })
}

/** Puts a card down, whichever way the reader writes it. Throws managersOnly, notACard, unusableCard, cardTaken. */
export async function addCard(context: Context, input: Taken<Calls['addCard']>): Promise<void> {
  mustBeManager(context)
  const { id, carrierCode, name } = input
  if (cardReadings(carrierCode).length === 0) throw notACard()
  if (refusalOf(carrierCode)) throw unusableCard()
  const readings = candidateUids(carrierCode)
  const card = { id, kind: 'card' as const, code: canonicalUid(carrierCode), readings, name }
  await put(context, card, { taken: cardTaken })
}

const removePhone = `
  update manager_device set removed_at = $2 where account_id = $1 and kind = 'phone' and removed_at is null`

/** Makes a phone the one that is tracked, in place of another one (R087). Throws managersOnly, notAPhone, phoneTaken. */
export async function setPhone(context: Context, input: Taken<Calls['setPhone']>): Promise<void> {
  mustBeManager(context)
  const code = input.deviceSn.trim()
  if (!/^[A-Za-z0-9]{16}$/.test(code)) throw notAPhone()
  const phone = { id: input.id, kind: 'phone' as const, code, readings: [code], name: input.name }
  await put(context, phone, { taken: phoneTaken, makeRoom: removePhone })
}

/** Takes a device off the own account. Throws managersOnly, notFound. */
export async function removeDevice(context: Context, { id }: { id: string }): Promise<void> {
  mustBeManager(context)
  const [gone] = await context.query<{ kind: 'card' | 'phone'; name: string; codeEnd: string }>(
    `update manager_device set removed_at = $3 where id = $1 and account_id = $2 and removed_at is null
     returning kind, name, right(code, 4) as "codeEnd"`,
    [id, context.actor.accountId, context.now],
  )
  if (!gone) throw problems.notFound()
  context.audit({
    action: gone.kind === 'card' ? 'managerDevices.removeCard' : 'managerDevices.removePhone',
    target: 'managerDevice',
    targetId: id,
    before: { account: context.actor.account, name: gone.name, codeEnd: gone.codeEnd },
  })
}
