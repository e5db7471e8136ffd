import { type Line, type Needs, writing } from '#platform/server/device-lines.ts'
import { hearCabinet, noteConnected, noteOpened } from '#modules/doors/lockers/server/public.ts'
import type { Heard, Hello, Told } from '../messages.ts'
import { type Known, tellState } from './tell-state.ts'

/** A cabinet is there: how its doors stand, and all that it has to know. */
export async function takeHello(needs: Needs, line: Line<Told, Known>, heard: Hello): Promise<void> {
  const { device, connectionId, known, send } = line
  known.keyVersion = heard.keyVersion
  await writing(needs, device, (context) =>
    noteConnected(context, {
      cabinetId: device.deviceId,
      connectionId,
      firmware: heard.firmware,
      doors: heard.doors,
    }),
  )
  await tellState(needs, line, (state, lastSeq) =>
    send({ type: 'welcome', time: new Date().toISOString(), lastSeq, state }),
  )
}

/** Takes what a cabinet saw, or did with a door that it was to open. */
export async function take(
  needs: Needs,
  { device, send }: Line<Told, Known>,
  heard: Exclude<Heard, Hello>,
): Promise<void> {
  const { deviceId: cabinetId } = device
  if (heard.type === 'event') {
    const isKnown = await writing(needs, device, (context) =>
      hearCabinet(context, needs.sealer, cabinetId, { ...heard, at: new Date(heard.at) }),
    )
    if (!isKnown) send({ type: 'error', code: 'unknownCubby', about: heard.cubby })
    return send({ type: 'ack', seq: heard.seq })
  }
  const isDone = heard.type === 'done'
  const answer = isDone ? '' : heard.reason
  await writing(needs, device, (context) =>
    noteOpened(context, { commandId: heard.id, isDone, answer, cabinetId }),
  )
}
