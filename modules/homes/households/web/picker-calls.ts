import { client } from '#platform/web/calls/client.ts'
import { type Household, households } from '../contract.ts'
import { askOrKnow } from './known-households.ts'

const api = client(households)

/** The first list of the picker (R148); without a line from this browser's memory, as the other two. */
export const listBuildings = () =>
  askOrKnow(
    async () => (await api.listBuildings({})).data,
    (all) => places(all, 'building').map(({ name, ...counts }) => ({ building: name, ...counts })),
  )

/** The floors of a building, in the order of the picker; without a line those that this browser knows. */
export const listFloors = (building: string) =>
  askOrKnow(
    async () => (await api.listFloors({ building })).data,
    (all) =>
      places(
        all.filter((item) => item.building === building),
        'floor',
      ).map(({ name, ...counts }) => ({ floor: name, ...counts })),
  )

/** The households of a floor, in the order of the picker; without a line those that this browser knows. */
export const listUnits = (building: string, floor: string) =>
  askOrKnow<readonly Household[]>(
    async () => (await api.listUnits({ building, floor })).data,
    (all) => all.filter((item) => item.building === building && item.floor === floor),
  )

/** The places of some households in their order, with how many each holds. */
function places(all: readonly Household[], by: 'building' | 'floor') {
  const counts = new Map<string, { householdCount: number; virtualCount: number }>()
  for (const item of all) {
    const count = counts.get(item[by]) ?? { householdCount: 0, virtualCount: 0 }
    if (item.isVirtual) count.virtualCount++
    else count.householdCount++
    counts.set(item[by], count)
  }
  return [...counts].map(([name, count]) => ({ name, ...count }))
}
