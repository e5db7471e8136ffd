import { type Line, type Needs, writing } from '#platform/server/device-lines.ts'
import { stateOfCabinet } from '#modules/doors/lockers/server/public.ts'
import type { CabinetState, Told } from '../messages.ts'

/** What a cabinet was told last. */
export interface Known {
  revision: number
  keyVersion: number
}

/** Tells a cabinet all that it has to know; its key only where it has another version. */
export async function tellState(
  needs: Needs,
  { device, known }: Line<Told, Known>,
  tell: (state: CabinetState, lastSeq: number) => void,
): Promise<void> {
  const { key, lastSeq, ...state } = await writing(needs, device, (context) =>
    stateOfCabinet(context, needs.sealer, device.deviceId),
  )
  tell({ ...state, ...(state.keyVersion !== known.keyVersion && { key }) }, lastSeq)
  known.revision = state.revision
  known.keyVersion = state.keyVersion
}
