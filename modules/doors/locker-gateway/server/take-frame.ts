import type { WebSocket } from 'ws'
import {
  hearCabinet,
  type Knocking,
  noteConnected,
  noteOpened,
} from '#modules/doors/lockers/server/public.ts'
import { Heard, type Told } from '../messages.ts'
import type { Needs } from './run-gateway.ts'
import { tellState } from './tell-state.ts'
import { writing } from './writing.ts'

/** A cabinet's connection. */
export interface Held {
  socket: WebSocket
  cabinet: Knocking
  send: (told: Told) => void
  connectionId: string
  /** It was heard since the last time that this was written down. */
  isHeard: boolean
  unanswered: number
  /** What it was told last. */
  revision: number
  keyVersion: number
  /** It said hello. */
  isKnown: boolean
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function take(needs: Needs, held: Map<string, Held>, one: Held, heard: Heard): Promise<void> {
  const { cabinet, connectionId } = one
  const { cabinetId } = cabinet
  if (heard.type === 'hello') {
    one.keyVersion = heard.keyVersion
    await writing(needs, cabinet, (context) =>
      noteConnected(context, { cabinetId, connectionId, firmware: heard.firmware, doors: heard.doors }),
    )
    await tellState(needs, one, (state, lastSeq) =>
      one.send({ type: 'welcome', time: new Date().toISOString(), lastSeq, state }),
    )
    one.isKnown = true
    if (one.socket.readyState === one.socket.OPEN) held.set(connectionId, one)
    return
  }
  if (!one.isKnown) return one.send({ type: 'error', code: 'helloFirst', about: heard.type })
  if (heard.type === 'event') {
    const isKnown = await writing(needs, cabinet, (context) =>
      hearCabinet(context, needs.sealer, cabinetId, { ...heard, at: new Date(heard.at) }),
    )
    if (!isKnown) one.send({ type: 'error', code: 'unknownCubby', about: heard.cubby })
    return one.send({ type: 'ack', seq: heard.seq })
  }
  const isDone = heard.type === 'done'
  const answer = isDone ? '' : heard.reason
  await writing(needs, cabinet, (context) =>
    noteOpened(context, { commandId: heard.id, isDone, answer, cabinetId }),
  )
}

/** Takes a frame of a cabinet. What is no message is answered with an error; what could not be kept is to come again. */
export async function takeFrame(
  needs: Needs,
  held: Map<string, Held>,
  one: Held,
  text: string,
): Promise<void> {
  const json = parsed(text)
  if (json === undefined) return one.send({ type: 'error', code: 'notJson', about: text.slice(0, 40) })
  const heard = Heard.safeParse(json)
  if (!heard.success) {
    const [issue] = heard.error.issues
    return one.send({ type: 'error', code: 'notAMessage', about: issue?.path.join('.') ?? '' })
  }
  try {
    await take(needs, held, one, heard.data)
  } catch (error) {
    needs.log.warn({ err: error, cabinet: one.cabinet.name }, 'a message of a locker cabinet was not taken')
    one.send({ type: 'error', code: 'tryAgain', about: heard.data.type })
  }
}
