import { serve } from '#platform/server/serve.ts'
import { orderBuildings, orderFloors, reopenHousehold } from '#modules/homes/households/server/public.ts'
import { householdProperties } from '../contract.ts'
import { addSeveral, changePlace, closeEmpty, getTimeline, getTree } from './households.ts'
import { addProperty, changeProperty, getProperty, listProperties } from './properties.ts'
import { householdsOf } from './queries.ts'

export const routes = serve(householdProperties, {
  listProperties: (context, { building }) => listProperties(context, building),
  getProperty: (context, { id }) => getProperty(context, id),
  addProperty,
  changeProperty,
  getTree,
  listHouseholds: householdsOf,
  addHouseholds: addSeveral,
  placeHousehold: changePlace,
  closeHousehold: closeEmpty,
  reopenHousehold: (context, { householdId, reason }) => reopenHousehold(context, householdId, reason),
  orderBuildings: (context, { buildings }) => orderBuildings(context, buildings),
  orderFloors: (context, { building, floors }) => orderFloors(context, building, floors),
  getTimeline: (context, { householdId }) => getTimeline(context, householdId),
})
