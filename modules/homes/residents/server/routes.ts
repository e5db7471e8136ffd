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
import { listResidents, unmaskResident } from './residents.ts'
import { setVehicles } from './set-vehicles.ts'

/** The calls of residents, over what modules declare of a household and of its people. */
export const residentRoutes = ({ householdParts, residentParts }: Declared) =>
  serve(residents, {
    listIdentities: async () => ({ data: [...identities] }),
    listTransportKinds: async () => ({ data: [...transportKinds] }),
    listResidents: async (context, { householdId }) => ({ data: await listResidents(context, householdId) }),
    addResident: async (context, input) => ({ data: await addResident(context, input) }),
    changeResident: async (context, input) => ({ data: await changeResident(context, input) }),
    moveOut: async (context, input) => ({ data: await moveOut(context, residentParts, input) }),
    moveOutTogether: async (context, input) => ({
      data: await moveOutTogether(context, residentParts, input),
    }),
    unmaskResident: async (context, input) => ({ data: await unmaskResident(context, input) }),
    moveToHousehold: async (context, input) => ({
      data: await moveToHousehold(context, residentParts, input),
    }),
    moveBack: async (context, input) => ({ data: await moveBack(context, input) }),
    listResidentMoves: async (context, input) => ({ data: await listResidentMoves(context, input) }),
    getHome: async (context, { householdId }) => ({
      data: await getHome(context, householdParts, householdId),
    }),
    listMoves: async (context, { householdId }) => ({ data: await listMoves(context, householdId) }),
    setRent: async (context, input) => ({ data: await setRent(context, input) }),
    setVehicles: async (context, input) => ({ data: await setVehicles(context, input) }),
    listEndingContracts: async (context, { days }) => ({ data: await listEndingContracts(context, days) }),
  })
