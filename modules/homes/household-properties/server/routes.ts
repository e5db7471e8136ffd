import { serve } from '#platform/server/serve.ts'
import { orderBuildings, orderFloors, reopenHousehold } from '#modules/homes/households/server/public.ts'
import { householdProperties } from '../contract.ts'
import { addSeveral, changePlace, closeEmpty, getTimeline, getTree } from './households.ts'
import { addProperty, changeProperty, getProperty, listProperties } from './properties.ts'
import { householdsOf } from './queries.ts'

const isDone = { data: true } as const

export const routes = serve(householdProperties, {
  listProperties: async (context, { building }) => ({ data: await listProperties(context, building) }),
  getProperty: async (context, { id }) => ({ data: await getProperty(context, id) }),
  addProperty: async (context, input) => ({ data: await addProperty(context, input) }),
  changeProperty: async (context, input) => ({ data: await changeProperty(context, input) }),
  getTree: async (context) => ({ data: await getTree(context) }),
  listHouseholds: async (context, input) => ({ data: await householdsOf(context, input) }),
  addHouseholds: async (context, input) => ({ data: await addSeveral(context, input) }),
  placeHousehold: async (context, input) => ({ data: await changePlace(context, input) }),
  closeHousehold: async (context, input) => {
    await closeEmpty(context, input)
    return isDone
  },
  reopenHousehold: async (context, { householdId, reason }) => {
    await reopenHousehold(context, householdId, reason)
    return isDone
  },
  orderBuildings: async (context, { buildings }) => {
    await orderBuildings(context, buildings)
    return isDone
  },
  orderFloors: async (context, { building, floors }) => {
    await orderFloors(context, building, floors)
    return isDone
  },
  getTimeline: async (context, { householdId }) => ({ data: await getTimeline(context, householdId) }),
})
