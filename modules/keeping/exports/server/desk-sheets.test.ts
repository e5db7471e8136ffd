import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import { leaveCash, putIn, reverseLine } from '#tests/setup/deposits.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { exportRows, startExport } from '#tests/setup/exports.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const here = castId('community', '晴川社區')

let lobby: Lobby
let desk: Desk
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,worker' })
  desk = await lobby.as('desk1')
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const columnOf = (rows: unknown[][], title: string) => {
  const at = rows[0]?.indexOf(title) ?? -1
  if (at < 0) throw new Error(`no column ${title}`)
  return rows.slice(1).map((row) => row[at])
}
const open = { IsMasked: false, Reason: '住戶申訴查對' }
const countOf = async (table: string, community = here): Promise<number> =>
  (await lobby.owner.query(`select count(*)::int as n from ${table} where community_id = $1`, [community]))
    .rows[0].n

describe('an export of the cash ledger', () => {
  it('has every line of the community once, the newest first, money as numbers and people masked', async () => {
    const { Id } = await leaveCash(desk, 3000)
    await putIn(desk, Id, 500)
    await reverseLine(desk, Id, 2, { Reason: '王小明多付' })
    const rows = await exportRows(desk, { Kind: 'cash', Query: {} })
    expect(rows.length - 1).toBe(await countOf('cash_line'))
    const times = columnOf(rows, '時間').map((at) => (at as Date).getTime())
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(columnOf(rows, '金額').slice(0, 3)).toEqual([-500, 500, 3000])
    expect(columnOf(rows, '餘額').slice(0, 3)).toEqual([3000, 3500, 3000])
    expect(columnOf(rows, '類別').slice(0, 3)).toEqual(['沖銷', '存入', '存入'])
    expect(columnOf(rows, '姓名').filter(Boolean).join()).toMatch(/○/)
    expect(columnOf(rows, '姓名').every((name) => !name || /[○*]/.test(String(name)))).toBe(true)
    expect(columnOf(rows, '原因').every((reason) => reason === null)).toBe(true)
    const named = await exportRows(manager, { Kind: 'cash', Query: { Kind: 'reverse' }, ...open })
    expect(new Set(columnOf(named, '類別'))).toEqual(new Set(['沖銷']))
    expect(columnOf(named, '原因')).toContain('王小明多付')
  })

  it('has a reason that looks like a formula as text', async () => {
    const { Id } = await leaveCash(desk, 100)
    await putIn(desk, Id, 50)
    await reverseLine(desk, Id, 2, { Reason: '=1+1' })
    const rows = await exportRows(manager, { Kind: 'cash', Query: { Kind: 'reverse' }, ...open })
    expect(columnOf(rows, '原因')).toContain("'=1+1")
  })
})

describe('an export of returns and outgoing parcels', () => {
  const leave = (changes: Record<string, unknown>) =>
    desk.post('/api/v1/Postal/Return-Postal', {
      ItemId: newId(),
      Kind: 'return',
      TabletId: castId('household', 'A棟-12F-3'),
      SenderName: '林淑芬',
      ...changes,
    })

  it('follows the list: kind, courier and state, people masked unless it was asked for', async () => {
    await leave({ CourierName: '測試快遞', TransportCode: 'RET1234567890', Note: '=SUM(A1)' })
    const query = { Kind: 'return', CourierName: '測試快遞' }
    const rows = await exportRows(desk, { Kind: 'returns', Query: query })
    expect(columnOf(rows, '寄件人')).toEqual(['林○芬'])
    expect(columnOf(rows, '物流條碼')).toEqual(['…4567890'])
    expect(columnOf(rows, '備註')).toEqual([null])
    const named = await exportRows(manager, { Kind: 'returns', Query: query, ...open })
    expect(columnOf(named, '寄件人')).toEqual(['林淑芬'])
    expect(columnOf(named, '備註')).toEqual(["'=SUM(A1)"])
    const taken = await startExport(desk, {
      Kind: 'returns',
      Query: { ...query, State: 'handedToCourier' },
    })
    expect(taken.body.ErrorMessage.Code).toBe(400431)
  })

  it('has each row once across batches, also where many arrived at one instant', async () => {
    await lobby.owner.query(
      `insert into courier_item (community_id, id, kind, serial_number, sender_name, courier_name, arrived_at)
       select $1, gen_random_uuid(), 'outgoing', 10000 + n, '王小明', '大批快遞',
         date_trunc('hour', now()) - (n / 700) * interval '1 minute'
       from generate_series(1, 2100) n`,
      [here],
    )
    const rows = await exportRows(desk, { Kind: 'returns', Query: { CourierName: '大批快遞' } })
    const serials = columnOf(rows, '流水號')
    expect([serials.length, new Set(serials).size]).toEqual([2100, 2100])
  })

  it('has nothing of another community', async () => {
    const elsewhere = await lobby.as('auth_0912345678', '松濤苑')
    const { status, body } = await startExport(elsewhere, {
      Kind: 'returns',
      Query: { State: 'all', CourierName: '大批快遞' },
    })
    expect([status, body.ErrorMessage.Code]).toEqual([400, 400431])
  })
})
