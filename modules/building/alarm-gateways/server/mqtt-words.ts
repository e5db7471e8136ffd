import { digitsOf } from '#modules/building/alarm-points/contract.ts'
import { codecOf } from '#platform/contract/codec.ts'
import { alarmGateways } from '../contract.ts'
import type { KeyedSignal } from './keep-signals.ts'

const signal = alarmGateways.calls.receive.takes.shape.signals.element
const codec = codecOf(signal)
/** Signals of one message; more are not read. */
const mostSignals = 500
const words = new Map<string, 'Normal' | 'Abnormal'>([
  ['normal', 'Normal'],
  ['abnormal', 'Abnormal'],
  ['on', 'Abnormal'],
  ['off', 'Normal'],
  ['true', 'Abnormal'],
  ['false', 'Normal'],
])
const isNumber = (text: string) => /^[\d.eE+-]{1,40}$/.test(text) && Number.isFinite(Number(text))

/** What is said of one key; undefined for what says nothing. A value may be a number here, with as many digits as devices write. */
function signalOf(said: unknown): KeyedSignal | undefined {
  if (typeof said !== 'object' || said === null) return undefined
  const { Key, Value, Status, At } = said as Record<string, unknown>
  const text = typeof Value === 'number' || typeof Value === 'string' ? String(Value).trim() : ''
  try {
    const { data } = signal.safeParse(
      codec.decode(
        {
          Key,
          ...(isNumber(text) && { Value: digitsOf(Number(text)) }),
          ...(Status !== undefined && { Status }),
          ...(At !== undefined && { At }),
        },
        false,
      ),
    )
    return data && (data.value || data.status) ? data : undefined
  } catch {
    return undefined
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a message says, and whether all of it was understood. */
export interface ReadMessage {
  signals: KeyedSignal[]
  isUnderstood: boolean
}

/**
 * What a message of a broker says: many signals in the shape of the call of HTTP, or one value of its topic (81.5, Abnormal,
 * on, {"Value":81.5,"At":…}). Each signal stands by itself; what says nothing is left out.
 */
export function readMessage(topic: string, payload: string): ReadMessage {
  const nothing = { signals: [], isUnderstood: false }
  const text = payload.trim()
  if (topic.length > 80 || /[\p{Cc}\p{Cs}]/u.test(topic)) return nothing
  const status = words.get(text.toLowerCase())
  if (status) return { signals: [{ key: topic, value: '', status }], isUnderstood: true }
  const read = isNumber(text) ? { Value: text } : readJson(text)
  if (typeof read !== 'object' || read === null) return nothing
  const many = (read as { Signals?: unknown }).Signals
  const said: unknown[] = Array.isArray(many) ? many : [{ ...read, Key: topic }]
  const signals = said.slice(0, mostSignals).flatMap((one) => signalOf(one) ?? [])
  return { signals, isUnderstood: signals.length === said.length }
}
