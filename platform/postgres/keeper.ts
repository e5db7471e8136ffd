import pg from 'pg'
import { owner } from './cluster.ts'
import { port } from './launch.ts'
import { PostgresProblem, codeOf, textOf } from './problem.ts'

/** What knocking at the socket found: a connection, a server that cannot answer yet, or none. */
export type Found = pg.Client | 'starting' | 'absent'

/** How to reach a cluster's database as its owner. No environment variable changes it. */
export function connectionTo(socket: string, database: string) {
  return { host: socket, port, user: owner, database, ssl: false as const }
}

/** Knocks. Throws PostgresProblem when a server is there that does not let us in. */
export async function knock(socket: string): Promise<Found> {
  const client = new pg.Client({
    ...connectionTo(socket, 'postgres'),
    application_name: 'lobby keeper',
    connectionTimeoutMillis: 5000,
  })
  // Without a listener a server that goes away would end the program.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'absent'
    if (code === 'EACCES' || code.startsWith('28')) {
      throw new PostgresProblem(`「${socket}」的資料庫由別的程式或使用者執行中，無法使用：${textOf(error)}`, {
        cause: error,
      })
    }
    return 'starting'
  }
}

/** One number in PostgreSQL's space of advisory locks: "a program uses this server". */
export const useLock = 4_919_018_221

/** Marks the server as used for as long as the connection lives; false when the server is stopping. */
export async function hold(keeper: pg.Client): Promise<boolean> {
  return keeper.query('select pg_advisory_lock_shared($1)', [useLock]).then(
    () => true,
    () => false,
  )
}

/** Gives the mark back; true when this was the last program, and no new one can come in any more. */
export async function letGo(keeper: pg.Client): Promise<boolean> {
  try {
    await keeper.query('select pg_advisory_unlock_shared($1)', [useLock])
    const { rows } = await keeper.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [
      useLock,
    ])
    return rows[0]?.last === true
  } catch {
    return false
  }
}

/** Makes the database when it is missing; another program may do so at the same time. */
export async function provideDatabase(keeper: pg.Client, name: string): Promise<void> {
  const { rowCount } = await keeper.query('select from pg_database where datname = $1', [name])
  if (rowCount !== 0) return
  await keeper.query(`create database ${pg.escapeIdentifier(name)}`).catch((error: unknown) => {
    if (!['42P04', '23505'].includes(codeOf(error))) throw error
  })
}
