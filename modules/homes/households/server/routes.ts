import type { HouseholdPart } from '#platform/server/household-part.ts'
import { serve } from '#platform/server/serve.ts'
import { households } from '../contract.ts'
import { getHousehold } from './household-detail.ts'
import {
  findHouseholds,
  listBuildingNodes,
  listBuildings,
  listFloorNodes,
  listFloors,
  listHouseholds,
  listUnits,
} from './households.ts'
import { changeMarks, getMarks, listMarks } from './marks.ts'

/** The calls of households. `parts` are what modules keep of a household. */
export const householdRoutes = (parts: readonly HouseholdPart[]) =>
  serve(households, {
    listBuildings,
    listFloors: (context, { building }) => listFloors(context, building),
    listUnits,
    findHouseholds,
    listHouseholds: (context, { building }) => listHouseholds(context, building),
    getHousehold: (context, { householdId }) => getHousehold(context, householdId, parts),
    listMarks: (context, { householdIds }) => listMarks(context, householdIds),
    getMarks: (context, { householdId }) => getMarks(context, householdId),
    changeMarks,
    listBuildingNodes,
    listFloorNodes: (context, { id }) => listFloorNodes(context, id),
    listUnitNodes: async (context, { id, floor }) =>
      (await listUnits(context, { building: id, floor })).map((row) => ({ ...row, id: row.householdId })),
  })
