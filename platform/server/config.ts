import path from 'node:path'
import type pg from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'
import type { Caps } from './crowd.ts'
import type { Patience } from './http.ts'

/** A wrong setting: its sentence is shown and the program ends. */
export class ConfigProblem extends Error {}

export const parts = ['api', 'worker', 'gateways'] as const
export type Part = (typeof parts)[number]

export interface Config {
  host: string
  port: number
  /** Where charging stations connect when this process answers no calls; undefined: they do not connect here. */
  devicePort: number | undefined
  dataFolder: string
  /** The owner's connection; undefined: the embedded PostgreSQL. */
  databaseUrl: pg.ClientConfig | undefined
  run: ReadonlySet<Part>
  demo: boolean
  /** Whether two years of fees are played in a demo that is made. */
  demoBooks: boolean
  /** Whether the demo password works on an address that others can reach. */
  demoAnywhere: boolean
  /** Where unknown addresses lead; '' is our own page. */
  notFoundUrl: string
  /** Where residents reach this program, for links in messages; '' where it is not said: messages have no links then. */
  publicAddress: string
  secureCookies: boolean
  trustProxy: boolean
  /** How much may come at once and in a minute. */
  caps: Caps
  /** Open connections of everybody. */
  connections: number
  patience: Patience
  /** Seconds between two questions whether an open page is still there. */
  pingSeconds: number
  /** Whether channels may reach hosts of this machine and its network. */
  privateHosts: boolean
  /** Where LINE's Messaging API listens. */
  lineAddress: string
  /** How many nightly backups are kept; 0: none is made. */
  backupKeep: number
  /** Seconds until the embedded PostgreSQL stops by itself when every program was killed. */
  postgresLinger: number
  /** Whom push services may write to. */
  pushContact: string
  /** Where browsers reach exchanges of intercoms (wss://…): the only hosts but our own that pages may open sockets to. */
  intercomSockets: readonly string[]
  /** The settings of the SMS gateway that sends the codes of signing in; undefined: there is none. */
  smsGateway: Record<string, string> | undefined
  /** The key that seals secrets, in base64; '': a file of the data folder. */
  serverKey: string
  /** How support is reached; '' where it is not. */
  support: Support
  /** Where Prometheus asks for figures; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined
  logLevel: string
  production: boolean
}

/** How whoever runs Lobby is reached. */
export interface Support {
  phone: string
  hours: string
  mail: string
  /** A page of theirs that Lobby shows inside; the only address that may be framed. */
  frame: string
}

function portOf(value: string | undefined, name = 'PORT'): number {
  if (value === undefined || value === '') return 8080
  const port = Number(value)
  if (!/^\d+$/.test(value) || port > 65535)
    throw new ConfigProblem(`${name} 必須是 0 到 65535 的整數，目前是「${value}」。`)
  return port
}

function databaseOf(value: string | undefined): pg.ClientConfig | undefined {
  if (!value) return undefined
  if (!/^postgres(ql)?:\/\//.test(value)) {
    throw new ConfigProblem('DATABASE_URL 必須以 postgres:// 或 postgresql:// 開頭。')
  }
  try {
    return parseIntoClientConfig(value)
  } catch {
    throw new ConfigProblem('DATABASE_URL 的格式不正確。')
  }
}

function metricsOf(value: string | undefined): Config['metrics'] {
  if (!value) return undefined
  const [, host = '', port = ''] = /^(?:\[?([\w.:-]+?)\]?:)?(\d{1,5})$/.exec(value) ?? []
  if (!port || Number(port) > 65535)
    throw new ConfigProblem(`METRICS 必須是連接埠，或位址加連接埠，例如 127.0.0.1:9464；目前是「${value}」。`)
  return { host: host || '127.0.0.1', port: Number(port) }
}

function partsOf(argv: readonly string[]): Set<Part> {
  const given = argv.find((a) => a.startsWith('--run='))?.slice('--run='.length)
  if (given === undefined) return new Set(parts)
  const names = given.split(',').filter(Boolean)
  const wrong = names.find((name) => !(parts as readonly string[]).includes(name))
  if (wrong || !names.length) {
    throw new ConfigProblem(
      `--run 只接受 ${parts.join('、')}，以逗號分隔${wrong ? `，沒有「${wrong}」` : ''}。`,
    )
  }
  return new Set(names as Part[])
}

function supportOf(env: NodeJS.ProcessEnv): Support {
  const frame = env['LOBBY_SUPPORT_URL'] ?? ''
  if (frame && !(URL.canParse(frame) && frame.startsWith('https://')))
    throw new ConfigProblem(`LOBBY_SUPPORT_URL 必須以 https:// 開頭，目前是「${frame}」。`)
  return {
    phone: env['LOBBY_SUPPORT_PHONE'] ?? '',
    hours: env['LOBBY_SUPPORT_HOURS'] ?? '',
    mail: env['LOBBY_SUPPORT_MAIL'] ?? '',
    frame,
  }
}

function hostOf(value: string | undefined): string {
  if (!value) return '127.0.0.1'
  if (!/^[\w.:-]+$/.test(value)) throw new ConfigProblem(`HOST 不是可用的位址：「${value}」。`)
  return value
}

function numberOf(name: string, value: string | undefined, fallback: number): number {
  if (!value) return fallback
  if (!/^\d+$/.test(value) || Number(value) < 1)
    throw new ConfigProblem(`${name} 必須是正整數，目前是「${value}」。`)
  return Number(value)
}

const megabyte = 1024 * 1024

/** What 150 browsers behind one address never reach, and one person's dozen tabs neither. */
function capsOf(env: NodeJS.ProcessEnv): Caps {
  return {
    requests: numberOf('RATE_LIMIT', env.RATE_LIMIT, 6000),
    sessionRequests: numberOf('RATE_LIMIT_SESSION', env.RATE_LIMIT_SESSION, 1200),
    atOnce: numberOf('AT_ONCE', env.AT_ONCE, 600),
    sessionAtOnce: numberOf('AT_ONCE_SESSION', env.AT_ONCE_SESSION, 60),
    sockets: numberOf('SOCKETS', env.SOCKETS, 600),
    sessionSockets: numberOf('SOCKETS_SESSION', env.SOCKETS_SESSION, 30),
    connections: numberOf('CONNECTIONS_ADDRESS', env.CONNECTIONS_ADDRESS, 4000),
    bodies: numberOf('BODIES_MB', env.BODIES_MB, 256) * megabyte,
    sessionBodies: numberOf('BODIES_MB_SESSION', env.BODIES_MB_SESSION, 48) * megabyte,
  }
}

function addressOf(name: string, value: string | undefined): string {
  if (!value) return ''
  if (!/^https?:\/\/\S+$/.test(value))
    throw new ConfigProblem(`${name} 必須是 http:// 或 https:// 開頭的網址。`)
  return value
}

/** Addresses of sockets between blanks, encrypted but for this machine's own. */
function socketsOf(value: string | undefined): string[] {
  return (value ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => {
      const address = URL.canParse(one) ? new URL(one) : undefined
      const isOwn = address?.protocol === 'ws:' && ['127.0.0.1', 'localhost'].includes(address.hostname)
      if (!address || !(address.protocol === 'wss:' || isOwn) || !/^wss?:\/\/[\w.-]+(:\d+)?\/?$/.test(one))
        throw new ConfigProblem(
          `INTERCOM_SOCKETS 必須是 wss:// 開頭的主機，可加連接埠，以空白分隔；目前是「${one}」。`,
        )
      return `${address.protocol}//${address.host}`
    })
}

function contactOf(value: string | undefined): string {
  if (!value) return 'mailto:operator@lobby.invalid'
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value))
    throw new ConfigProblem(`PUSH_CONTACT 必須是 mailto: 或 https:// 開頭，目前是「${value}」。`)
  return value
}

