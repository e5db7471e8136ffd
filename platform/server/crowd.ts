import type { Problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import { FairPlaces } from './fair-places.ts'
import { networkOf } from './network-of.ts'
import { Gauge, Tally } from './tally.ts'

/** How much may come from one address and in one session; from the network around an address four times as much. */
export interface Caps {
  /** Requests a minute from one address. */
  requests: number
  sessionRequests: number
  /** Requests under way at once from one address. */
  atOnce: number
  sessionAtOnce: number
  /** Open WebSockets from one address. */
  sockets: number
  sessionSockets: number
  /** Open connections from one address. */
  connections: number
  /** Bytes of bodies in memory, of everybody together. */
  bodies: number
  sessionBodies: number
}

/** The bytes of one body that are in memory. */
export interface BytesHeld {
  /** Counts so many more; false: they are too many now, and not counted. */
  take(bytes: number): boolean
  leave(): void
}

/** A network holds more than one house; one line of IPv6 (a /56) seldom does. */
const widerBy = 4
const lineBy = 2
/** Pages and their files: a browser that opens Lobby after an update asks for dozens of them. */
const filesBy = 5
/** What phones of one hall may more than the browsers of one house, and what one of them may in a minute. */
const hallBy = 10
const hallAtOnceBy = 4
const ofOnePhone = 120

/** What is counted apart: calls, pages with their files, and the phones of a hall, each of which has its own path. */
export type Counted = 'calls' | 'files' | { phone: string }

type Circle = readonly [name: string, allowed: number]

/** An address, its line, and the network around them, each with what it may. */
function circlesOf(address: string, allowed: number): Circle[] {
  const { near, line, wide } = networkOf(address)
  const ofLine: Circle[] = line === near ? [] : [[line, allowed * lineBy]]
  return [[near, allowed], ...ofLine, [wide, allowed * widerBy]]
}

const never = (): void => undefined

/** Takes a place in each circle, or in none; gives the way to leave them again. */
function takePlace(gauge: Gauge, circles: readonly Circle[]): (() => void) | undefined {
  if (!circles.every(([name, allowed]) => gauge.has(name, allowed))) return undefined
  for (const [name] of circles) gauge.enter(name)
  let leave = () => {
    for (const [name] of circles) gauge.leave(name)
  }
  return () => {
    leave()
    leave = never
  }
}

/**
 * Who is here and how much they do, by session, by address and by network, for this process. What is too much is
 * refused before anything is done for it.
 */
export class Crowd {
  readonly #caps: Caps
  readonly #calls = new Tally()
  readonly #files = new Tally()
  readonly #phones = new Tally()
  readonly #underWay = new Gauge()
  readonly #phonesUnderWay = new Gauge()
  readonly #sockets = new Gauge()
  readonly #connections = new Gauge()
  readonly #bodies: FairPlaces
  readonly #sessionBodies = new Gauge()

  constructor(caps: Caps) {
    this.#caps = caps
    this.#bodies = new FairPlaces(caps.bodies)
  }

  /** Why a request of this address is too much for this minute, if it is. */
  tooOften(address: string, counted: Counted): Problem | undefined {
    const isPhone = typeof counted === 'object'
    const tally = isPhone ? this.#phones : counted === 'files' ? this.#files : this.#calls
    const allowed = this.#caps.requests * (isPhone ? hallBy : counted === 'files' ? filesBy : 1)
    const own: Circle[] = isPhone ? [[`phone ${address} ${counted.phone}`, ofOnePhone]] : []
    // What an address is refused costs nobody else around it, and what one phone is refused no other phone.
    for (const [name, most] of [...own, ...circlesOf(address, allowed)]) {
      const wait = tally.count(name, most)
      if (wait) return problems.tooMany(wait)
    }
    return undefined
  }

  /** A place among the requests under way; undefined: there are too many. Phones of a hall take none of the desks' places. */
  begin(address: string, counted: Counted = 'calls'): (() => void) | undefined {
    const { atOnce } = this.#caps
    return typeof counted === 'object'
      ? takePlace(this.#phonesUnderWay, circlesOf(address, atOnce * hallAtOnceBy))
      : takePlace(this.#underWay, circlesOf(address, atOnce))
  }

  /** The same for one session, after it is known; throws tooMany or tooManyAtOnce. */
  beginInSession(sessionId: string): () => void {
    const name = `session ${sessionId}`
    const wait = this.#calls.count(name, this.#caps.sessionRequests)
    if (wait) throw problems.tooMany(wait)
    const leave = takePlace(this.#underWay, [[name, this.#caps.sessionAtOnce]])
    if (!leave) throw problems.tooManyAtOnce()
    return leave
  }

  /** A place among the open WebSockets of an address, before it is known who comes. */
  openSocket(address: string): (() => void) | undefined {
    return takePlace(this.#sockets, circlesOf(address, this.#caps.sockets))
  }

  openSocketInSession(sessionId: string): (() => void) | undefined {
    return takePlace(this.#sockets, [[`session ${sessionId}`, this.#caps.sessionSockets]])
  }

  /**
   * Counts the bytes of a body as they come: of a session, and of a network, which may hold as many as are still free
   * (`fair-places.ts`), so that a few of them do not fill the memory for all.
   */
  holdBytes(address: string, sessionId?: string): BytesHeld {
    const { wide } = networkOf(address)
    let held = 0
    let isOver = false
    const take = (bytes: number) => {
      // What still comes behind an answer is thrown away.
      if (isOver) return true
      const mayAll = this.#bodies.has(wide, bytes)
      const maySession =
        sessionId === undefined || this.#sessionBodies.has(sessionId, this.#caps.sessionBodies, bytes)
      if (!mayAll || !maySession) return false
      this.#bodies.enter(wide, bytes)
      if (sessionId !== undefined) this.#sessionBodies.enter(sessionId, bytes)
      held += bytes
      return true
    }
    const leave = () => {
      this.#bodies.leave(wide, held)
      if (sessionId !== undefined) this.#sessionBodies.leave(sessionId, held)
      held = 0
      isOver = true
    }
    return { take, leave }
  }

  /** A place among the open connections. */
  connect(address: string): (() => void) | undefined {
    return takePlace(this.#connections, circlesOf(address, this.#caps.connections))
  }
}
