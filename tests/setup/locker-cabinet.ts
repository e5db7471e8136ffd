import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { WebSocket } from 'ws'

interface State {
  revision: number
  keyVersion: number
  key?: string
  armed: { cubby: string; counter: number; until: string }[]
  disabled: string[]
}
type Said = Record<string, unknown> & { type: string }

/** A cabinet as its maker would write it from docs/devices.md, over plain frames: nothing of the program's own is in it. */
export class LockerCabinet {
  readonly #address: string
  readonly #doors: Map<string, { open: boolean; spent: number }>
  /** What happened and was not confirmed yet; it outlives a power cut, as flash does. */
  readonly #journal: (Said & { seq: number })[] = []
  #seq = 0
  #key: Buffer | undefined
  #keyVersion = 0
  #state: State | undefined
  #socket: WebSocket | undefined
  readonly #opened = new Set<string>()
  #wrong = 0
  #deafUntil = 0
  #listeners: (() => void)[] = []
  /** What it was told. */
  readonly told: Said[] = []
  /** What it does with a door that it is to open; left out: it opens it and waits. */
  onOpen: ((of: { id: string; cubby: string; op: string; why: string }) => void) | undefined

  constructor(address: string, cubbies: readonly string[]) {
    this.#address = address
    this.#doors = new Map(cubbies.map((name) => [name, { open: false, spent: 0 }]))
  }

  get armed() {
    return this.#state?.armed ?? []
  }

  /** The number of the newest event. */
  get seq(): number {
    return this.#seq
  }

  get isConnected() {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  #hear(text: string): void {
    // What it cannot read is of a later version: it goes on.
    if (text.startsWith('{') && text.endsWith('}')) this.#take(JSON.parse(text))
  }

  /** Connects and says hello; gives the status of HTTP when it is refused. */
  async connect(protocol = 'lobby.locker.1'): Promise<number> {
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
    this.send({
      type: 'hello',
      vendor: 'mock',
      model: 'M-40',
      firmware: '1.0',
      keyVersion: this.#keyVersion,
      doors: [...this.#doors].map(([cubby, { open }]) => ({ cubby, open })),
    })
    await this.until((said, nth) => nth >= before && said.type === 'welcome')
    return status
  }

  /** What it may do without, to see that a trial finds it. */
  readonly faults = new Set<'opensTwice' | 'forgets' | 'opensLate'>()

  #take(said: Said): void {
    this.told.push(said)
    if (said.type === 'welcome' || said.type === 'state') this.#learn(said['state'] as State)
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

  #learn(state: State): void {
    if (state.key) [this.#key, this.#keyVersion] = [Buffer.from(state.key, 'base64'), state.keyVersion]
    this.#state = state
  }

  #forget(seq: number): void {
    while (this.#journal[0] && this.#journal[0].seq <= seq) this.#journal.shift()
  }

  #openFor(of: { id: string; cubby: string; op: string; why: string; until: string }): void {
    if (this.#opened.has(of.id) && !this.faults.has('opensTwice')) return
    if (new Date(of.until) < new Date() && !this.faults.has('opensLate')) return
    this.#opened.add(of.id)
    if (this.onOpen) return this.onOpen(of)
    this.open(of.cubby, of.op)
    this.send({ type: 'done', id: of.id })
  }

  #note(event: Omit<Said, 'type'>): void {
    const noted = { type: 'event', seq: ++this.#seq, at: new Date().toISOString(), ...event }
    this.#journal.push(noted)
    this.send(noted)
  }

  /** A door opens. */
  open(cubby: string, op?: string): void {
    const door = this.#doors.get(cubby)
    if (door) door.open = true
    this.#note({ kind: 'opened', cubby, ...(op && { op }) })
  }

  /** A door is closed, with something behind it or nothing. */
  close(cubby: string, op?: string, occupied?: boolean): void {
    const door = this.#doors.get(cubby)
    if (door) door.open = false
    this.#note({ kind: 'closed', cubby, ...(op && { op }), ...(occupied !== undefined && { occupied }) })
  }

  /**
   * Somebody types six digits: the door of the cubby that they are for opens, also without a line. Gives the cubby. After five wrong ones
   * none is taken for a minute.
   */
  type(code: string): string | undefined {
    if (Date.now() < this.#deafUntil) return undefined
    const found = this.armed.find(({ cubby, counter, until }) => {
      const spent = this.#doors.get(cubby)?.spent ?? 0
      return counter > spent && new Date(until) > new Date() && this.codeOf(cubby, counter) === code
    })
    if (!found) {
      if (++this.#wrong >= 5) [this.#wrong, this.#deafUntil] = [0, Date.now() + 60_000]
      return undefined
    }
    this.#wrong = 0
    const door = this.#doors.get(found.cubby)
    if (door) door.spent = found.counter
    this.#note({ kind: 'collected', cubby: found.cubby, counter: found.counter })
    this.open(found.cubby)
    return found.cubby
  }

  /** HMAC-SHA-256 of cubby and counter by the key, cut to six digits as docs/devices.md says. */
  codeOf(cubby: string, counter: number): string {
    if (!this.#key) return ''
    const mac = createHmac('sha256', this.#key).update(`${cubby}:${counter}`).digest()
    const offset = (mac[31] ?? 0) % 16
    const [a = 0, b = 0, c = 0, d = 0] = mac.subarray(offset, offset + 4)
    return String((((a % 128) * 256 + b) * 256 + c) * 256 + d)
      .slice(-6)
      .padStart(6, '0')
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

  /** Until what it knows is so. */
  async knows(is: () => boolean): Promise<void> {
    while (!is()) await this.#news()
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