function flagOf(name: string, value: string | undefined): boolean {
  if (!value || value === '0') return false
  if (value !== '1') throw new ConfigProblem(`${name} 只接受 1 或 0，目前是「${value}」。`)
  return true
}

function oneOf<T extends string>(
  name: string,
  value: string | undefined,
  choices: readonly T[],
  fallback: T,
): T {
  if (!value) return fallback
  const found = choices.find((choice) => choice === value)
  if (!found)
    throw new ConfigProblem(`${name} 只接受 ${choices.filter(Boolean).join('、')}，目前是「${value}」。`)
  return found
}

function settingsOf(name: string, value: string | undefined): Record<string, string> | undefined {
  if (!value) return undefined
  try {
    const read = JSON.parse(value) as Record<string, unknown>
    return Object.fromEntries(Object.entries(read).map(([key, one]) => [key, String(one)]))
  } catch {
    throw new ConfigProblem(
      `${name} 必須是 JSON，例如 {"url":"https://…","fields":"to={to}\\ntext={text}"}。`,
    )
  }
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** Reads the settings once. Throws ConfigProblem with one clear sentence. */
export function readConfig(argv: readonly string[], env: NodeJS.ProcessEnv): Config {
  const unknown = argv.find((a) => !a.startsWith('--run=') && a !== '--empty')
  if (unknown) throw new ConfigProblem(`不認得的參數「${unknown}」；可用的有 --run=… 與 --empty。`)
  return {
    host: hostOf(env.HOST),
    port: portOf(env.PORT),
    devicePort: env.OCPP_PORT ? portOf(env.OCPP_PORT, 'OCPP_PORT') : undefined,
    dataFolder: path.resolve(env.LOBBY_DATA || './data'),
    databaseUrl: databaseOf(env.DATABASE_URL),
    run: partsOf(argv),
    demo: !argv.includes('--empty'),
    demoBooks: oneOf('DEMO_BOOKS', env.DEMO_BOOKS, ['1', '0'], '1') === '1',
    demoAnywhere: oneOf('LOBBY_DEMO', env.LOBBY_DEMO, ['', 'anywhere'], '') === 'anywhere',
    notFoundUrl: addressOf('NOT_FOUND_URL', env.NOT_FOUND_URL),
    publicAddress: addressOf('PUBLIC_ADDRESS', env.PUBLIC_ADDRESS).replace(/\/$/, ''),
    secureCookies: flagOf('SECURE_COOKIES', env.SECURE_COOKIES),
    trustProxy: flagOf('TRUST_PROXY', env.TRUST_PROXY),
    privateHosts: flagOf('PRIVATE_HOSTS', env.PRIVATE_HOSTS),
    lineAddress: addressOf('LINE_API', env.LINE_API) || 'https://api.line.me',
    backupKeep: env.BACKUP_KEEP === '0' ? 0 : numberOf('BACKUP_KEEP', env.BACKUP_KEEP, 0),
    postgresLinger: numberOf('POSTGRES_LINGER', env.POSTGRES_LINGER, 40),
    pushContact: contactOf(env.PUSH_CONTACT),
    intercomSockets: socketsOf(env['INTERCOM_SOCKETS']),
    smsGateway: settingsOf('SMS_GATEWAY', env.SMS_GATEWAY),
    serverKey: env.LOBBY_KEY ?? '',
    caps: capsOf(env),
    connections: numberOf('CONNECTIONS', env.CONNECTIONS, 10_000),
    patience: {
      headerSeconds: numberOf('HEADER_SECONDS', env.HEADER_SECONDS, 15),
      bodySeconds: numberOf('BODY_SECONDS', env.BODY_SECONDS, 20),
    },
    pingSeconds: numberOf('PING_SECONDS', env.PING_SECONDS, 25),
    support: supportOf(env),
    metrics: metricsOf(env.METRICS),
    logLevel: oneOf('LOG_LEVEL', env.LOG_LEVEL, logLevels, 'info'),
    production: env.NODE_ENV !== 'development' && env.NODE_ENV !== 'test',
  }
}
