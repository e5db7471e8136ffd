import { type Car, carOf, powerOf } from './car.ts'
import { Wire } from './wire.ts'

/** What a simulated station is told of itself. */
export interface Place {
  address: string
  protocol: 'ocpp1.6' | 'ocpp2.0.1'
  nth: number
  /** Cards of whoever may charge here. */
  cards: readonly string[]
  registerWh: number
}

type Payload = Record<string, unknown>
/** Steps of the play that a car stays plugged in when it is full, or a bay is free. */
const [staysFor, freeFor] = [8, 5]

/** A station with one connector, over the real socket: cars come, charge, are full and leave, each in its own manner. */
export class SimulatedStation {
  readonly #of: Place
  readonly #wire: Wire
  #state = 'Available'
  #car: Car | undefined
  #cars = 0
  #registerWh: number
  #takenWh = 0
  #limitA = 32
  #transaction: string | undefined
  #waits: number
  #seq = 0

  constructor(of: Place) {
    this.#of = of
    this.#registerWh = of.registerWh
    this.#waits = 1 + ((of.nth * 5) % 12)
    this.#wire = new Wire({ ...of, asked: (action, payload) => this.#asked(action, payload) })
  }

  get #isNew(): boolean {
    return this.#of.protocol === 'ocpp2.0.1'
  }

  async open(): Promise<void> {
    await this.#wire.open()
    await this.#wire.say(
      'BootNotification',
      this.#isNew
        ? {
            reason: 'PowerUp',
            chargingStation: { vendorName: '華城', model: 'AC-7D', firmwareVersion: '2.3.1' },
          }
        : { chargePointVendor: '起而行', chargePointModel: 'NCT-07', firmwareVersion: '1.9.4' },
    )
    await this.#tell('Available')
  }

  close(): void {
    this.#wire.cut()
  }

  async #tell(state: string): Promise<void> {
    this.#state = state
    const timestamp = new Date().toISOString()
    const known = ['Available', 'Unavailable', 'Faulted', 'Reserved'].includes(state) ? state : 'Occupied'
    await this.#wire.say(
      'StatusNotification',
      this.#isNew
        ? { timestamp, connectorStatus: known, evseId: 1, connectorId: 1 }
        : { connectorId: 1, errorCode: 'NoError', status: state, timestamp },
    )
  }

  /** What the central system asks is done, by and by. */
  #asked(action: string, payload: Payload): Payload {
    if (/Start/.test(action) && /^Re(mote|quest)/.test(action)) {
      const { idTag, idToken } = payload as { idTag?: string; idToken?: { idToken: string } }
      if (this.#transaction) return { status: 'Rejected' }
      void this.#begin(carOf(this.#of.nth * 3), idTag ?? idToken?.idToken ?? '')
    } else if (/Stop/.test(action)) {
      const { transactionId } = payload as { transactionId: number | string }
      this.#transaction ??= String(transactionId)
      void this.#end('Remote')
    } else if (action === 'UnlockConnector')
      return { status: this.#transaction ? 'UnlockFailed' : 'Unlocked' }
    else if (action === 'SetChargingProfile') this.#limitA = limitOf(payload) ?? this.#limitA
    else if (action === 'ClearChargingProfile') this.#limitA = 32
    else if (action === 'ChangeAvailability') {
      const { type, operationalStatus } = payload as { type?: string; operationalStatus?: string }
      void this.#tell((type ?? operationalStatus) === 'Operative' ? 'Available' : 'Unavailable')
    } else if (action === 'TriggerMessage') void this.#tell(this.#state)
    else if (action === 'GetConfiguration') return { configurationKey: [], unknownKey: [] }
    return { status: 'Accepted' }
  }

  #event(eventType: string, more: Payload): Promise<Payload> {
    const timestamp = new Date().toISOString()
    const { transactionInfo, ...rest } = more as { transactionInfo?: Payload }
    return this.#wire.say('TransactionEvent', {
      eventType,
      timestamp,
      triggerReason: 'Trigger',
      seqNo: this.#seq++,
      evse: { id: 1, connectorId: 1 },
      transactionInfo: { transactionId: this.#transaction ?? '', ...transactionInfo },
      ...rest,
    })
  }

  #values(powerW: number): Payload[] {
    const said = [
      ['Energy.Active.Import.Register', this.#registerWh],
      ['Power.Active.Import', powerW],
      ['Current.Import', Math.round(powerW / 22) / 10],
    ] as const
    const sampledValue = said.map(([measurand, value]) => ({
      measurand,
      value: this.#isNew ? value : String(value),
      ...(measurand === 'Current.Import' && { phase: `L${1 + (this.#of.nth % 3)}` }),
    }))
    return [{ timestamp: new Date().toISOString(), sampledValue }]
  }

  async #begin(car: Car, idTag: string): Promise<void> {
    this.#car = car
    this.#takenWh = 0
    await this.#tell('Preparing')
    if (this.#isNew) {
      this.#transaction = `S${this.#of.nth}-${Date.now()}`
      const idToken = idTag ? { idToken: idTag, type: 'ISO14443' } : { idToken: '', type: 'NoAuthorization' }
      await this.#event('Started', { idToken, meterValue: this.#values(0) })
    } else {
      const timestamp = new Date().toISOString()
      const given = { connectorId: 1, idTag, meterStart: this.#registerWh, timestamp }
      const { transactionId } = await this.#wire.say('StartTransaction', given)
      this.#transaction = String(transactionId)
      await this.#tell('Charging')
    }
  }

  async #end(reason: string): Promise<void> {
    const transaction = this.#transaction
    if (!transaction) return
    const car = this.#car
    if (this.#isNew)
      await this.#event('Ended', { transactionInfo: { stoppedReason: reason }, meterValue: this.#values(0) })
    else {
      const timestamp = new Date().toISOString()
      const given = { transactionId: Number(transaction), meterStop: this.#registerWh, timestamp, reason }
      await this.#wire.say('StopTransaction', given)
      if (car?.manner === 'stopsTwice')
        await this.#wire.say('StopTransaction', { ...given, meterStop: this.#registerWh + 700 })
      await this.#tell('Finishing')
    }
    this.#transaction = undefined
    this.#car = undefined
    this.#waits = freeFor
    await this.#tell('Available')
  }

  /** Goes on by so many seconds. */
  async step(seconds: number): Promise<void> {
    if (!this.#transaction || !this.#car) return this.#rest()
    const powerW = Math.min(powerOf(this.#car, this.#takenWh), this.#limitA * 220)
    const gained = Math.round((powerW * seconds) / 3600)
    this.#takenWh += gained
    this.#registerWh += gained
    await this.#misbehave()
    if (this.#isNew)
      await this.#event('Updated', {
        transactionInfo: { chargingState: powerW ? 'Charging' : 'SuspendedEV' },
        meterValue: this.#values(powerW),
      })
    else {
      const transactionId = Number(this.#transaction)
      await this.#wire.say('MeterValues', { connectorId: 1, transactionId, meterValue: this.#values(powerW) })
      if (!powerW && this.#state === 'Charging') await this.#tell('SuspendedEV')
    }
    if (powerW) return
    this.#waits += 1
    if (this.#car?.manner !== 'stays' || this.#waits > staysFor) await this.#end('EVDisconnected')
  }

  async #rest(): Promise<void> {
    if (this.#state !== 'Available') return
    this.#waits -= 1
    if (this.#waits > 0) return
    const { nth, cards } = this.#of
    const car = carOf(nth * 7 + this.#cars++)
    const idTag = car.manner === 'noCard' ? '' : car.manner === 'stranger' ? 'STRANGER' : (cards[0] ?? '')
    this.#waits = 0
    await this.#begin(car, idTag)
  }

  /** Half way some lose their line for a while, begin their register anew, or leave. */
  async #misbehave(): Promise<void> {
    const car = this.#car
    if (!car || this.#takenWh < car.wantsWh / 2) return
    if (car.manner === 'leavesEarly') return this.#end('EVDisconnected')
    if (car.manner === 'reboots') this.#registerWh = 0
    else if (car.manner === 'losesLine') {
      this.#wire.cut()
      setTimeout(() => void this.#wire.open().catch(() => undefined), 5000)
    } else return
    this.#car = { ...car, manner: 'plain' }
  }
}

function limitOf(payload: Payload): number | undefined {
  const text = JSON.stringify(payload)
  const found = /"limit":([\d.]+)/.exec(text)
  return found ? Number(found[1]) : undefined
}
