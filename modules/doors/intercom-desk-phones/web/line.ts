import { UA, WebSocketInterface } from 'jssip'
import type { RTCSessionEvent } from 'jssip/lib/UA'
import type { Given } from '#platform/contract/call.ts'
import { Problem } from '#platform/contract/problem.ts'
import { type intercomDeskPhones, phoneLife } from '../contract.ts'
import { deskPhonesApi as api } from './api.ts'
import { takeIncoming } from './incoming.ts'
import { freshPageId, pageId } from './phone-id.ts'
import { deskCall, setDeskCall, setLineState } from './phone-state.ts'

/** Another session has the id of this page's telephone. */
const taken = 409_33_606

type Account = Given<typeof intercomDeskPhones.calls.open>['data']

/** Milliseconds between two tries to get an account, and between two renewals: three fit into a life. */
const patience = 10_000
const renewEvery = (phoneLife * 1000) / 3

/** Seconds that a registration holds: when the account ended, the exchange rings nobody soon. */
const registerFor = 120

/** Connects a page to the exchange with its account; gives the way to leave. */
function connect(account: Account, phoneId: string): () => void {
  const ua = new UA({
    sockets: [new WebSocketInterface(account.socket)],
    uri: `sip:${account.sipName}@${account.domain}`,
    password: account.password,
    register_expires: registerFor,
    session_timers: false,
    connection_recovery_max_interval: 15,
    user_agent: 'Lobby',
  })
  ua.on('registered', () => setLineState('ready'))
  ua.on('registrationFailed', () => setLineState('broken'))
  ua.on('disconnected', () => setLineState('broken'))
  ua.on('newRTCSession', (given: RTCSessionEvent) => takeIncoming(given, phoneId))
  ua.start()
  return () => ua.stop()
}

/**
 * Keeps this page registered: an account, which is renewed as long as the page is there, and made anew after a computer slept.
 * Gives the way to end it.
 */
export function openLine(sentryId: string): () => void {
  let isOver = false
  let leave: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let page = pageId()
  let account: Account | undefined
  const later = (act: () => Promise<void>, ms: number) => {
    if (!isOver) timer = setTimeout(() => void act(), ms)
  }
  async function begin() {
    const { id } = await page
    try {
      setLineState('connecting')
      account = (await api.open({ phoneId: id, sentryId }, { handles: [taken] })).data
      if (isOver) return
      leave?.()
      leave = connect(account, id)
      later(renew, renewEvery)
    } catch (error) {
      setLineState('broken')
      if (error instanceof Problem && error.code === taken) {
        const before = page
        page = freshPageId()
        void before.then(({ free }) => free())
        later(begin, 0)
      } else later(begin, patience)
    }
  }
  async function renew() {
    const { id } = await page
    try {
      await api.renew({ phoneId: id })
      later(renew, renewEvery)
    } catch {
      // Not during a call, which goes on without the account.
      later(deskCall() ? renew : begin, patience)
    }
  }
  void begin()
  // Its place at the post is free at once; an account that the page got when it was loaded anew stays.
  const away = () => {
    leave?.()
    if (account)
      void page
        .then(({ id }) =>
          api.end({ phoneId: id, account: account?.sipName }, { keepalive: true, isSaid: true }),
        )
        .catch(() => undefined)
  }
  addEventListener('pagehide', away)
  return () => {
    isOver = true
    clearTimeout(timer)
    removeEventListener('pagehide', away)
    leave?.()
    setDeskCall(undefined)
    setLineState('off')
    // Whoever signed out may not end it any more: it ended with the session.
    void page.then(({ id, free }) =>
      api
        .end({ phoneId: id })
        .catch(() => undefined)
        .finally(free),
    )
  }
}
