import type { Given, Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { problems } from '#platform/contract/problems.ts'
import { telephoneKey } from '#platform/contract/telephone.ts'
import { toDevice } from '#modules/doors/intercom-sentries/server/public.ts'
import { requireHousehold } from '#modules/homes/households/server/public.ts'
import type { Device } from '#modules/doors/intercom-sentries/contract.ts'
import type { intercomTablets, Tablet } from '../contract.ts'
import { type Chain, type Grounds, readChains, readGrounds, secondsOf } from './chains.ts'

type Calls = typeof intercomTablets.calls

/** A number is a person's: whoever edits it and may see telephone numbers sees it whole, others its end. */
export const numberFor =
  ({ permissions }: Context['actor']) =>
  (number: string): string =>
    !number || (permissions.has('intercomTablets.edit') && permissions.has('phoneNumbers.show'))
      ? number
      : `•••• ${number.slice(-3)}`

const toTablet = (chain: Chain, { setting }: Grounds, number: (text: string) => string): Tablet => ({
  householdId: chain.householdId,
  label: chain.label,
  building: chain.building,
  names: chain.names,
  dialCode: chain.dialCode,
  forwardKind: chain.forwardKind,
  forwardNumber: number(chain.forwardNumber),
  forwardedAt: chain.forwardedAt,
  order: chain.order,
  legs: chain.legs.map((leg) => ({ ...leg, seconds: secondsOf(setting, leg.kind) })),
  hearing: chain.hearing,
  rowVersion: chain.rowVersion,
})

const means =
  (text: string) =>
  ({ label, names, forwardNumber }: Chain): boolean => {
    const digits = telephoneKey(text)
    const plain = (of: string) => of.replace(/[\s\-－]/g, '').toLowerCase()
    return (
      plain(label).includes(plain(text)) ||
      names.some((name) => name.includes(text)) ||
      (digits.length >= 3 && forwardNumber.includes(digits))
    )
  }

/** Households of the intercom by label, name or number, and by whether they hear the door. Throws invalid for a cursor of another list. */
export async function listTablets(
  context: Context,
  { text, hearing, after, maxCount }: Taken<Calls['list']>,
): Promise<Given<Calls['list']>> {
  const grounds = await readGrounds(context, context.now)
  const chains = await readChains(context, context.now, { grounds })
  const found = chains.filter(
    (chain) => (!text || means(text)(chain)) && (!hearing || chain.hearing === hearing),
  )
  const number = numberFor(context.actor)
  // Their order is that of the house, which does not move: the cursor is the household before.
  const last = after ? found.findIndex(({ householdId }) => householdId === after) : -1
  if (after && last < 0) throw problems.invalid(['After：請從第一頁重新開始。'])
  const from = last + 1
  const shown = found.slice(from, from + maxCount)
  const more = found.length > from + maxCount ? (shown.at(-1)?.householdId ?? '') : ''
  return {
    data: shown.map((chain) => toTablet(chain, grounds, number)),
    pagination: { after: more, maxCount, total: found.length, totalIsCapped: false },
  }
}

/** The devices of a household. Throws notFound. */
export async function listDevices(context: Context, householdId: string): Promise<Device[]> {
  await requireHousehold(context, householdId)
  const { devices, setting } = await readGrounds(context, context.now)
  return devices
    .filter((one) => one.householdId === householdId)
    .map((one) => toDevice(one, setting.registrationHours, context.now))
}
