import type { Given, Taken } from '#platform/contract/call.ts'
import type { OpenContext } from '#platform/server/context.ts'
import type { Work } from '#platform/server/work.ts'
import {
  allowTable,
  type DeviceRow,
  isReachable,
  sentryTable,
} from '#modules/doors/intercom-sentries/server/public.ts'
import type { FindHolders } from '#modules/sign-in/accounts/server/public.ts'
import { beginCall, spentSeconds } from '#modules/doors/intercom-calls/server/public.ts'
import {
  type Chain,
  type Grounds,
  readChains,
  readGrounds,
  secondsOf,
  tabletTable,
} from '#modules/doors/intercom-tablets/server/public.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { intercomRinging } from '../contract.ts'
import { type Ring, ringsOf } from '../decide.ts'
import { deviceOf } from './devices.ts'
import { desksOf } from './desks.ts'
import { forExchange } from './exchange.ts'
import { tellHelp } from './help.ts'

type Call = typeof intercomRinging.calls.route
type Answer = Given<Call>

/** What is dialled for the guard, and for help (service 60). */
export const guardCode = '0'
export const helpCode = 'sos'

const answer = (reason: string, more: Partial<Answer> = {}): Answer => ({
  version: '1.0',
  routing: 'serial',
  routes: [],
  open: '',
  cap: 0,
  reason,
  ...more,
})

/** The household that a number of a door unit means, where the sentry may call it. */
async function householdOf(work: Work, device: DeviceRow, to: string): Promise<string | undefined> {
  const [row] = await work.db
    .select({ id: tabletTable.householdId })
    .from(tabletTable)
    .where(and(eq(tabletTable.dialCode, to), isNotNull(tabletTable.openedAt)))
  if (!row || !device.sentryId) return undefined
  const [sentry] = await work.db.select().from(sentryTable).where(eq(sentryTable.id, device.sentryId))
  if (sentry?.allowsAll) return row.id
  const [allowed] = await work.db
    .select({ id: allowTable.householdId })
    .from(allowTable)
    .where(and(eq(allowTable.sentryId, device.sentryId), eq(allowTable.householdId, row.id)))
  return allowed?.id
}

const sharesOf = async (
  work: Work,
  grounds: Grounds,
  chain: Chain | undefined,
  but: DeviceRow,
): Promise<Ring[]> => {
  const { setting } = grounds
  const spent = await spentSeconds(work)
  return ringsOf({
    domain: setting.domain,
    trunk: setting.trunk,
    order: chain?.order ?? [],
    devices: (chain?.devices ?? []).flatMap((one) =>
      one.kind === 'door'
        ? []
        : [
            {
              kind: one.kind,
              name: one.name,
              sipName: one.sipName,
              isReachable: isReachable(one, setting.registrationHours, work.now),
            },
          ],
    ),
    number: chain?.forwardKind ? chain.forwardNumber : '',
    hasMinutes: spent < setting.monthlyMinutes * 60,
    // Whoever calls is not rung by it.
    guards: grounds.guards.filter(
      ({ sentryId, deviceId }) => deviceId !== but.id && sentryId !== but.sentryId,
    ),
    seconds: {
      indoor: secondsOf(setting, 'indoor'),
      app: secondsOf(setting, 'app'),
      forward: secondsOf(setting, 'forward'),
      guard: secondsOf(setting, 'guard'),
    },
  })
}

/** Whom a call rings. The same call asked again is the same call. Throws exchangeUnknown. */
export function tellRoute(
  context: OpenContext,
  { callId, from, to, ...asked }: Taken<Call>,
  findHolders: FindHolders,
): Promise<Answer> {
  return forExchange(context, asked, async (work) => {
    const device = await deviceOf(work, from)
    if (!device) return answer('unknown caller')
    const read = await readGrounds(work, work.now)
    const grounds = { ...read, guards: [...read.guards, ...(await desksOf(work, findHolders))] }
    const isHelp = to.toLowerCase() === helpCode && device.householdId !== null
    const isBack = to === guardCode || isHelp
    const householdId = isBack ? device.householdId : await householdOf(work, device, to)
    if (!isBack && !householdId) return answer('not allowed')
    if (isHelp && device.householdId) await tellHelp(work, device.householdId)
    const ids = !isBack && householdId ? [householdId] : []
    const [chain] = ids.length ? await readChains(work, work.now, { grounds, ids }) : []
    if (!isBack && !chain) return answer('not allowed')
    const rings = await sharesOf(work, grounds, chain, device)
    const { setting } = grounds
    await beginCall(work, {
      sipCallId: callId,
      kind: isHelp ? 'emergency' : isBack ? 'back' : 'door',
      device,
      householdId: householdId ?? null,
      legs: rings,
    })
    const [sentry] = device.sentryId
      ? await work.db.select().from(sentryTable).where(eq(sentryTable.id, device.sentryId))
      : []
    return answer(rings.length ? '' : 'nobody rings', {
      open: sentry?.openDigits ?? '',
      cap: rings.some(({ kind }) => kind === 'forward') ? setting.capSeconds : 0,
      routes: rings.map(({ uri, others, seconds }) => ({
        uri,
        others: others.join(';'),
        frTimer: 5000,
        frInvTimer: seconds * 1000,
      })),
    })
  })
}
