import type { Taken } from '#platform/contract/call.ts'
import { cut } from '#platform/contract/cut.ts'
import type { Context } from '#platform/server/context.ts'
import type { HouseholdPart } from '#platform/server/household-part.ts'
import { moveSpaces } from '#modules/homes/household-properties/server/public.ts'
import { householdIdTaken } from '#modules/homes/households/contract.ts'
import { addHouseholds, changeHousehold, lockHousehold } from '#modules/homes/households/server/public.ts'
import { moveResidents, moveVehicles } from '#modules/homes/residents/server/public.ts'
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
import { moveParts, type Parts } from './move-parts.ts'

type Input = Taken<typeof householdMergers.calls.split>

/** Throws goneMeanwhile when something that was chosen is no longer the household's, or is nothing to choose. */
function requireThere(all: Belongings, parts: readonly HouseholdPart[], input: Input): void {
  const thingsOf = (asked: string) =>
    all.parts.find(({ name, isChosen }) => isChosen && name === asked)?.things ?? []
  const checks: [string, readonly string[], readonly string[]][] = [
    ['住戶', input.residentIds, all.residents.map((resident) => resident.residentId)],
    ['車輛', input.vehicleIds, all.vehicles.map((vehicle) => vehicle.vehicleId)],
    ['車位', input.spaceIds, all.spaces.map((space) => space.spaceId)],
    ...input.parts.map(({ name, ids }): [string, readonly string[], readonly string[]] => [
      parts.find((part) => part.name === name)?.title ?? '項目',
      ids,
      thingsOf(name).map((thing) => thing.id),
    ]),
  ]
  for (const [what, chosen, there] of checks)
    if (chosen.some((id) => !there.includes(id))) throw goneMeanwhile(what)
}

const isOf = (people: ReadonlySet<string>) => (item: { residentId: string | null }) =>
  item.residentId !== null && people.has(item.residentId)

/** What was chosen, and what belongs to a chosen person. */
function chosenOf(all: Belongings, input: Input) {
  const theirs = isOf(new Set(input.residentIds))
  const both = (chosen: readonly string[], own: readonly string[]) => [...new Set([...chosen, ...own])]
  const askedOf = (asked: string) =>
    input.parts.filter(({ name }) => name === asked).flatMap(({ ids }) => ids)
  return {
    residentIds: [...new Set(input.residentIds)],
    vehicleIds: both(
      input.vehicleIds,
      all.vehicles.filter(theirs).map((vehicle) => vehicle.vehicleId),
    ),
    spaceIds: [...new Set(input.spaceIds)],
    idsOfParts: new Map(
      all.parts
        .filter((part) => part.isChosen)
        .map(({ name, things }) => [
          name,
          both(
            askedOf(name),
            things.filter(theirs).map((thing) => thing.id),
          ),
        ]),
    ),
  }
}

/**
 * Makes a new household of chosen people, vehicles, spaces and declared things (cards, phones) of another one. A person's own
 * ones go along, and so does what is for that person by name; what is for the whole household stays.
 * Throws notFound, householdChangedMeanwhile, labelTaken, householdIdTaken, nothingToSplit, everythingSplit, goneMeanwhile.
 */
export async function split(context: Context, declared: Parts, input: Input): Promise<Moved> {
  const { householdId, newId, building, floor, unit, label, rowVersion } = input
  const { householdParts, residentParts } = declared
  // The new household first: whoever adds one locks the labels before any household.
  const place = { id: newId, building, floor, unit, label, isVirtual: false }
  const added = await addHouseholds(context, [place], input.reason)
  if (!added.length) throw householdIdTaken()
  const from = await lockHousehold(context, householdId, rowVersion)
  const all = await readBelongings(context, householdParts, householdId)
  requireThere(all, householdParts, input)
  const { residentIds, vehicleIds, spaceIds, idsOfParts } = chosenOf(all, input)
  if (![residentIds, vehicleIds, spaceIds, ...idsOfParts.values()].some((ids) => ids.length))
    throw nothingToSplit()
  if (all.residents.length > 0 && residentIds.length === all.residents.length) throw everythingSplit()

  const to = { id: newId, label }
  const reason = cut(`${from.label} 拆出 ${label}：${input.reason}`, 150)
  const parts: Moved['parts'] = []
  for (const part of householdParts) {
    const ids = idsOfParts.get(part.name)
    if (ids)
      parts.push({
        name: part.name,
        count: ids.length ? await part.move(context, { from, to, reason, ids }) : 0,
      })
  }
  const vehicles = vehicleIds.length
    ? await moveVehicles(context, { fromId: householdId, toId: newId, vehicleIds })
    : 0
  const residents = residentIds.length
    ? await moveResidents(context, residentParts, { residentIds, toHouseholdId: newId, reason })
    : 0
  const spaces = await moveSpaces(context, { fromId: householdId, toId: newId, spaceIds })
  const following = householdParts.filter((part) => !part.isChosen)
  // With nobody chosen nothing is for them by name.
  parts.push(...(await moveParts(context, following, { from, to, reason, residentIds })))

  const moved = { residents, vehicles, spaces: spaces.length, parts }
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
