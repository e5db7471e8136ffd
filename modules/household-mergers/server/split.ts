import type { Taken } from '#platform/contract/call.ts'
import { cut } from '#platform/contract/cut.ts'
import type { Context } from '#platform/server/context.ts'
import { moveCards, movePhones } from '#modules/activation/server/public.ts'
import { rehomeDeposits } from '#modules/deposits/server/public.ts'
import { moveSpaces } from '#modules/household-properties/server/public.ts'
import { householdIdTaken } from '#modules/households/contract.ts'
import { addHouseholds, changeHousehold, lockHousehold } from '#modules/households/server/public.ts'
import { rehomeNotices } from '#modules/notices/server/public.ts'
import { rehomePackages } from '#modules/packages/server/public.ts'
import { moveResidents, moveVehicles } from '#modules/residents/server/public.ts'
import {
  type Belongings,
  everythingSplit,
  goneMeanwhile,
  type householdMergers,
  type Moved,
  nothingToSplit,
} from '../contract.ts'
import { readBelongings } from './belongings.ts'
import { movedInWords } from './moved-in-words.ts'

type Input = Taken<typeof householdMergers.calls.split>

/** Throws goneMeanwhile when something that was chosen is no longer the household's. */
function requireThere(all: Belongings, input: Input): void {
  const checks: [string, readonly string[], readonly string[]][] = [
    ['住戶', input.residentIds, all.residents.map((one) => one.residentId)],
    ['感應卡', input.cardIds, all.cards.map((one) => one.cardId)],
    ['住戶手機', input.phoneIds, all.phones.map((one) => one.phoneId)],
    ['車輛', input.vehicleIds, all.vehicles.map((one) => one.vehicleId)],
    ['車位', input.spaceIds, all.spaces.map((one) => one.spaceId)],
  ]
  for (const [what, chosen, there] of checks)
    if (chosen.some((id) => !there.includes(id))) throw goneMeanwhile(what)
}

const isOf = (people: ReadonlySet<string>) => (one: { residentId: string | null }) =>
  one.residentId !== null && people.has(one.residentId)

/** What was chosen, and what belongs to a chosen person. */
function chosenOf(all: Belongings, input: Input) {
  const theirs = isOf(new Set(input.residentIds))
  const both = (chosen: readonly string[], own: readonly string[]) => [...new Set([...chosen, ...own])]
  return {
    residentIds: [...new Set(input.residentIds)],
    cardIds: both(
      input.cardIds,
      all.cards.filter(theirs).map((one) => one.cardId),
    ),
    phoneIds: both(
      input.phoneIds,
      all.phones.filter(theirs).map((one) => one.phoneId),
    ),
    vehicleIds: both(
      input.vehicleIds,
      all.vehicles.filter(theirs).map((one) => one.vehicleId),
    ),
    spaceIds: [...new Set(input.spaceIds)],
  }
}

/**
 * Makes a new household of chosen people, cards, phones, vehicles and spaces of another one. A person's own cards, phones and
 * vehicles go along, and so does what waits for that person by name; what waits for the whole household stays.
 * Throws notFound, householdChangedMeanwhile, labelTaken, householdIdTaken, nothingToSplit, everythingSplit, goneMeanwhile.
 */
export async function split(context: Context, input: Input): Promise<Moved> {
  const { householdId, newId, building, floor, unit, label, rowVersion } = input
  // The new household first: whoever adds one locks the labels before any household.
  const place = { id: newId, building, floor, unit, label, isVirtual: false }
  const added = await addHouseholds(context, [place], input.reason)
  if (!added.length) throw householdIdTaken()
  const from = await lockHousehold(context, householdId, rowVersion)
  const all = await readBelongings(context, householdId)
  requireThere(all, input)
  const { residentIds, cardIds, phoneIds, vehicleIds, spaceIds } = chosenOf(all, input)
  if (![residentIds, cardIds, phoneIds, vehicleIds, spaceIds].some((ids) => ids.length))
    throw nothingToSplit()
  if (all.residents.length > 0 && residentIds.length === all.residents.length) throw everythingSplit()

  const to = { id: newId, label }
  const reason = cut(`${from.label} 拆出 ${label}：${input.reason}`, 150)
  const between = { from: householdId, to: newId, reason }
  const cards = cardIds.length ? await moveCards(context, { ...between, ids: cardIds }) : 0
  const phones = phoneIds.length ? await movePhones(context, { ...between, ids: phoneIds }) : 0
  const vehicles = vehicleIds.length
    ? await moveVehicles(context, { fromId: householdId, toId: newId, vehicleIds })
    : 0
  const residents = residentIds.length
    ? await moveResidents(context, { residentIds, toHouseholdId: newId, reason })
    : 0
  const spaces = await moveSpaces(context, { fromId: householdId, toId: newId, spaceIds })
  const named = { from, to, reason, recipientIds: residentIds }
  const packages = residentIds.length ? await rehomePackages(context, named) : 0
  const deposits = residentIds.length ? await rehomeDeposits(context, named) : 0
  if (residentIds.length) await rehomeNotices(context, { fromId: householdId, toId: newId, residentIds })

  const moved = { residents, cards, phones, vehicles, spaces: spaces.length, packages, deposits, items: 0 }
  const changes = movedInWords(moved, spaces)
  await changeHousehold(context, { householdId, act: 'split', otherId: newId, changes, reason: input.reason })
  await changeHousehold(context, {
    householdId: newId,
    act: 'splitFrom',
    otherId: householdId,
    changes,
    reason: input.reason,
  })
  return moved
}
