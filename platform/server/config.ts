import path from 'node:path'
import type pg from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'

/** A wrong setting: its sentence is shown and the program ends. */
export class ConfigProblem extends Error {}

export const parts = ['api', 'worker', 'gateways'] as const
export type Part = (typeof parts)[number]

export interface Config {
  host: string
  port: number
  dataFolder: string
  /** The owner's connection; undefined: the embedded PostgreSQL. */
  databaseUrl: pg.ClientConfig | undefined
  run: ReadonlySet<Part>
  demo: boolean
  /** Whether the demo password works on an address that others can reach. */
  demoAnywhere: boolean
  /** Where unknown addresses lead; '' is our own page. */
  notFoundUrl: string
  secureCookies: boolean
  trustProxy: boolean
  rateLimit: number
  /** Whether channels may reach hosts of this machine and its network. */
  privateHosts: boolean
  /** Where LINE's Messaging API listens. */
  lineAddress: string
  logLevel: string
  production: boolean
}

function portOf(value: string | undefined): number {
  if (value === undefined || value === '') return 8080
  const port = Number(value)
  if (!/^\d+$/.test(value) || port > 65535)
    throw new ConfigProblem(`PORT 必須是 0 到 65535 的整數，目前是「${value}」。`)
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

function addressOf(name: string, value: string | undefined): string {
  if (!value) return ''
  if (!/^https?:\/\/\S+$/.test(value))
    throw new ConfigProblem(`${name} 必須是 http:// 或 https:// 開頭的網址。`)
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

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** Reads the settings once. Throws ConfigProblem with one clear sentence. */
export function readConfig(argv: readonly string[], env: NodeJS.ProcessEnv): Config {
  const unknown = argv.find((a) => !a.startsWith('--run=') && a !== '--empty')
  if (unknown) throw new ConfigProblem(`不認得的參數「${unknown}」；可用的有 --run=… 與 --empty。`)
  return {
    host: hostOf(env.HOST),
    port: portOf(env.PORT),
    dataFolder: path.resolve(env.LOBBY_DATA || './data'),
    databaseUrl: databaseOf(env.DATABASE_URL),
    run: partsOf(argv),
    demo: !argv.includes('--empty'),
    demoAnywhere: oneOf('LOBBY_DEMO', env.LOBBY_DEMO, ['', 'anywhere'], '') === 'anywhere',
    notFoundUrl: addressOf('NOT_FOUND_URL', env.NOT_FOUND_URL),
    secureCookies: flagOf('SECURE_COOKIES', env.SECURE_COOKIES),
    trustProxy: flagOf('TRUST_PROXY', env.TRUST_PROXY),
    privateHosts: flagOf('PRIVATE_HOSTS', env.PRIVATE_HOSTS),
    lineAddress: addressOf('LINE_API', env.LINE_API) || 'https://api.line.me',
    rateLimit: numberOf('RATE_LIMIT', env.RATE_LIMIT, 1200),
    logLevel: oneOf('LOG_LEVEL', env.LOG_LEVEL, logLevels, 'info'),
    production: env.NODE_ENV !== 'development' && env.NODE_ENV !== 'test',
  }
}
