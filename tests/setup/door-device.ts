import { once } from 'node:events'
import { WebSocket } from 'ws'

type Said = Record<string, unknown> & { type: string }
interface Order {
  id: string
  why: string
  by: string
  until: string
}

/** A door controller as its maker would write it from docs/devices.md, over plain frames: nothing of the program's own is in it. */
export class DoorDevice {
  readonly #address: string
  #leaf: 'open' | 'closed' = 'closed'
  /** What happened and was not confirmed yet; it outlives a power cut, as flash does. */
  readonly #journal: (Said & { seq: number })[] = []
  #seq = 0
  #socket: WebSocket | undefined
  /** Orders that were done or turned down, kept in flash. */
  readonly #known = new Set<string>()
  #listeners: (() => void)[] = []
  /** What it was told, and how often its lock was released. */
  readonly told: Said[] = []
  unlocked = 0
  /** The lock does not move. */
  isStuck = false
  /** It may not open: a key switch, or smoke. */
  isBlocked = false
  /** What it does with an order; left out: it releases the lock. */
  onOpen: ((order: Order) => void) | undefined
  /** What it may do without, to see that a trial finds it. */
  readonly faults = new Set<'opensTwice' | 'forgets' | 'opensLate' | 'saysNothing'>()

  constructor(address: string) {
    this.#address = address
  }

  get isConnected() {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  /** The number of the newest event. */
  get seq(): number {
    return this.#seq
  }

  /** Connects and says hello; gives the status of HTTP when it is refused. */
  async connect(protocol = 'lobby.door.1'): Promise<number> {
    const socket = new WebSocket(this.#address, [protocol])
    this.#socket = socket
    socket.on('error', () => undefined)
    socket.on('message', (frame) => this.#hear(String(frame)))
    const status = await new Promise<number>((done) => {
      socket.on('open', () => done(101))
      socket.on('unexpected-response', (_request, response) => done(response.statusCode ?? 0))
    })
    if (status !== 101) return status
    const before = this.told.length
    this.send({ type: 'hello', vendor: 'mock', model: 'D-1', firmware: '1.0', leaf: this.#leaf })
    await this.until((said, nth) => nth >= before && said.type === 'welcome')
    return status
  }

  #hear(text: string): void {
    // What it cannot read is of a later version: it goes on.
    if (text.startsWith('{') && text.endsWith('}')) this.#take(JSON.parse(text))
  }

  #take(said: Said): void {
    this.told.push(said)
    if (said.type === 'welcome') {
      const last = said['lastSeq'] as number
      this.#seq = Math.max(this.#seq, last)
      this.#forget(last)
      if (this.faults.has('forgets')) this.#forget(this.#seq)
      for (const event of this.#journal) this.send(event)
    }
    if (said.type === 'ack') this.#forget(said['seq'] as number)
    if (said.type === 'open') this.#openFor(said as never)
    for (const listener of this.#listeners.splice(0)) listener()
  }

  #forget(seq: number): void {
    while (this.#journal[0] && this.#journal[0].seq <= seq) this.#journal.shift()
  }

  #openFor(order: Order): void {
    if (this.#known.has(order.id) && !this.faults.has('opensTwice')) return
    this.#known.add(order.id)
    if (new Date(order.until) < new Date() && !this.faults.has('opensLate'))
      return this.note({ kind: 'refused', order: order.id, reason: 'too late' })
    if (this.onOpen) return this.onOpen(order)
    this.do(order)
  }

  /** Does as it is told, unless it may not or cannot. */
  do({ id: order }: Pick<Order, 'id'>): void {
    if (this.isBlocked) return this.note({ kind: 'refused', order, reason: 'blocked' })
    if (this.isStuck) return this.note({ kind: 'failed', order, reason: 'the lock does not move' })
    this.unlocked++
    if (!this.faults.has('saysNothing')) this.note({ kind: 'unlocked', order })
  }

  /** Something happened: it is written into the journal, and said when there is a line. */
  note(event: Omit<Said, 'type'>, at = new Date()): void {
    const noted = { type: 'event', seq: ++this.#seq, at: at.toISOString(), ...event }
    this.#journal.push(noted)
    this.send(noted)
  }

  /** Somebody opens the door, or breaks it open; and closes it. */
  open(at?: Date): void {
    this.#leaf = 'open'
    this.note({ kind: 'opened' }, at)
  }
  force(at?: Date): void {
    this.#leaf = 'open'
    this.note({ kind: 'forced' }, at)
  }
  close(at?: Date): void {
    this.#leaf = 'closed'
    this.note({ kind: 'closed' }, at)
  }

  send(said: object | string): void {
    if (this.isConnected) this.#socket?.send(typeof said === 'string' ? said : JSON.stringify(said))
  }

  /** Until it was told so. */
  async until(is: (said: Said, nth: number) => boolean): Promise<Said> {
    for (;;) {
      const found = this.told.find(is)
      if (found) return found
      await this.#news()
    }
  }

  /** Until everything that it noted is confirmed. */
  async confirmed(): Promise<void> {
    while (this.#journal.length) await this.#news()
  }

  /** Until its line is closed; gives the code. */
  async closed(): Promise<number> {
    const [code] = await once(this.#socket as WebSocket, 'close')
    return code as number
  }

  /** Until it is told something; says what it was told when nothing comes. */
  #news(): Promise<void> {
    return new Promise((done, failed) => {
      const late = setTimeout(
        () => failed(new Error(`nothing more after ${JSON.stringify(this.told)}`)),
        30_000,
      )
      this.#listeners.push(() => {
        clearTimeout(late)
        done()
      })
    })
  }

  /** The power is cut: nothing more is said, and the line is gone at once. */
  async cutPower(): Promise<void> {
    const socket = this.#socket
    if (!socket || socket.readyState === socket.CLOSED) return
    socket.terminate()
    await once(socket, 'close')
  }
}
