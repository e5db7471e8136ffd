import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#database/migrate.ts'
import type { Roles } from '#database/roles.ts'
import { castId } from '#database/cast/cast-id.ts'
import { Database, type Lease } from '#platform/server/database.ts'
import { type FreshDatabase, freshDatabase } from '../setup/fresh-database.ts'

let fresh: FreshDatabase
let roles: Roles
let owner: pg.Client
let app: pg.Client
let database: Database
const [here, there] = [castId('community', '晴川社區'), castId('community', '松濤苑')]

beforeAll(async () => {
  fresh = await freshDatabase()
  roles = await migrate(fresh.connection)
  owner = new pg.Client(fresh.connection)
  app = new pg.Client({ ...fresh.connection, ...roles.app })
  await Promise.all([owner.connect(), app.connect()])
  database = new Database(fresh.connection, roles, pino({ level: 'fatal' }))
})
afterAll(async () => {
  await Promise.all([owner.end(), app.end(), database.close()])
  await fresh.drop()
})

const tables = async () =>
  (
    await owner.query<{ name: string; forced: boolean; tenant: boolean }>(
      `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
         exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'community_id' and a.attnotnull) as tenant
       from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
         and c.relname not in ('migration', 'installation') order by 1`,
    )
  ).rows

describe('tenancy', () => {
  it('every table has forced row security', async () => {
    expect((await tables()).filter((t) => !t.forced).map((t) => t.name)).toEqual([])
  })

  it('every table of communities has a primary key that begins with the community, and so do its unique indexes', async () => {
    const { rows } = await owner.query<{ table: string; index: string }>(
      `select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as index
       from pg_index i join pg_class c on c.oid = i.indrelid
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'community_id' and a.attnotnull
       where c.relnamespace = 'public'::regnamespace and i.indisunique and i.indkey[0] <> a.attnum`,
    )
    // A session belongs to an account and is found by its cookie, before any community is known; a portal by its tickets,
    // so that no other community's key may speak under its id; a gateway of alarms by the id that its messages name, a station
    // that charges cars, a locker cabinet and a door controller by the key in the address, a cabinet by the code on it too, a door
    // unit by its serial number, the exchange of an intercom by the id in its address; and a person is on duty in one place at a time, whatever the community.
    const found = new Set([
      'session',
      'enterprise_portal_of_any',
      'alarm_gateway_of_any',
      'charging_ocpp_identity',
      'intercom_sentry_serial',
      'intercom_exchange_id',
      'intercom_door_key',
      'duty_clock_entry_open',
      'locker_device_key',
      'locker_cabinet_drop_token_key',
    ])
    expect(rows.filter((row) => !found.has(row.table) && !found.has(row.index))).toEqual([])
  })

  it('foreign keys between tables of communities carry the community', async () => {
    const { rows } = await owner.query(
      `select k.conrelid::regclass::text as table, k.conname from pg_constraint k
       join pg_attribute a on a.attrelid = k.conrelid and a.attname = 'community_id' and a.attnotnull
       join pg_attribute b on b.attrelid = k.confrelid and b.attname = 'community_id' and b.attnotnull
       where k.contype = 'f' and not a.attnum = any(k.conkey)`,
    )
    expect(rows).toEqual([])
  })

  it('the program logs in as a role that owns nothing and cannot pass row security', async () => {
    const { rows } = await app.query(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
         (select count(*) from pg_class where relowner = r.oid) as owned,
         (select count(*) from pg_auth_members where member = r.oid) as memberships
       from pg_roles r where rolname = current_user`,
    )
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        owned: 0,
        memberships: 0,
      },
    ])
  })

  it('without a community the program sees no row of any table and adds none', async () => {
    for (const { name, tenant } of await tables()) {
      if (!tenant || name === 'session') continue
      const { rowCount } = await app.query(`select 1 from ${name} limit 1`)
      expect([name, rowCount]).toEqual([name, 0])
    }
    await expect(
      app.query("insert into serial_counter (community_id, name) values ($1, 'forged')", [here]),
    ).rejects.toThrow(/row-level security/)
  })

  it('accounts, sessions and secrets are out of reach of the program but through the door', async () => {
    for (const table of ['account', 'session', 'sign_in', 'sign_in_attempt', 'installation']) {
      await expect(app.query(`select * from ${table}`), table).rejects.toThrow(/permission denied/)
    }
  })

  it('nobody but the owner rewrites the audit', async () => {
    await expect(app.query('update audit set reason = null')).rejects.toThrow(/permission denied/)
    await expect(app.query('delete from audit')).rejects.toThrow(/permission denied/)
  })

  it('a read of one community sees nothing of the other', async () => {
    const ids = (community: string) =>
      database.read(community, (lease) =>
        lease.query<{ community_id: string }>('select community_id from household'),
      )
    const [mine, theirs] = await Promise.all([ids(here), ids(there)])
    expect(new Set(mine.map((r) => r.community_id))).toEqual(new Set([here]))
    expect(new Set(theirs.map((r) => r.community_id))).toEqual(new Set([there]))
  })

  it('many leases at once, some failing, never see another community', async () => {
    const look = async (n: number) => {
      const community = n % 2 ? here : there
      const seen = await database
        .read(community, async (lease) => {
          if (n % 7 === 0) await lease.query('select 1/0')
          return lease.query<{ community_id: string }>('select distinct community_id from resident')
        })
        .catch(() => [])
      for (const row of seen) expect(row.community_id).toBe(community)
    }
    await Promise.all(Array.from({ length: 400 }, (_, n) => look(n)))
  })

  it('a connection that goes from community to community shows each its own, also after a lease that ended early or could not begin', async () => {
    const database = new Database(fresh.connection, roles, pino({ level: 'fatal' }), 1)
    const whose = (lease: Lease) =>
      lease.query<{ community_id: string }>('select distinct community_id from resident')
    const breakOff = () => Promise.reject(new Error('broken off'))
    const before = [
      (community: string) => database.read(community, whose),
      (community: string) => database.read(community, breakOff),
      (community: string) => database.write(community, whose),
      (community: string) => database.write(community, breakOff),
      // No text of PostgreSQL holds a zero byte: this setting fails.
      () => database.read('\0', whose),
    ]
    try {
      const asked: Promise<void>[] = []
      const expectOwn = async (community: string) =>
        expect(await database.read(community, whose)).toEqual([{ community_id: community }])
      for (let n = 0; n < 400; n++) {
        const community = (n * 7) % 3 ? here : there
        void before[(n * n + n) % before.length]?.(n % 2 ? here : there).catch(() => undefined)
        if (n % 4 < 2) void database.read(community === here ? there : here, breakOff).catch(() => undefined)
        asked.push(expectOwn(community))
        if (n % 5 === 0) await asked.at(-1)
      }
      await Promise.all(asked)
      // What could not begin is not taken for begun the next time.
      for (let n = 0; n < 2; n++) await expect(database.read('\0', whose)).rejects.toThrow()
      await expectOwn(here)
    } finally {
      await database.close()
    }
  })

  it('a lease that is used after its end refuses', async () => {
    const kept = await database.read(here, async (lease) => lease)
    await expect(kept.query('select 1')).rejects.toThrow(/after its end/)
  })

  it('the queue carries the community of the transaction, never a forged one', async () => {
    await database.write(here, (lease) =>
      lease.query("select lobby_jobs.enqueue('a.task', $1, null, null)", [
        JSON.stringify({ community: there }),
      ]),
    )
    const { rows } = await owner.query<{ payload: { community: string } }>(
      'select payload from graphile_worker._private_jobs order by id desc limit 1',
    )
    expect(rows[0]?.payload.community).toBe(here)
  })
})
