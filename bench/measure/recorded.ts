import pg from 'pg'
import { buildApp } from '#apps/server/app.ts'
import { readConfig } from '#platform/server/config.ts'
import { pino } from 'pino'
import { Desk } from '../../tests/setup/desk.ts'
import type { World } from './world.ts'

/** A statement as Lobby sent it. */
export interface Recorded {
  name: string
  text: string
  values: unknown[]
}

/**
 * The statements of one call that carry its work, without those of session and tenant: Lobby is started in this process,
 * asked once, and listened to at the driver.
 */
export async function recordStatements(
  world: World,
  account: string,
  call: (desk: Desk) => Promise<unknown>,
): Promise<Recorded[]> {
  const config = readConfig(['--run=api', '--empty'], { PORT: '0', NODE_ENV: 'test', RATE_LIMIT: '1000000' })
  const app = await buildApp(config, world.connection, world.roles, pino({ level: 'fatal' }))
  const url = (await app.http?.listen({ host: '127.0.0.1', port: 0 })) ?? ''
  const desk = await Desk.signIn(url, account)
  await call(desk)
  const seen: Recorded[] = []
  const asDriver = pg.Client.prototype as unknown as { query(...args: unknown[]): unknown }
  const query = asDriver.query
  asDriver.query = function (this: unknown, ...args: unknown[]) {
    const [first, second] = args as [Partial<Recorded> | string, unknown[] | undefined]
    const {
      name = '',
      text = '',
      values = second ?? [],
    } = typeof first === 'string' ? { text: first } : first
    seen.push({ name, text, values })
    return query.apply(this, args)
  }
  try {
    await call(desk)
  } finally {
    asDriver.query = query
    await app.close()
  }
  return seen.filter(
    ({ text }) =>
      !/set_config|from "?(session|membership|account|event_counter)"?\b|\bas listening\b/i.test(text),
  )
}
