import pg from 'pg'
import { pino } from 'pino'
import { buildApp } from '#apps/server/app.ts'
import { readConfig } from '#platform/server/config.ts'
import { Desk } from '../../tests/setup/desk.ts'
import { benchKey, type Stage } from './stage.ts'

/** A statement as Lobby sent it. */
export interface Recorded {
  name: string
  text: string
  values: unknown[]
}

/** Every statement of one call, with the connection that it went over: Lobby is started in this process and listened to at the driver. */
async function listen(stage: Stage, account: string, call: (desk: Desk) => Promise<unknown>) {
  const given = { LOBBY_DATA: stage.dataFolder, LOBBY_KEY: benchKey }
  const settings = { PORT: '0', NODE_ENV: 'test', RATE_LIMIT: '1000000', ...given }
  const config = readConfig(['--run=api', '--empty'], settings)
  const app = await buildApp(config, stage.connection, stage.roles, pino({ level: 'fatal' }))
  const seen: (Recorded & { client: unknown })[] = []
  const asDriver = pg.Client.prototype as unknown as { query(...args: unknown[]): unknown }
  const query = asDriver.query
  try {
    const url = (await app.http?.listen({ host: '127.0.0.1', port: 0 })) ?? ''
    const desk = await Desk.signIn(url, account)
    asDriver.query = function (this: unknown, ...args: unknown[]) {
      const [first, second] = args as [Partial<Recorded> | string, unknown[] | undefined]
      const given = typeof first === 'string' ? { text: first } : first
      const { name = '', text = '', values = Array.isArray(second) ? second : [] } = given
      seen.push({ name, text, values, client: this })
      return query.apply(this, args)
    }
    await call(desk)
  } finally {
    asDriver.query = query
    await app.close()
  }
  return seen
}

const aside = /set_config|from "?(session|membership|account|event_counter)"?\b|\bas listening\b/i

/** The statements of a reading call that carry its work, without those of session and tenant. */
export async function recordStatements(
  stage: Stage,
  account: string,
  call: (desk: Desk) => Promise<unknown>,
): Promise<Recorded[]> {
  const seen = await listen(stage, account, async (desk) => {
    await call(desk)
  })
  return seen.filter(({ text }) => !aside.test(text))
}

/** The statements of a writing call's transaction, from `begin` to `commit`. */
export async function recordTransaction(
  stage: Stage,
  account: string,
  call: (desk: Desk) => Promise<unknown>,
): Promise<Recorded[]> {
  const seen = await listen(stage, account, call)
  const begun = seen.findIndex(({ text }) => text === 'begin')
  const mine = seen.slice(begun).filter(({ client }) => client === seen[begun]?.client)
  const ended = mine.findIndex(({ text }) => text === 'commit')
  if (begun < 0 || ended < 0) throw new Error('the call made no transaction')
  return mine.slice(0, ended + 1)
}
