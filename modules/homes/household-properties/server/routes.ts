import type { HouseholdPart } from '#platform/server/household-part.ts'
import { serve } from '#platform/server/serve.ts'
import { orderBuildings, orderFloors, reopenHousehold } from '#modules/homes/households/server/public.ts'
import { householdProperties } from '../contract.ts'
import { addSeveral, changePlace, closeEmpty, getTimeline, getTree } from './households.ts'
import { addProperty, changeProperty, getProperty, listProperties } from './properties.ts'
import { householdsOf } from './queries.ts'

/** The calls of properties; what modules keep of a household is asked before it closes. */
export const householdPropertiesRoutes = (parts: readonly HouseholdPart[]) =>
  serve(householdProperties, {
    listProperties: (context, { building }) => listProperties(context, building),
    getProperty: (context, { id }) => getProperty(context, id),
    addProperty,
    changeProperty,
    getTree,
    listHouseholds: householdsOf,
    addHouseholds: addSeveral,
    placeHousehold: changePlace,
    closeHousehold: (context, input) => closeEmpty(context, input, parts),
    reopenHousehold: (context, { householdId, reason }) => reopenHousehold(context, householdId, reason),
    orderBuildings: (context, { buildings }) => orderBuildings(context, buildings),
    orderFloors: (context, { building, floors }) => orderFloors(context, building, floors),
    getTimeline: (context, { householdId }) => getTimeline(context, householdId),
  })
