import * as library from '@bacnet-js/client'
import { type BacnetObject, mostObjects, type ObjectType, objectTypes } from '../bacnet-objects.ts'
import type { BacnetRoute } from '../bacnet-route.ts'
import { BacnetLine, receiverOf } from './bacnet-line.ts'
import type { FeedWays } from './feed.ts'
import { digitsOf } from '#modules/building/alarm-points/contract.ts'
import type { KeyedSignal } from './keep-signals.ts'

const properties = { presentValue: 85, statusFlags: 111, objectList: 76, objectName: 77 } as const
/** Milliseconds that a device has to answer. */
const patience = 3000
/** How often a device is asked for a subscription that it does not answer. */
const mostTries = 3
/** The states of events in which nothing is wrong. */
const normalState = 0
const faultState = 1

type Client = InstanceType<typeof library.default>
// The library is of the older kind of modules: whoever loads it finds its class one step deeper, or not.
const whole = library.default as typeof library.default & { default?: typeof library.default }
const BacnetClient = whole.default ?? whole
interface Valued {
  property: { id: number }
  value: readonly { value: unknown }[]
}

/** Whether the device itself says that an object is in alarm, or at fault: the first two of its flags. */
function isInAlarm(flags: unknown): boolean {
  const { value } = (flags ?? {}) as { value?: number[] }
  return ((value?.[0] ?? 0) & 3) !== 0
}

/** What an object says: a value, and of what has two states which; an alarm of the device itself is one. */
function signalOf({ key, type }: BacnetObject, value: unknown, flags: unknown): KeyedSignal {
  const number = Number(value)
  const isOn = type.startsWith('binary') ? number === 1 : undefined
  const isAlarm = isInAlarm(flags)
  const status = isAlarm || isOn ? 'Abnormal' : isOn === undefined ? undefined : 'Normal'
  return { key, at: new Date(), value: digitsOf(number), status }
}

/** What an object calls itself, as a key: no blanks, and no longer than keys are. */
const keyOf = (name: string) => [...name.trim().replace(/[\s\p{Cc}]+/gu, '-')].slice(0, 80).join('')

/** Whether a device is gone, and does not only refuse what it was asked. */
const isGone = (error: unknown) => error instanceof Error && /timeout/i.test(error.message)

/** Whoever asks for the device itself without knowing its number asks for this one. */
const anyDevice = { type: 8, instance: 4_194_303 }
/** How many entries of its list a device is asked for. */
const mostListed = 1000
const typeOf = new Map<unknown, ObjectType>(
  Object.entries(objectTypes).map(([type, number]) => [number, type as ObjectType]),
)

/** Where a device is. */
export interface DevicePlace {
  host: string
  port: number
  route?: BacnetRoute | undefined
}

/** One device: what is read of it, heard of it, and said to it. */
export class Device {
  readonly #client: Client
  readonly #receiver: ReturnType<typeof receiverOf>
  readonly #ways: FeedWays
  readonly #signal: AbortSignal
  objects: readonly BacnetObject[] = []

