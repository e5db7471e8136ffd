import { RefusedHost } from '#platform/server/outgoing.ts'
import { type Fault, isFault } from '../faults.ts'

/** What the system and TLS say by code. */
const byCode: Record<string, Fault> = {
  ECONNREFUSED: 'refused',
  ENOTFOUND: 'name',
  EAI_AGAIN: 'name',
  ENODATA: 'name',
  ETIMEDOUT: 'silent',
  ABORT_ERR: 'silent',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
  ECONNRESET: 'closed',
  EPIPE: 'closed',
  EPROTO: 'secure',
}

/** What the libraries of MQTT, Modbus and BACnet say, by their own words and names. */
const byWords: readonly [RegExp, Fault][] = [
  [/timeout|timed out|no answer/i, 'silent'],
  [/certificate|self.signed|altname|\bssl\b|\btls\b|wrong version number/i, 'secure'],
  [/bad user ?name|not authori[sz]ed|not authenticated|password/i, 'account'],
  [/BacnetError|BacnetReject|BacnetAbort|ModbusException/i, 'device'],
  [/header flag|cannot parse|malformed|protocol|invalid|OutOfSync/i, 'protocol'],
  [/closed|ended|disconnect|Offline/i, 'closed'],
]

/** What of MQTT a number means: an account that is wrong or may not (134, 135; 4 and 5 of older brokers), a protocol that it does not speak. */
const byNumber: Record<number, Fault> = {
  1: 'protocol',
  4: 'account',
  5: 'account',
  132: 'protocol',
  134: 'account',
  135: 'account',
  140: 'account',
}

/** Why a connection did not come about or was lost, of whatever was thrown; what is a fault already stays it. */
export function faultOf(error: unknown): Fault {
  if (error instanceof RefusedHost) return 'near'
  const {
    code,
    message = '',
    err = '',
    cause,
  } = (error ?? {}) as {
    code?: string | number
    message?: string
    err?: string
    cause?: unknown
  }
  if (isFault(message)) return message
  if (typeof code === 'number' && byNumber[code]) return byNumber[code]
  if (typeof code === 'string') {
    if (byCode[code]) return byCode[code]
    if (/^ERR_(SSL|TLS)|CERT|SIGNATURE/.test(code)) return 'secure'
  }
  const said = `${err} ${message}`
  const found = byWords.find(([words]) => words.test(said))?.[1]
  if (found) return found
  return cause ? faultOf(cause) : 'other'
}
