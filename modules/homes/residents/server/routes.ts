import type { Declared } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { residents } from '../contract.ts'
import { identities, transportKinds } from '../shapes.ts'
import { addResident } from './add.ts'
import { changeResident } from './change.ts'
import { listMoves, listResidentMoves } from './history.ts'
import { getHome, listEndingContracts } from './home.ts'
import { moveBack, moveToHousehold } from './move.ts'
import { moveOut, moveOutTogether } from './move-out.ts'
import { setRent } from './rent.ts'
import { listPast } from './past.ts'
import { listResidents, unmaskResident } from './residents.ts'
import { setVehicles } from './set-vehicles.ts'

/** The calls of residents, over what modules declare of a household and of its people. */
export const residentRoutes = ({ householdParts, householdPasts, residentParts }: Declared) =>
  serve(residents, {
    listIdentities: async () => [...identities],
    listTransportKinds: async () => [...transportKinds],
    listResidents: (context, { householdId }) => listResidents(context, householdId),
    addResident,
    changeResident,
    moveOut: (context, input) => moveOut(context, residentParts, input),
    moveOutTogether: (context, input) => moveOutTogether(context, residentParts, input),
    unmaskResident,
    moveToHousehold: (context, input) => moveToHousehold(context, residentParts, input),
    moveBack,
    listResidentMoves,
    getHome: (context, { householdId }) => getHome(context, householdParts, householdId),
    listMoves: (context, { householdId }) => listMoves(context, householdId),
    listPast: (context, input) => listPast(context, householdPasts, input),
    setRent,
    setVehicles,
    listEndingContracts: (context, { days }) => listEndingContracts(context, days),
  })
