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

/** Asks Lobby for the keys of the door, which writes down who it was, and sends them as tones (RFC 4733). */
export async function openTheDoor({ session, phoneId, sipCallId }: CallHere): Promise<void> {
  const sender = session.connection.getSenders().find(({ track }) => track?.kind === 'audio')
  if (!sender?.dtmf?.canInsertDTMF) throw new Error(text('deskPhone', 'notSent'))
  const { digits } = (await api.openDoor({ phoneId, sipCallId })).data
  sender.dtmf.insertDTMF(digits, toneLasts, gap)
  toast(text('deskPhone', 'opened'))
}
