import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { migrate } from '#database/migrate.ts'
import { newId } from '#platform/contract/new-id.ts'
import { leave, leaveCash, putIn, reverseLine } from '#tests/setup/deposits.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const { qingchuan } = cast.communities

let lobby: Lobby
let desk: Desk

beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

describe('what the ledger refuses by itself', () => {
  let app: pg.Client
  beforeAll(async () => {
    const roles = await migrate(lobby.connection)
    app = new pg.Client({ ...lobby.connection, ...roles.app })
    await app.connect()
    await app.query("select set_config('lobby.community', $1, false)", [qingchuan.id])
  })
  afterAll(() => app.end())

  it('the program may add to it, but neither change nor remove', async () => {
    await leaveCash(desk, 10)
    for (const table of [
      'cash_line',
      'cash_count',
      'cash_receipt_print',
      'deposit_change',
      'deposit_hand_over',
    ]) {
      await expect(app.query(`update ${table} set at = now()`), table).rejects.toThrow(/permission denied/)
      await expect(app.query(`delete from ${table}`), table).rejects.toThrow(/permission denied/)
    }
  })

  it('a line that does not continue the last one, goes below zero or takes back another amount', async () => {
    const { Id } = await leaveCash(desk, 100)
    const add = (changes: Record<string, unknown>) => {
      const row = {
        deposit_id: Id,
        sequence: 2,
        id: newId(),
        kind: 'in',
        account_id: cast.accounts.desk1.id,
        account_name: '陳怡君',
        previous_balance: 100,
        amount: 50,
        balance: 150,
        receipt_number: 900_000,
        ...changes,
      }
      const names = Object.keys(row)
      return app.query(
        `insert into cash_line (${names}) values (${names.map((_, i) => `$${i + 1}`)})`,
        Object.values(row),
      )
    }
    const none = { receipt_number: null }
    await expect(add({ previous_balance: 90, balance: 140 })).rejects.toThrow(/foreign key/)
    await expect(add({ sequence: 3 })).rejects.toThrow(/foreign key/)
    await expect(add({ sequence: 1, previous_balance: 0, balance: 50 })).rejects.toThrow(/duplicate key/)
    await expect(add({ balance: 160 })).rejects.toThrow(/check constraint/)
    await expect(
      add({ kind: 'adjust', ...none, amount: -101, balance: -1, reason: 'x', witness_id: newId() }),
    ).rejects.toThrow(/check constraint/)
    await expect(
      add({ kind: 'reverse', ...none, amount: -40, balance: 60, reason: 'x', reverses_sequence: 1 }),
    ).rejects.toThrow(/foreign key/)
    await expect(
      add({ kind: 'adjust', ...none, reason: 'x', witness_id: cast.accounts.desk1.id }),
    ).rejects.toThrow(/check constraint/)
    await expect(add({ kind: 'adjust', ...none, reason: 'x' })).rejects.toThrow(/check constraint/)
  })
})

describe('whose cash it is', () => {
  it('another community finds nothing, and a committee member only looks', async () => {
    const { Id } = await leaveCash(desk, 100)
    await lobby.owner.query(
      'insert into community_service (community_id, service_id, kind, position) values ($1, 48, 2, 9) on conflict do nothing',
      [cast.communities.songtao.id],
    )
    const elsewhere = await lobby.as('auth_0912345678', '松濤苑')
    expect((await elsewhere.get(`/api/v1/CollectionPayment/${Id}/Cash`)).status).toBe(404)
    expect((await putIn(elsewhere, Id, 5)).status).toBe(404)
    expect((await reverseLine(elsewhere, Id, 1)).status).toBe(404)
    expect((await elsewhere.get('/api/v1/CollectionPayment/Cash/Ledger')).body.Data).toEqual([])
    expect((await elsewhere.get('/api/v1/CollectionPayment/Cash/Totals')).body.Data.Totals.Expected).toBe(0)

    await lobby.owner.query("update membership set role = 'committee' where account_id = $1", [
      cast.accounts.once1.id,
    ])
    const committee = await lobby.as('once1')
    expect((await committee.get(`/api/v1/CollectionPayment/${Id}/Cash`)).status).toBe(200)
    expect((await putIn(committee, Id, 5)).body.ErrorMessage.Code).toBe(403001)
  })

  it('no cash is kept for something else', async () => {
    const papers = await leave(desk, { Money: 500 })
    expect([papers.Money, papers.ReceiptNumber]).toEqual([0, null])
    expect((await desk.get(`/api/v1/CollectionPayment/${papers.Id}/Cash`)).status).toBe(404)
    expect((await putIn(desk, papers.Id, 5)).status).toBe(404)
  })
})
