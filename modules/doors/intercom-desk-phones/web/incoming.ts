import type { IncomingRTCSessionEvent, RTCSessionEvent } from 'jssip/lib/UA'
import { toast } from '#platform/web/look/alerts.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { deskPhonesApi as api } from './api.ts'
import { changeCall, deskCall, setDeskCall } from './phone-state.ts'
import { startRinging, stopRinging } from './ring.ts'

const isIncoming = (given: RTCSessionEvent): given is IncomingRTCSessionEvent =>
  String(given.originator) === 'remote'

const busyHere = 486

/** Shows a call that comes in; whoever is speaking already is busy. */
export function takeIncoming(given: RTCSessionEvent, phoneId: string): void {
  if (!isIncoming(given)) return
  const { session, request } = given
  if (deskCall()) return session.terminate({ status_code: busyHere })
  const sipCallId = request.getHeader('Call-ID')
  setDeskCall({ session, sipCallId, phoneId, state: 'ringing', about: undefined, since: 0, isMuted: false })
  startRinging()
  void api
    .showCall({ sipCallId })
    .then(({ data }) => changeCall(session, { about: data }))
    .catch(() => undefined)
  const sound = new Audio()
  session.on('peerconnection', ({ peerconnection }) =>
    peerconnection.addEventListener('track', ({ streams: [stream] }) => {
      if (!stream) return
      sound.srcObject = stream
      void sound.play().catch(() => undefined)
    }),
  )
  session.on('confirmed', () => {
    changeCall(session, { state: 'talking', since: Date.now() })
    void api.take({ phoneId, sipCallId }).catch(() => undefined)
  })
  const over = (why?: string) => {
    sound.srcObject = null
    if (deskCall()?.session !== session) return
    stopRinging()
    setDeskCall(undefined)
    if (why) toast(why)
  }
  session.on('ended', () => over())
  session.on('getusermediafailed', () => over(text('deskPhone', 'noMicrophone')))
  session.on('failed', ({ message, originator }) => {
    const reason = String(originator) === 'remote' && message ? (message.getHeader('Reason') ?? '') : ''
    over(/cause=200\b/.test(reason) ? text('deskPhone', 'elsewhere') : undefined)
  })
}
