import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { migrate } from '#database/migrate.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { Database, type Lease } from './database.ts'
import { Recurring } from './recurring.ts'

describe('A text that comes again', () => {
  it('has a name from the eighth time within a minute, always the same, and no other text has it', () => {
    const recurring = new Recurring()
    const names = (text: string, now: number) =>
      Array.from({ length: 9 }, () => recurring.nameOf(text, now)).filter(Boolean)
    expect(names('select $1', 0)).toEqual(['recurring_0', 'recurring_0'])
    expect(names('select $2', 0)).toEqual(['recurring_1', 'recurring_1'])
    for (let n = 0; n < 40; n++) expect(recurring.nameOf('select $3', n * 30_000)).toBeUndefined()
    expect(names('select $1 '.padEnd(9000), 0)).toEqual([])
    for (let n = 0; n < 400; n++) names(`select ${n}, $1`, 0)
    expect(recurring.nameOf('select 299, $1', 0)).toBeUndefined()
    expect(recurring.nameOf('select $1', 0)).toBe('recurring_0')
  })
})

describe('A query that is put together for each call', () => {
  let lobby: Lobby
  let database: Database
  beforeAll(async () => {
    lobby = await startLobby()
    const roles = await migrate(lobby.connection)
    database = new Database(lobby.connection, roles, pino({ level: 'silent' }), 1)
  })
  afterAll(async () => {
    await database.close()
    await lobby.close()
  })

  it('is prepared once a connection when it comes again, and each community sees its own by it', async () => {
    const homes = async ({ db }: Lease) =>
      (
        await db.execute<{ home: string }>(
          sql`select community_id as home from household where is_virtual = ${false}`,
        )
      ).rows
    const communities = ['晴川社區', '松濤苑'].map((name) => castId('community', name))
    for (let n = 0; n < 12; n++)
      for (const communityId of communities) {
        const rows = await database.read(communityId, homes)
        expect(rows.length).toBeGreaterThan(0)
        expect(new Set(rows.map((row) => row.home))).toEqual(new Set([communityId]))
      }
    const prepared = await database.read(communities[0] ?? '', (lease) =>
      lease.query<{ statement: string }>(
        "select statement from pg_prepared_statements where name like 'recurring_%'",
      ),
    )
    expect(prepared.map((row) => row.statement).filter((text) => text.includes('is_virtual'))).toHaveLength(1)
  })
})
