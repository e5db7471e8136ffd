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

export const routes = serve(households, {
  listBuildings: async (context) => ({ data: await listBuildings(context) }),
  listFloors: async (context, { building }) => ({ data: await listFloors(context, building) }),
  listUnits: async (context, input) => ({ data: await listUnits(context, input) }),
  findHouseholds: async (context, input) => ({ data: await findHouseholds(context, input) }),
  listHouseholds: async (context, { building }) => ({ data: await listHouseholds(context, building) }),
  getHousehold: async (context, { householdId }) => ({ data: await getHousehold(context, householdId) }),
  listMarks: async (context, { householdIds }) => ({ data: await listMarks(context, householdIds) }),
  getMarks: async (context, { householdId }) => ({ data: await getMarks(context, householdId) }),
  changeMarks: async (context, input) => ({ data: await changeMarks(context, input) }),
  listBuildingNodes: async (context) => ({ data: await listBuildingNodes(context) }),
  listFloorNodes: async (context, { id }) => ({ data: await listFloorNodes(context, id) }),
  listUnitNodes: async (context, { id, floor }) => ({
    data: await listUnits(context, { building: id, floor }),
  }),
})
