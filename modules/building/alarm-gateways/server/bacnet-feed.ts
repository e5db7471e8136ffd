import { setTimeout as pause } from 'node:timers/promises'
import * as library from '@bacnet-js/client'
import { hostOf } from '../feeds.ts'
import { type BacnetObject, objectTypes, readObjects } from '../bacnet-objects.ts'
import { BacnetLine, receiverOf } from './bacnet-line.ts'
import type { Feed, FedGateway, FeedWays } from './feed.ts'
import type { KeyedSignal } from './keep-signals.ts'

const properties = { presentValue: 85, statusFlags: 111 } as const
/** Milliseconds until a device that did not answer is asked again. */
const rest = 2000
/** Milliseconds that a device has to answer. */
const patience = 3000
/** Seconds that a subscription lasts; it is renewed in half of them. */
const usualLifetime = 300
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

const digits = (value: number): string =>
  Number.isFinite(value) && Math.abs(value) < 1e9 ? String(Number(value.toFixed(6))) : ''

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
  return { key, at: new Date(), value: digits(number), status }
}

/** One device: what is read of it, heard of it, and said to it. */
class Device {
  readonly #client: Client
  readonly #receiver: { address: string }
  readonly #objects: readonly BacnetObject[]
  readonly #ways: FeedWays

  constructor(
    client: Client,
    receiver: { address: string },
    objects: readonly BacnetObject[],
    ways: FeedWays,
  ) {
    this.#client = client
    this.#receiver = receiver
    this.#objects = objects
    this.#ways = ways
  }

  #idOf = ({ type, instance }: BacnetObject) => ({ type: objectTypes[type], instance })
  #find = (id: { type: number; instance: number }) =>
    this.#objects.find(({ type, instance }) => objectTypes[type] === id.type && instance === id.instance)

  async #read(object: BacnetObject, property: number): Promise<unknown> {
    const { values } = await this.#client.readProperty(this.#receiver, this.#idOf(object), property)
    return values[0]?.value
  }

  /** Reads every object. Throws when the device does not answer. */
  async readAll(): Promise<void> {
    const signals: KeyedSignal[] = []
    for (const object of this.#objects) {
      const value = await this.#read(object, properties.presentValue)
      // Not every device has flags of every object.
      const flags = await this.#read(object, properties.statusFlags).catch(() => undefined)
      signals.push(signalOf(object, value, flags))
    }
    await this.#ways.keep(signals.filter(({ value, status }) => value !== '' || status))
  }

  /** Wants to hear of changes at once; an object of a device that knows no subscriptions is read in turn alone. */
  async subscribe(lifetime: number): Promise<void> {
    for (const [nth, object] of this.#objects.entries())
      await this.#client
        .subscribeCov(this.#receiver, this.#idOf(object), nth + 1, false, false, lifetime)
        .catch(() => undefined)
  }

  /** A change that the device tells of. */
  async hear(id: { type: number; instance: number }, values: readonly Valued[]): Promise<void> {
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

/**
 * Follows a device of BACnet/IP: subscribes to changes and renews that in half of its time, reads everything every few
 * seconds all the same, and acknowledges with the device what a person acknowledged in Lobby.
 */
export async function bacnetFeed(
  { settings }: FedGateway,
  ways: FeedWays,
  { lifetime = usualLifetime } = {},
): Promise<Feed> {
  const objects = readObjects(settings.registers)
  const place = hostOf(settings.address, 47_808)
  const stopping = new AbortController()
  const { signal } = stopping

  async function followWhileThere(): Promise<void> {
    if (!place || typeof objects === 'string') return
    const host = await ways.addressOf(place.host)
    const client = new BacnetClient({ transport: new BacnetLine(host, place.port), apduTimeout: patience })
    client.on('error', () => undefined)
    const device = new Device(client, receiverOf(host, place.port), objects, ways)
    client.on('covNotifyUnconfirmed', ({ payload }) => {
      const { monitoredObjectId, values } = payload as unknown as {
        monitoredObjectId: { type: number; instance: number }
        values: Valued[]
      }
      // What cannot be kept now is read with the next turn.
      device.hear(monitoredObjectId, values).catch(() => undefined)
    })
    try {
      for (let subscribed = 0; ; ) {
        await device.readAll()
        if (performance.now() >= subscribed) {
          await device.subscribe(lifetime)
          subscribed = performance.now() + (lifetime * 1000) / 2
        }
        await device.acknowledge()
        await ways.tell('')
        const turn = Math.min(settings.pollSeconds, lifetime / 4) * 1000
        await pause(turn, undefined, { signal })
      }
    } finally {
      client.close()
    }
  }

  const running = (async () => {
    while (!signal.aborted) {
      await followWhileThere().catch((error: Error) =>
        signal.aborted ? undefined : ways.tell(error.message || 'no answer').catch(() => undefined),
      )
      await pause(rest, undefined, { signal }).catch(() => undefined)
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
