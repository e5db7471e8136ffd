import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { csvOf, issueBill, uploadBank } from '#tests/setup/bank-samples.ts'
import { billOf, monthDays, runOf, runsPath, setRun, someHomes } from '#tests/setup/billing.ts'
import { billWorkbook, excelPath, lookedAt } from '#tests/setup/bill-workbooks.ts'
import { Desk } from '#tests/setup/desk.ts'
import { contradictions } from '#tests/setup/fee-contradictions.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

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
const everything = () =>
  count(`select (select count(*) from ledger_entry) + (select count(*) from ledger_line) + (select count(*) from payment)
    + (select count(*) from payment_allocation) + (select count(*) from receipt) + (select count(*) from bank_line)
    + (select count(*) from bill_settlement) + (select count(*) from bill where issued_at is not null) as count`)

/** Databases of tests beside this one have the same tables by number. */
const here = 'database = (select oid from pg_database where datname = current_database())'

/** Somebody at a server of its own, which is killed (`kill -9`) once what they asked for waits at a table that is held. */
async function killedAt(table: string, ask: (desk: Desk) => Promise<unknown>): Promise<void> {
  const asked = [JSON.stringify(lobby.connection), lobby.dataFolder]
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/setup/second-server.ts', ...asked], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [url] = await once(child.stdout, 'data')
  const desk = await Desk.signIn(String(url).trim(), 'auth_0912345678', '晴川社區')
  const holder = await lobby.owner.connect()
  try {
    await holder.query('begin')
    await holder.query(`lock table ${table} in exclusive mode`)
    const lost = ask(desk).catch(() => 'the line is cut')
    await vi.waitFor(
      async () =>
        expect(
          await count(
            `select count(*) from pg_locks where ${here} and relation = '${table}'::regclass and not granted`,
          ),
        ).toBeGreaterThan(0),
      { timeout: 60_000, interval: 50 },
    )
    child.kill('SIGKILL')
    await once(child, 'exit')
    await lost
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  // The database has seen that nobody is there any more.
  await vi.waitFor(
    async () =>
      expect(
        await count(
          `select count(*) from pg_locks where ${here} and relation = '${table}'::regclass and mode like 'RowExcl%'`,
        ),
      ).toBe(0),
    { timeout: 60_000, interval: 50 },
  )
}

it('a server that is killed while it takes a bank file in leaves nothing of it, and the file is taken in whole afterwards', async () => {
  const codes: string[] = []
  for (const household of ['A棟-5F-1', 'A棟-6F-1', 'C棟-3F-2']) {
    const code = `99127${String(codes.length + 1).padStart(11, '0')}`
    codes.push((await issueBill(lobby, { household, code, total: 3120 })).code)
  }
  const { fileId } = await uploadBank(manager, csvOf(...codes.map((code) => [code, 3120] as const)))
  const before = await everything()
  const confirm = `/api/v1/BankFile/${fileId}/Confirm`
  await killedAt('receipt', (desk) => desk.post(confirm, { Repeats: [] }))
  expect(await everything()).toBe(before)
  expect((await manager.get(`/api/v1/BankFile/${fileId}`)).body.Data.State).toBe('read')
  expect(await contradictions(lobby.owner)).toEqual([])
  const { body } = await manager.post(confirm, { Repeats: [] })
  expect(body.Data).toMatchObject({ Taken: 3, Matched: 3, Gross: 9360 })
  expect(await contradictions(lobby.owner)).toEqual([])
}, 180_000)

it('a server that is killed while it issues a run leaves a draft, and the run is issued whole afterwards', async () => {
  const homes = await someHomes(lobby, 20)
  const run = runOf({ BillBulkId: newId(), Bills: homes.map((id) => billOf(id, 1500)), ...monthDays(5) })
  expect((await manager.post(runsPath, run)).status).toBe(200)
  const before = await everything()
  await killedAt('ledger_line', (desk) => setRun(desk, run.BillBulkId, 'issued'))
  expect(await everything()).toBe(before)
  expect(await contradictions(lobby.owner)).toEqual([])
  expect((await setRun(manager, run.BillBulkId, 'issued')).status).toBe(200)
  const issued = await count(
    'select count(*) from bill where run_id = $1 and issued_at is not null',
    run.BillBulkId,
  )
  expect(issued).toBe(20)
  expect(await contradictions(lobby.owner)).toEqual([])
}, 180_000)

it('a server that is killed while it makes the bills of a workbook leaves none of them, and the workbook is taken in whole afterwards', async () => {
  const { rows: homes } = await lobby.owner.query<{ id: string; label: string }>(
    `select h.id, h.label from household h join community c on c.id = h.community_id
     where c.name = '晴川社區' and h.closed_at is null and not h.is_virtual order by h.label limit 30`,
  )
  const { ImportId } = await lookedAt(
    manager,
    await billWorkbook({
      rows: homes.map(({ id, label }) => {
        const code = `H${id.slice(-8).toUpperCase()}`
        return [label, code, '戶主', '所有權人', null, 1200, 1000, 200]
      }),
    }),
  )
  const written = () =>
    count(`select (select count(*) from bill) + (select count(*) from bill_line) + (select count(*) from billing_run)
      + (select count(*) from bill_change) as count`)
  const before = await written()
  const Run = { Name: '三月', Cycle: 'month', DueDate: '2027-03-15' }
  await killedAt('bill_line', (desk) => desk.post(`${excelPath}/${ImportId}/Confirm`, { Run }))
  expect(await written()).toBe(before)
  expect((await manager.get(`${excelPath}/${ImportId}`)).body.Data.Status).toBe('waiting')
  const done = await manager.post(`${excelPath}/${ImportId}/Confirm`, { Run })
  expect(done.body.Data).toMatchObject({ BillCount: 30, Total: 36_000 })
  expect(await count('select count(*) from bill where run_id = $1', ImportId)).toBe(30)
}, 180_000)