  /** The device at an address that was judged, or behind the router there; once `signal` is aborted, what goes through many of its objects throws. */
  constructor({ host, port, route }: DevicePlace, ways: FeedWays, signal: AbortSignal) {
    this.#client = new BacnetClient({ transport: new BacnetLine(host, port), apduTimeout: patience })
    this.#client.on('error', () => undefined)
    this.#receiver = receiverOf(host, port, route)
    this.#ways = ways
    this.#signal = signal
    this.#client.on('covNotifyUnconfirmed', ({ payload }) => {
      const { monitoredObjectId, values } = payload as unknown as {
        monitoredObjectId: { type: number; instance: number }
        values: Valued[]
      }
      // What cannot be kept now is read with the next turn.
      this.#hear(monitoredObjectId, values).catch(() => undefined)
    })
  }

  close = (): void => void this.#client.close()

  #idOf = ({ type, instance }: BacnetObject) => ({ type: objectTypes[type], instance })
  #find = (id: { type: number; instance: number }) =>
    this.objects.find(({ type, instance }) => objectTypes[type] === id.type && instance === id.instance)

  async #read(id: { type: number; instance: number }, property: number, arrayIndex?: number) {
    const asked = arrayIndex === undefined ? {} : { arrayIndex }
    const { values } = await this.#client.readProperty(this.#receiver, id, property, asked)
    return values[0]?.value as unknown
  }

  /** The objects that the device says it has and whose values can be read, by the names that it has for them. Throws when it does not answer. */
  async list(): Promise<BacnetObject[]> {
    // One by one: not every device can send its whole list at once.
    const count = Number(await this.#read(anyDevice, properties.objectList, 0))
    const found: BacnetObject[] = []
    for (let nth = 1; nth <= Math.min(count, mostListed) && found.length < mostObjects; nth++) {
      this.#signal.throwIfAborted()
      const id = (await this.#read(anyDevice, properties.objectList, nth)) as Partial<typeof anyDevice>
      const type = typeOf.get(id.type)
      if (!type || id.instance === undefined) continue
      const name = await this.#read(
        { type: objectTypes[type], instance: id.instance },
        properties.objectName,
      ).catch(() => '')
      const key = keyOf(String(name ?? '')) || `${type}/${id.instance}`
      const isTwice = found.some((one) => one.key === key)
      found.push({ key: isTwice ? `${key}/${id.instance}` : key, type, instance: id.instance })
    }
    return found
  }

  /**
   * Reads every object: one that the device refuses leaves the others, and what was read before the device was gone counts.
   * `isEachShown`: what it refuses is shown without a value. Throws when the device does not answer, or refuses them all.
   */
  async readAll({ isEachShown = false } = {}): Promise<void> {
    const signals: (KeyedSignal & { line: string })[] = []
    const refused: string[] = []
    let broken: unknown
    for (const object of this.objects) {
      this.#signal.throwIfAborted()
      const line = `${object.type} ${object.instance}`
      try {
        const value = await this.#read(this.#idOf(object), properties.presentValue)
        // Not every device has flags of every object.
        const flags = await this.#read(this.#idOf(object), properties.statusFlags).catch(() => undefined)
        signals.push({ ...signalOf(object, value, flags), line })
      } catch (error) {
        broken = error
        if (isGone(error)) break
        refused.push(object.key)
        if (isEachShown) signals.push({ key: object.key, at: new Date(), value: '', status: undefined, line })
        if (isEachShown || refused.length < this.objects.length) broken = undefined
      }
    }
    await this.#ways.keep(signals.filter(({ value, status }) => isEachShown || value !== '' || status))
    if (broken) throw broken
    await this.#ways.miss(refused)
  }

  /** Wants to hear of changes at once; an object of a device that knows no subscriptions is read in turn alone. */
  async subscribe(lifetime: number): Promise<void> {
    for (const [nth, object] of this.objects.entries()) {
      this.#signal.throwIfAborted()
      await this.#subscribeTo(object, nth + 1, lifetime)
    }
  }

  /** A question may be lost on the way: what is not answered is asked again, what is refused is not. */
  async #subscribeTo(object: BacnetObject, process: number, lifetime: number): Promise<void> {
    for (let tries = 1; tries <= mostTries; tries++) {
      try {
        await this.#client.subscribeCov(this.#receiver, this.#idOf(object), process, false, false, lifetime)
        return
      } catch (error) {
        if (!isGone(error)) return
        this.#signal.throwIfAborted()
      }
    }
  }

  /** A change that the device tells of. */
  async #hear(id: { type: number; instance: number }, values: readonly Valued[]): Promise<void> {
    const object = this.#find(id)
    const of = (property: number) => values.find((one) => one.property.id === property)?.value[0]?.value
    const value = of(properties.presentValue)
    if (object && value !== undefined)
      await this.#ways.keep([signalOf(object, value, of(properties.statusFlags))])
  }

  /** Tells the device which of its alarms a person acknowledged in Lobby. A device without alarms of its own has none. */
  async acknowledge(): Promise<void> {
    const events = await this.#client.getEventInformation(this.#receiver).catch(() => [])
    for (const { objectId, eventState, acknowledgedTransitions, eventTimeStamps } of events) {
      this.#signal.throwIfAborted()
      const object = this.#find(objectId)
      // The first transition is the one to what is not normal, the second that to a fault.
      const bit = eventState === faultState ? 2 : 1
      const isOpen = eventState !== normalState && ((acknowledgedTransitions.value[0] ?? 0) & bit) === 0
      const who = object && isOpen ? await this.#ways.acknowledgedBy(object.key) : undefined
      const at = eventTimeStamps[eventState === faultState ? 1 : 0]
      if (!who || !at) continue
      const now = { type: 2, value: new Date() }
      await this.#client
        .acknowledgeAlarm(this.#receiver, objectId, eventState, 'Lobby', at, now)
        .catch(() => undefined)
    }
  }
}
