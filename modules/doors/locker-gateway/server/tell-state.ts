import { stateOfCabinet } from '#modules/doors/lockers/server/public.ts'
import type { CabinetState } from '../messages.ts'
import type { Needs } from './run-gateway.ts'
import type { Held } from './take-frame.ts'
import { writing } from './writing.ts'

/** Tells a cabinet all that it has to know; its key only where it has another version. */
export async function tellState(
  needs: Needs,
  one: Held,
  tell: (state: CabinetState, lastSeq: number) => void,
): Promise<void> {
  const { key, lastSeq, ...state } = await writing(needs, one.cabinet, (context) =>
    stateOfCabinet(context, needs.sealer, one.cabinet.cabinetId),
  )
  tell({ ...state, ...(state.keyVersion !== one.keyVersion && { key }) }, lastSeq)
  one.revision = state.revision
  one.keyVersion = state.keyVersion
}
