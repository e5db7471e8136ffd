import { takeAnswer } from '#platform/web/calls/first-answers.ts'
import { isSessionValid, onSession } from '#platform/web/session/session.ts'

export interface LiveEvent {
  Number: number
  Name: string
  Payload: Record<string, unknown>
  /** Whether this account did it, here or elsewhere. */
  Mine: boolean
}

type Hear = (event: LiveEvent) => void
type State = 'off' | 'connecting' | 'open'

const path = '/api/v1/Events'

/** The newest event when the server made this page: what happens until the socket is open is heard as well. */
function numberOfPage(): number | undefined {
  const answer = takeAnswer(`GET ${path}`) as { Number?: number } | undefined
  return answer?.Number
}

const hearers = new Set<Hear>()
const watchers = new Set<() => void>()
const missed = new Set<() => void>()
let socket: WebSocket | undefined
let state: State = 'off'
let number: number | undefined
let delay = 500
let timer: ReturnType<typeof setTimeout> | undefined
let ended: (() => void) | undefined

function setState(next: State): void {
  state = next
  for (const watch of watchers) watch()
}

function address(): string {
  const base = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`
  return number === undefined ? base : `${base}?After=${number}`
}

/** Whether the server answers, whatever the browser believes of its network: it may run on this very machine. */
const answers = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(3000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Each browser comes back at its own moment after a restart. */
function connectLater(): void {
  clearTimeout(timer)
  timer = setTimeout(connect, delay * (0.5 + Math.random()))
  delay = Math.min(delay * 2, 15_000)
}

/** Milliseconds between two looks at a server that answers although there seems to be no network. */
const recheck = 2000

/** A network that went away leaves its socket open for minutes: it is given up at once. */
async function checkLine(): Promise<void> {
  while (await answers()) {
    await new Promise((resolve) => setTimeout(resolve, recheck))
    if (navigator.onLine) return
  }
  if (navigator.onLine) return
  const old = socket
  socket = undefined
  old?.close()
  setState('off')
  connectLater()
}

function connect(): void {
  clearTimeout(timer)
  if (socket || !isSessionValid()) return
  if (navigator.onLine) return openSocket()
  void answers().then((does) => (does && !socket && isSessionValid() ? openSocket() : connectLater()))
}

function openSocket(): void {
  setState('connecting')
  const made = new WebSocket(address())
  socket = made
  made.onmessage = ({ data }) => take(JSON.parse(String(data)))
  made.onclose = ({ code }) => {
    if (socket !== made) return
    socket = undefined
    setState('off')
    if (code === 4401) return ended?.()
    connectLater()
  }
}

function take(message: {
  Hello?: { Number: number; Resumed: boolean }
  Events?: LiveEvent[]
  Number?: number
}): void {
  if (message.Hello) {
    const lostSome = number !== undefined && !message.Hello.Resumed
    number = message.Hello.Number
    delay = 500
    setState('open')
    // Too far behind, or another database: whatever is on screen is asked for again.
    if (lostSome) for (const again of missed) again()
  }
  for (const event of message.Events ?? []) for (const hear of hearers) hear(event)
  if (message.Number !== undefined) number = message.Number
}

function disconnect(): void {
  clearTimeout(timer)
  number = undefined
  const old = socket
  socket = undefined
  old?.close()
  setState('off')
}

/**
 * Keeps one WebSocket open while somebody is signed in, resuming by number after every interruption.
 * @param onEnded the session was ended elsewhere
 * @param onMissed events were missed: load everything anew
 */
export function startLive(onEnded: () => void, onMissed: () => void): void {
  ended = onEnded
  missed.add(onMissed)
  let who = ''
  const follow = () => {
    const now = isSessionValid() ? (localStorage.getItem('lobby.loginUserInfo') ?? '') : ''
    if (now !== who) disconnect()
    who = now
    if (!now) return
    number ??= numberOfPage()
    connect()
  }
  onSession(follow)
  window.addEventListener('offline', () => void checkLine())
  window.addEventListener('online', () => {
    delay = 500
    connect()
  })
  follow()
}

/** Hears every event of the community that this account may hear. */
export function hearEvents(hear: Hear): () => void {
  hearers.add(hear)
  return () => hearers.delete(hear)
}

/** How the live connection stands. */
export const liveState = (): State => state

/** Hears when that changes; gives the way to stop hearing. */
export function onLiveState(watch: () => void): () => void {
  watchers.add(watch)
  return () => watchers.delete(watch)
}
