import { once } from 'node:events'
import { WebSocket } from 'ws'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from './desk.ts'

const base = '/api/v1/EvCharging'

/** What a station is answered, of whichever version; `fault`: the code of an error. */
export interface Answered {
  fault?: string
  status?: string
  interval?: number
  currentTime?: string
  transactionId: number
  idTagInfo: { status: string }
  idTokenInfo?: { status: string }
}
type Payload = Record<string, unknown>

/** A charging station of a test, over plain frames: what it was told and what it was answered is its own to look at. */
export class TestStation {
  readonly stationId: string
  readonly connectorId: string
  readonly address: string
  /** What it answers when it is asked, by action; left out: it takes it. */
  readonly answers: Record<string, object> = {}
  /** What it was asked. */
  readonly asked: { action: string; payload: Payload }[] = []
  #socket: WebSocket | undefined
  readonly #waiting = new Map<string, (answer: Answered) => void>()
  #listeners: (() => void)[] = []

  constructor(of: { stationId: string; connectorId: string; address: string }) {
    this.stationId = of.stationId
    this.connectorId = of.connectorId
    this.address = of.address
  }

  /** Adds a station with one connector as a manager does. */
  static async add(admin: Desk, of: { bay: string } & Record<string, unknown>): Promise<TestStation> {
    const [StationId, ConnectorId] = [newId(), newId()]
    const { body, status } = await admin.post(`${base}/Station`, {
      StationId,
      ConnectorId,
      Code: `EV-T-${of.bay}`,
      OcppIdentity: '',
      ConnectorNo: 1,
      Floor: 'B3',
      Position: 0,
      Phases: 'R',
      MinAmperes: 6,
      MaxAmperes: 32,
      IsPrivate: false,
      HouseholdIds: [],
      Note: '',
      Bay: of.bay,
      ...Object.fromEntries(Object.entries(of).filter(([name]) => name !== 'bay')),
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
    const { OcppIdentity, Password } = body.Data
    const address = `${admin.url.replace('http://', `ws://${OcppIdentity}:${Password}@`)}/ocpp/${OcppIdentity}`
    return new TestStation({ stationId: StationId, connectorId: ConnectorId, address })
  }

  /** Connects; gives the status of HTTP when it is refused. */
  async connect(protocol: string | undefined = 'ocpp1.6', address = this.address): Promise<number> {
    const socket = new WebSocket(address, protocol ? [protocol] : [])
    this.#socket = socket
    socket.on('error', () => undefined)
    socket.on('message', (frame) => this.#take(JSON.parse(String(frame))))
    const status = await new Promise<number>((done) => {
      socket.on('open', () => done(101))
      socket.on('unexpected-response', (_request, response) => done(response.statusCode ?? 0))
    })
    // Answered once it is written down that it is there.
    if (status === 101) await this.call('Heartbeat', {})
    return status
  }

  #take(message: readonly [type: number, id: string, ...rest: unknown[]]): void {
    const [type, id, first, second] = message
    if (type === 3) return this.#waiting.get(id)?.(first as Answered)
    if (type === 4) return this.#waiting.get(id)?.({ fault: first } as Answered)
    const action = String(first)
    this.asked.push({ action, payload: second as Payload })
    this.#socket?.send(JSON.stringify([3, id, this.answers[action] ?? { status: 'Accepted' }]))
    for (const listener of this.#listeners.splice(0)) listener()
  }

  /** Asks the server; gives its answer, or its code when that is an error. */
  call(action: string, payload: object, id: string = newId()): Promise<Answered> {
    return new Promise((done) => {
      this.#waiting.set(id, done)
      this.send(JSON.stringify([2, id, action, payload]))
    })
  }

  send(text: string): void {
    this.#socket?.send(text)
  }

  /** Until it was asked so. */
  async until(action: string): Promise<Payload> {
    for (;;) {
      const found = this.asked.find((one) => one.action === action)
      if (found) return found.payload
      await new Promise<void>((done) => this.#listeners.push(done))
    }
  }

  /** Until the server closes it; gives the code. */
  async closed(): Promise<number> {
    const socket = this.#socket
    if (!socket || socket.readyState === socket.CLOSED) return 0
    const [code] = await once(socket, 'close')
    return code as number
  }

  async leave(): Promise<void> {
    this.#socket?.close()
    await this.closed()
  }
}
