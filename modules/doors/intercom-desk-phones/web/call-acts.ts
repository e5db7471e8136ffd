import { followOrder, sayOutcome } from '#modules/doors/intercom-doors/web/public.ts'
import { newId } from '#platform/contract/new-id.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { deskPhonesApi as api } from './api.ts'
import { type CallHere, changeCall } from './phone-state.ts'
import { stopRinging } from './ring.ts'

/** Answers with the microphone alone; an exchange of the house needs no server to find the way. */
export function answerCall({ session }: CallHere): void {
  stopRinging()
  changeCall(session, { state: 'answering' })
  session.answer({ mediaConstraints: { audio: true, video: false }, pcConfig: { iceServers: [] } })
}

const declined = 480

/** Hangs up; a call that still rings is declined here and goes on ringing elsewhere. */
export function endCall({ session, state }: CallHere): void {
  stopRinging()
  session.terminate(state === 'ringing' ? { status_code: declined } : {})
}

export function muteCall({ session, isMuted }: CallHere): void {
  if (isMuted) session.unmute({ audio: true })
  else session.mute({ audio: true })
  changeCall(session, { isMuted: !isMuted })
}

/** How long a tone sounds and how long it is silent behind it, in ms: what door units surely hear. */
const [toneLasts, gap] = [160, 100] as const

/**
 * Opens the door that calls, which Lobby writes down with who it was: its controller does, and what it answered is said; where it
 * has none, or that is away, the keys are sent as tones (RFC 4733). Throws what the desk has to know where nothing opened.
 */
export async function openTheDoor({ session, phoneId, sipCallId, about }: CallHere): Promise<void> {
  const dtmf = session.connection.getSenders().find(({ track }) => track?.kind === 'audio')?.dtmf
  const sendsKeys = dtmf?.canInsertDTMF === true
  if (!sendsKeys && !about?.hasController) throw new Error(text('deskPhone', 'notSent'))
  const { digits, orderId } = (await api.openDoor({ phoneId, sipCallId, orderId: newId(), sendsKeys })).data
  if (!orderId) {
    dtmf?.insertDTMF(digits, toneLasts, gap)
    return toast(text('deskPhone', 'opened'))
  }
  const order = await followOrder(orderId)
  if (order.outcome !== 'opened') throw new Error(sayOutcome(order))
  toast(sayOutcome(order))
}
