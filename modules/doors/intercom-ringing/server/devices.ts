import { and, eq, isNull } from 'drizzle-orm'
import type { Given, Taken } from '#platform/contract/call.ts'
import type { OpenContext } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Work } from '#platform/server/work.ts'
import {
  devicePurpose,
  type DeviceRow,
  deviceTable as d,
  noteRegistered,
  realm,
} from '#modules/doors/intercom-sentries/server/public.ts'
import { livePhones, notePhone } from '#modules/doors/intercom-desk-phones/server/public.ts'
import type { FindHolders } from '#modules/sign-in/accounts/server/public.ts'
import type { intercomRinging } from '../contract.ts'
import { forExchange } from './exchange.ts'

type Calls = typeof intercomRinging.calls

/** The device of an account, while it is in use. */
export async function deviceOf(lease: Lease, sipName: string): Promise<DeviceRow | undefined> {
  const [row] = await lease.db
    .select()
    .from(d)
    .where(and(eq(d.sipName, sipName.toLowerCase()), isNull(d.retiredAt)))
  return row
}

const phoneOf = async (work: Work, sipName: string, findHolders: FindHolders) =>
  (await livePhones(work, findHolders, sipName.toLowerCase()))[0]

/** What the password of a device, or of a telephone of the desk, comes to; '' where there is no such device here, or its secret is of another server. Throws exchangeUnknown. */
export function tellCredential(
  context: OpenContext,
  { user, ...asked }: Taken<Calls['credential']>,
  findHolders: FindHolders,
): Promise<Given<Calls['credential']>> {
  return forExchange(context, asked, async (work) => {
    const device = (await deviceOf(work, user)) ?? (await phoneOf(work, user, findHolders))
    try {
      const ha1 = device ? context.sealer.open(devicePurpose, device.sealedDigest) : ''
      return { ha1, realm }
    } catch {
      return { ha1: '', realm }
    }
  })
}

/** A device registered, or signed out. Throws exchangeUnknown. */
export function noteDevice(
  context: OpenContext,
  { user, expires, ...asked }: Taken<Calls['registered']>,
  findHolders: FindHolders,
): Promise<void> {
  return forExchange(context, asked, async (work) => {
    const device = await deviceOf(work, user)
    if (device) return noteRegistered(work, device, expires)
    const phone = await phoneOf(work, user, findHolders)
    if (phone) await notePhone(work, phone, expires)
  })
}
