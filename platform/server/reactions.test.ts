import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { castId } from '#database/cast/cast-id.ts'
import { migrate } from '#database/migrate.ts'
import type { Roles } from '#database/roles.ts'
import { eventKind } from '#platform/contract/event.ts'
import { Id, Instant } from '#platform/contract/fields.ts'
import { newId } from '#platform/contract/new-id.ts'
import { type FreshDatabase, freshDatabase } from '#tests/setup/fresh-database.ts'
import { Database } from './database.ts'
import { job, startJobs } from './jobs.ts'
import { type Emit, type Emitted, emitInto, writeEvents } from './outbox.ts'
import { type Reaction, reaction, reactor } from './reactions.ts'

let fresh: FreshDatabase
let roles: Roles
let database: Database
const log = pino({ level: 'silent' })
const here = castId('community', '晴川社區')
const rung = eventKind(
  'test.rung',
  'test.hear',
  z.object({ ids: z.array(Id).meta({ wire: 'PdIds' }), at: Instant }),
)

beforeAll(async () => {
  fresh = await freshDatabase()
  roles = await migrate(fresh.connection)
  database = new Database(fresh.connection, roles, log)
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

/** A transaction that leaves events, as a call does. */
const happen = (reactions: readonly Reaction[], emitting: (emit: Emit) => void, fail = false) =>
  database.write(here, async (lease) => {
    const emitted: Emitted[] = []
    emitting(emitInto(emitted))
    await reactor(reactions)(lease, emitted)
    await writeEvents(lease, emitted, null)
    if (fail) throw new Error('rolled back')
  })

const start = (reactions: readonly Reaction[]) =>
  startJobs({
    connection: fresh.connection,
    login: roles.jobs,
    database,
    jobs: reactions.map((reaction) => reaction.job),
    react: reactor(reactions),
    chores: [],
    log,
  })

describe('reactions', () => {
  it('work once for each event, with its community and its payload as it was emitted', async () => {
    const seen: unknown[] = []
    const bell = reaction('ear', rung, async (context, payload) => {
      seen.push({ community: context.communityId, ...payload })
    })
    const deaf = reaction('other', eventKind('test.else', 'test.hear', z.object({})), async () => {
      seen.push('another event')
    })
    const [id, at] = [newId(), new Date()]
    const queue = await start([bell, deaf])
    await happen([bell, deaf], (emit) => emit(rung, { ids: [id], at }))
    await expect.poll(() => seen).toEqual([{ community: here, ids: [id], at }])
    await queue.stop()
    expect(seen).toHaveLength(1)
  })

  it('never work for what was rolled back', async () => {
    const seen: string[] = []
    const bell = reaction('rolled', rung, async (_context, { ids }) => void seen.push(...ids))
    const [lost, kept] = [newId(), newId()]
    await happen([bell], (emit) => emit(rung, { ids: [lost], at: new Date() }), true).catch(() => undefined)
    await happen([bell], (emit) => emit(rung, { ids: [kept], at: new Date() }))
    const queue = await start([bell])
    await expect.poll(() => seen).toEqual([kept])
    await queue.stop()
  })

  it('are tried again with back-off after a failure, and what the failed try wrote is gone', async () => {
    let tries = 0
    const bell = reaction('flaky', rung, async (context) => {
      tries++
      await context.query("insert into serial_counter (name, last) values ('reaction', 1)")
      if (tries === 1) throw new Error('the first try fails after its write')
    })
    const queue = await start([bell])
    await happen([bell], (emit) => emit(rung, { ids: [], at: new Date() }))
    await expect.poll(() => tries, { timeout: 15_000 }).toBe(2)
    await queue.stop()
    const rows = await database.read(here, (lease) =>
      lease.query("select last from serial_counter where name = 'reaction'"),
    )
    expect(rows).toEqual([{ last: 1 }])
  })

  it('answer what jobs themselves say has happened, and browsers hear it too', async () => {
    const seen: number[] = []
    const bell = reaction('chain', rung, async (_context, { ids }) => void seen.push(ids.length))
    const ringing = job({
      name: 'test.ring',
      payload: z.object({}),
      async work(context) {
        context.emit(rung, { ids: [newId(), newId()], at: context.now })
      },
    })
    const queue = await startJobs({
      connection: fresh.connection,
      login: roles.jobs,
      database,
      jobs: [ringing, bell.job],
      react: reactor([bell]),
      chores: [],
      log,
    })
    await database.write(here, (lease) =>
      lease.query("select lobby_jobs.enqueue('test.ring', '{}', null, null)"),
    )
    await expect.poll(() => seen).toEqual([2])
    await queue.stop()
    const events = await database.read(here, (lease) =>
      lease.query<{ name: string }>('select name from event order by number desc limit 1'),
    )
    expect(events).toEqual([{ name: 'test.rung' }])
  })
})
