import { z } from 'zod'
import { readObjects } from './bacnet-objects.ts'
import { readRoute } from './bacnet-route.ts'
import { line, paragraphs, verbatim } from '#platform/contract/fields.ts'

/** How values come in: a box sends them by HTTP, a broker of MQTT has them, a device of Modbus TCP or BACnet/IP is asked. */
export const gatewayKinds = ['http', 'mqtt', 'modbus', 'bacnet'] as const
/** Those that Lobby reaches itself. */
export const fetchedKinds = ['mqtt', 'modbus', 'bacnet'] as const
export type GatewayKind = (typeof gatewayKinds)[number]

export const feedSettings = {
  kind: z.enum(gatewayKinds).default('http'),
  /** mqtt://host:1883, mqtts://host:8883, or host:502 of a device. */
  address: line(200).default(''),
  /** The certificate of an authority of the house's own, that signed the one of a broker (PEM); '' is those that the system trusts. */
  authority: paragraphs(8000).default(''),
  /** Behind a BACnet router: network and station, 2001:12; '' is the address itself. */
  route: line(40).default(''),
  /** What is listened to: building/#. */
  topic: line(80).default(''),
  user: line(60).default(''),
  password: verbatim(200).default('').meta({ secret: true }),
  /** The device behind the address. */
  unit: z.int().min(0).max(255).default(1),
  /** How often it is asked. */
  pollSeconds: z.int().min(1).max(3600).default(5),
  /** What is read of it, a line each: key table number kind factor; of BACnet: key type instance. */
  registers: paragraphs(8000).default(''),
}
/** What is kept of them, besides the password. */
export type FeedSettings = Omit<z.output<z.ZodObject<typeof feedSettings>>, 'kind' | 'password'> & {
  /** Topics that were left: the broker may not have heard of it. */
  left?: readonly string[]
}

export const tables = ['holding', 'input', 'coil', 'discrete'] as const
export const numberKinds = ['uint16', 'int16', 'uint32', 'int32', 'float32', 'bit'] as const

/** Something that is read of a device of Modbus. */
export interface Register {
  key: string
  table: (typeof tables)[number]
  /** Counted from 0, as it travels. */
  number: number
  kind: (typeof numberKinds)[number]
  factor: number
}

/** Reads the lines of registers; gives a sentence for the first that says nothing. */
export function readRegisters(text: string): Register[] | string {
  const found: Register[] = []
  for (const row of text.split('\n').map((one) => one.trim())) {
    if (!row) continue
    const [key = '', table = '', number = '', kind = '', factor = '1'] = row.split(/\s+/)
    const isBit = table === 'coil' || table === 'discrete'
    const type = kind || (isBit ? 'bit' : 'uint16')
    const isRight =
      key.length <= 80 &&
      (tables as readonly string[]).includes(table) &&
      /^\d{1,5}$/.test(number) &&
      Number(number) <= 65_535 &&
      (numberKinds as readonly string[]).includes(type) &&
      (type === 'bit') === isBit &&
      /^-?\d+(\.\d+)?$/.test(factor)
    if (!isRight)
      return `「${row}」讀不懂：請寫「訊號 holding 位址 uint16 倍率」，例如「tank/a holding 100 float32 1」。`
    found.push({
      key,
      table: table as Register['table'],
      number: Number(number),
      kind: type as Register['kind'],
      factor: Number(factor),
    })
  }
  if (found.length > 200) return '一個裝置最多 200 個訊號。'
  return found
}

/** Whether a text is one certificate or several in a row, and nothing else. */
export const isCertificate = (text: string): boolean =>
  /^(?:\s*-----BEGIN CERTIFICATE-----[\sA-Za-z0-9+/=]+-----END CERTIFICATE-----)+\s*$/.test(text)

/** Host and port of a device; undefined when that is none. */
export function hostOf(address: string, usual = 502): { host: string; port: number } | undefined {
  const found = /^([\w.-]+)(?::(\d{1,5}))?$/.exec(address)
  const port = Number(found?.[2] ?? usual)
  return found?.[1] && port > 0 && port <= 65_535 ? { host: found[1], port } : undefined
}

/** A sentence about settings that cannot be tried out; '' when they can: which objects there are, and which topics, is what is looked for. */
export const complaintAboutProbe = (kind: GatewayKind, settings: FeedSettings): string =>
  complaintAbout(kind, {
    ...settings,
    topic: settings.topic || '#',
    ...(kind === 'bacnet' && { registers: 'x analog-input 1' }),
  })

/** A sentence about settings that cannot work; '' when they can. */
export function complaintAbout(
  kind: GatewayKind,
  { address, topic, registers, authority, route }: FeedSettings,
): string {
  if (kind === 'mqtt') {
    if (!/^mqtts?:\/\/[\w.-]+(:\d{1,5})?$/.test(address)) return 'MQTT 位址請寫 mqtt:// 或 mqtts:// 與主機。'
    if (authority && !isCertificate(authority))
      return '憑證請貼上 PEM 文字，從 -----BEGIN CERTIFICATE----- 到 -----END CERTIFICATE-----。'
    if (authority && !address.startsWith('mqtts')) return '憑證只用於 mqtts:// 的位址。'
    return topic ? '' : '請填要收聽的主題，例如 building/#。'
  }
  if (kind === 'http') return ''
  if (kind === 'bacnet') {
    if (!hostOf(address)) return 'BACnet 位址請寫主機與連接埠，例如 bacnet.example.tw:47808。'
    if (!readRoute(route)) return '路由後的裝置請寫網路號與站號，例如 2001:12。'
    const objects = readObjects(registers)
    if (typeof objects === 'string') return objects
    return objects.length ? '' : '請至少寫一個要讀的訊號。'
  }
  if (!hostOf(address)) return 'Modbus 位址請寫主機與連接埠，例如 modbus.example.tw:502。'
  const found = readRegisters(registers)
  if (typeof found === 'string') return found
  return found.length ? '' : '請至少寫一個要讀的訊號。'
}
