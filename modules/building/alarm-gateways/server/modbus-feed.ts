import { once } from 'node:events'
import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Modbus from 'jsmodbus'
import { hostOf, readRegisters, type Register } from '../feeds.ts'
import { faultOf } from './fault-of.ts'
import { again, type Feed, type FedGateway, type FeedWays } from './feed.ts'
import { digitsOf } from '#modules/building/alarm-points/contract.ts'
import type { KeyedSignal } from './keep-signals.ts'

/** Milliseconds that a device has to answer; after that its line is dropped, since a late answer would be taken for another. */
const usualPatience = 5000

type Client = InstanceType<typeof Modbus.client.TCP>

/** Bytes that one answer has at most, by far. */
const mostBytes = 4096

/**
 * A line that ends when its device says what is no answer: the library throws at codes that it has no words for, outside of
 * anything that waits for it, and would keep without end what never becomes an answer.
 */
class DeviceSocket extends Socket {
  /** Bytes since the last question. */
  heard = 0
  override emit(event: string | symbol, ...given: unknown[]): boolean {
    if (event !== 'data') return super.emit(event, ...given)
    this.heard += (given[0] as Buffer).length
    try {
      if (this.heard <= mostBytes) return super.emit(event, ...given)
      this.destroy()
    } catch {
      this.destroy()
    }
    return true
  }
}

function numberIn(words: Buffer, kind: Register['kind']): number {
  if (kind === 'int16') return words.readInt16BE(0)
  if (kind === 'uint32') return words.readUInt32BE(0)
  if (kind === 'int32') return words.readInt32BE(0)
  if (kind === 'float32') return words.readFloatBE(0)
  return words.readUInt16BE(0)
}

async function read(client: Client, { key, table, number, kind, factor }: Register): Promise<KeyedSignal> {
  const at = new Date()
  if (table === 'coil' || table === 'discrete') {
    const { response } = await (table === 'coil'
      ? client.readCoils(number, 1)
      : client.readDiscreteInputs(number, 1))
    const isOn = response.body.valuesAsArray[0] === 1
    return { key, at, value: isOn ? '1' : '0', status: isOn ? 'Abnormal' : 'Normal' }
  }
  const count = kind.endsWith('32') ? 2 : 1
  const { response } = await (table === 'holding'
    ? client.readHoldingRegisters(number, count)
    : client.readInputRegisters(number, count))
  return {
    key,
    at,
    value: digitsOf(numberIn(response.body.valuesAsBuffer, kind) * factor),
    status: undefined,
  }
}

/** What the registers say one after the other: one that the device refuses leaves the others; what was read before a line was lost counts. */
async function readAll(socket: DeviceSocket, client: Client, registers: readonly Register[]) {
  const signals: KeyedSignal[] = []
  const refused: string[] = []
  let broken: unknown
  for (const register of registers) {
    socket.heard = 0
    try {
      signals.push(await read(client, register))
    } catch (error) {
      broken = error
      if (faultOf(error) !== 'device') break
      refused.push(register.key)
      // A device that refuses everything is none of these.
      if (refused.length < registers.length) broken = undefined
    }
  }
  return { signals, refused, broken }
}

/**
 * Asks a device of Modbus TCP every few seconds. After an answer that is late or wrong, and after a restart of the device, the
 * line is made anew, so that no answer is ever taken for that of another question.
 */
export function modbusFeed(
  { settings }: FedGateway,
  ways: FeedWays,
  { patience = usualPatience } = {},
): Feed {
  const { address, unit, pollSeconds, registers: lines } = settings
  const registers = readRegisters(lines)
  const place = hostOf(address)
  return again(ways, async (signal) => {
    if (!place || typeof registers === 'string') return
    const host = await ways.addressOf(place.host)
    const socket = new DeviceSocket()
    socket.on('error', () => undefined)
    const end = () => socket.destroy()
    signal.addEventListener('abort', end)
    try {
      const client = new Modbus.client.TCP(socket, unit, patience)
      const connected = once(socket, 'connect', {
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      })
      socket.connect({ host, port: place.port })
      await connected
      for (;;) {
        const { signals, refused, broken } = await readAll(socket, client, registers)
        await ways.keep(signals.filter(({ value }) => value !== ''))
        if (broken) throw broken
        await ways.miss(refused)
        await ways.tell('')
        await pause(pollSeconds * 1000, undefined, { signal })
      }
    } finally {
      signal.removeEventListener('abort', end)
      socket.destroy()
    }
  })
}
