import { z } from 'zod'
import { alarmGateways } from '../contract.ts'
import { codecOf } from '#platform/contract/codec.ts'
import type { KeyedSignal } from './keep-signals.ts'

const body = z.object({ signals: alarmGateways.calls.receive.takes.shape.signals })
const codec = codecOf(body)
const words = new Map<string, 'Normal' | 'Abnormal'>([
  ['normal', 'Normal'],
  ['abnormal', 'Abnormal'],
  ['on', 'Abnormal'],
  ['off', 'Normal'],
  ['true', 'Abnormal'],
  ['false', 'Normal'],
])
const isNumber = (text: string) => /^-?\d{1,9}(\.\d{1,6})?$/.test(text)

/**
 * What a message of a broker says: many signals in the shape of the call of HTTP, or one value of its topic (81.5, Abnormal,
 * on, {"Value":81.5,"At":…}). Gives nothing for what says nothing.
 */
export function signalsOf(topic: string, payload: string): KeyedSignal[] {
  const text = payload.trim()
  if (topic.length > 80 || /[\p{Cc}\p{Cs}]/u.test(topic)) return []
  if (isNumber(text)) return [{ key: topic, value: text, status: undefined }]
  const status = words.get(text.toLowerCase())
  if (status) return [{ key: topic, value: '', status }]
  try {
    const read = JSON.parse(text) as unknown
    if (typeof read !== 'object' || read === null) return []
    const whole = 'Signals' in read ? read : { Signals: [oneOf(topic, read)] }
    const found = body.safeParse(codec.decode(whole, false))
    return found.success ? found.data.signals.filter(({ value, status: said }) => value || said) : []
  } catch {
    return []
  }
}

/** A value may be a number here, as devices write it. */
const oneOf = (Key: string, { Value, Status, At }: { Value?: unknown; Status?: unknown; At?: unknown }) => ({
  Key,
  ...(Value !== undefined && { Value: String(Value) }),
  ...(Status !== undefined && { Status }),
  ...(At !== undefined && { At }),
})
