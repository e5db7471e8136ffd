import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { base, begin, even } from './test-assembly.ts'

let lobby: Lobby
let manager: Desk
const children: ChildProcess[] = []
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await lobby.close()
})

const count = async (sql: string, ...values: unknown[]): Promise<number> =>
  Number((await lobby.owner.query(sql, values)).rows[0].count)

it('a server that is killed in the middle of a vote has lost no ballot that it answered, and none counts twice', async () => {
  const meeting = await begin(manager, even(12))
  const labels = even(12).map(({ label }) => label)
  await meeting.owner(manager, ...labels)
  await meeting.act('StartVoting')
  const cards: { TabletNote: string; CardCode: string }[] = (
    await manager.get(`${base}/GetAttendanceCardList?AssemblyId=${meeting.AssemblyId}`)
  ).body.Data
  const asked = [JSON.stringify(lobby.connection), lobby.dataFolder]
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/setup/second-server.ts', ...asked], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [url] = await once(child.stdout, 'data')
  const phone = new Desk(String(url).trim())
  const cast = (by: Desk, { TabletNote, CardCode }: (typeof cards)[number]) =>
    by.post(`${base}/Ballot/${CardCode}`, {
      TopicId: meeting.TopicId,
      UnitOwnerIds: [meeting.id(TabletNote)],
      OptionIds: ['yes'],
    })
  const votes = () =>
    count('select count(*) from assembly_vote where topic_id = $1 and void_at is null', meeting.TopicId)
  for (const card of cards.slice(0, 4)) expect((await cast(phone, card)).status).toBe(200)
  // The others vote while somebody holds the table of votes: theirs are on the way when the server dies.
  const holder = await lobby.owner.connect()
  try {
    await holder.query('begin')
    await holder.query('lock table assembly_vote in exclusive mode')
    const lost = Promise.allSettled(cards.slice(4).map((card) => cast(phone, card)))
    const waits = `select count(*) from pg_locks where relation = 'assembly_vote'::regclass and not granted`
    await vi.waitFor(async () => expect(await count(waits)).toBeGreaterThan(0), {
      timeout: 60_000,
      interval: 50,
    })
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect((await lost).every(({ status }) => status === 'rejected')).toBe(true)
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  const busy = `select count(*) from pg_locks where relation = 'assembly_vote'::regclass and mode like 'RowExcl%'`
  await vi.waitFor(async () => expect(await count(busy)).toBe(0), { timeout: 60_000, interval: 50 })
  expect(await votes()).toBe(4)
  // Every phone sends again, also those whose vote was taken.
  const again = await Promise.all(cards.map((card) => cast(lobby.nobody(), card)))
  expect(again.slice(4).map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(await votes()).toBe(12)
  const { Result } = (await meeting.act('CloseVoting')).body.Data
  expect(Result.Rows[0]).toMatchObject({ OptionId: 'yes', Heads: 12 })
  const record = (await manager.get(`${base}/GetEventList?AssemblyId=${meeting.AssemblyId}`)).body.Data
  expect(record.IsWhole).toBe(true)
}, 180_000)
