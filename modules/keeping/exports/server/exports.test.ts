import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import {
  exportOf,
  exportRequest,
  exportRows,
  fileOf,
  startExport,
  untilExport,
} from '#tests/setup/exports.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive } from '#tests/setup/packages.ts'

let lobby: Lobby
let desk: Desk
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,worker' })
  desk = await lobby.as('desk1')
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const auditOf = async (id: string) =>
  (
    await lobby.owner.query(
      'select action, account_name, after, reason from audit where target_id = $1 order by at, id',
      [id],
    )
  ).rows
const columnOf = (rows: unknown[][], title: string) => {
  const at = rows[0]?.indexOf(title) ?? -1
  if (at < 0) throw new Error(`no column ${title}`)
  return rows.slice(1).map((row) => row[at])
}

describe('an export of packages', () => {
  it('has every package of the filter once, with its columns, and nothing of another community', async () => {
    const rows = await exportRows(desk, { Query: { State: 'waiting' } })
    expect(rows.length - 1).toBe(128)
    expect(rows[0]).toContain('物流條碼')
    const { rows: own } = await lobby.owner.query(
      `select h.label from package p join household h on h.community_id = p.community_id and h.id = p.household_id
       where p.community_id = $1 and p.state = 'waiting'`,
      [castId('community', '晴川社區')],
    )
    expect(columnOf(rows, '戶別').sort()).toEqual(own.map((item) => item.label).sort())
  })

  it('writes times as dates in the time of Taipei', async () => {
    const rows = await exportRows(desk, { Query: { State: 'waiting', Text: '9F3A-NONE' } }).catch(() => [])
    expect(rows).toEqual([])
    const { PdId, CreateAtUtc } = await arrive(desk, { TransportCode: 'TIME0001' })
    const exported = await exportRows(desk, { Query: { State: 'all', Text: 'TIME0001' } })
    const [at] = columnOf(exported, '登記時間')
    expect(PdId).toBeTruthy()
    expect(at).toBeInstanceOf(Date)
    const wall = new Date(new Date(CreateAtUtc).getTime() + 8 * 3_600_000)
    // The reader takes the cell's wall clock for UTC.
    expect(Math.abs((at as Date).getTime() - wall.getTime())).toBeLessThan(1500)
  })

  it('masks names, numbers and notes unless somebody who may asked otherwise (個資法 Art. 27)', async () => {
    await arrive(desk, {
      RecipientId: castId('resident', 'A棟-12F-3 林淑芬'),
      TransportCode: 'MASK1234567890',
      Note: '給王先生',
    }).catch(() => arrive(desk, { TransportCode: 'MASK1234567890', Note: '給王先生' }))
    const [masked] = [await exportRows(desk, { Query: { State: 'all', Text: 'MASK1234567890' } })]
    expect(columnOf(masked, '物流條碼')).toEqual(['…4567890'])
    expect(columnOf(masked, '備註')).toEqual([null])
    const open = await exportRows(manager, {
      Query: { State: 'all', Text: 'MASK1234567890' },
      IsMasked: false,
      Reason: '住戶申訴查對',
    })
    expect(columnOf(open, '物流條碼')).toEqual(['MASK1234567890'])
    expect(columnOf(open, '備註')).toEqual(['給王先生'])
  })

  it('without masks needs the permission and a reason', async () => {
    const may = await startExport(desk, { IsMasked: false, Reason: '查對' })
    expect([may.status, may.body.ErrorMessage.Code]).toEqual([403, 403431])
    const why = await startExport(manager, { IsMasked: false, Reason: '  ' })
    expect([why.status, why.body.ErrorMessage.Code]).toEqual([400, 400432])
  })

  it('leaves in the audit who started it with which filters, and how many rows it had', async () => {
    const { body } = await startExport(manager, {
      Query: { State: 'waiting' },
      IsMasked: false,
      Reason: '月報',
    })
    const id = body.Data.ExportId
    await untilExport(manager, id, 'completed')
    await fileOf(manager, id)
    const [started, finished, downloaded] = await auditOf(id)
    expect(started).toMatchObject({
      action: 'exports.start',
      reason: '月報',
      after: { kind: 'packages', query: { state: 'waiting' }, isMasked: false, total: 129 + 1 },
    })
    expect(finished).toMatchObject({ action: 'exports.finish', after: { rowCount: 130 } })
    expect(finished?.account_name).toBe(started?.account_name)
    expect(downloaded?.action).toBe('exports.download')
  })

  it('sent again with the same id is the same export, and with another content is refused', async () => {
    const request = exportRequest()
    const first = await desk.post('/api/v1/Export', request)
    const again = await desk.post('/api/v1/Export', request)
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body.Data.ExportId).toBe(first.body.Data.ExportId)
    const other = await desk.post('/api/v1/Export', { ...request, Query: { State: 'waiting' } })
    expect(other.body.ErrorMessage.Code).toBe(409431)
    await untilExport(desk, request.ExportId, 'completed')
  })

  it('says what is wrong with a filter, an unknown kind, or a filter that finds nothing', async () => {
    const wrong = await startExport(desk, { Query: { State: 'gone' } })
    expect([wrong.status, wrong.body.Messages[0]]).toEqual([400, expect.stringContaining('State')])
    expect((await startExport(desk, { Kind: 'secrets' })).body.ErrorMessage.Code).toBe(404431)
    const none = await startExport(desk, { Query: { State: 'all', Text: 'NOSUCHNUMBER00' } })
    expect(none.body.ErrorMessage.Code).toBe(400431)
  })

  it('is not to be found for other desks and other communities, and managers of its own see it', async () => {
    const { body } = await startExport(desk, { Query: { State: 'waiting' } })
    const id = body.Data.ExportId
    await untilExport(desk, id, 'completed')
    const [colleague, elsewhere] = [
      await lobby.as('desk2', '晴川社區'),
      await lobby.as('auth_0912345678', '松濤苑'),
    ]
    for (const other of [colleague, elsewhere]) {
      expect((await other.get(`/api/v1/Export/${id}`)).status).toBe(404)
      expect((await other.get(`/api/v1/Export/${id}/File`)).status).toBe(404)
      expect((await other.post(`/api/v1/Export/${id}/Cancel`)).status).toBe(404)
    }
    expect((await exportOf(manager, id)).IsMine).toBe(false)
    expect((await fileOf(manager, id)).length).toBeGreaterThan(1000)
    const listed = async (by: Desk, Everybody: boolean) =>
      (await by.get('/api/v1/Export', { Everybody })).body.Data.map(
        (row: { ExportId: string }) => row.ExportId,
      )
    expect(await listed(manager, true)).toContain(id)
    expect(await listed(manager, false)).not.toContain(id)
    expect(await listed(colleague, true)).not.toContain(id)
  })
})

describe('a text that a spreadsheet might take for a formula', () => {
  it.each([
    ['=HYPERLINK("http://e.example")', '\'=HYPERLINK("http://e.example")'],
    ['+886 912 345 678', "'+886 912 345 678"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1＋1', "'＝1＋1"],
    ['  =1+1', "'=1+1"],
    ['_x003D_1+1', '_x003D_1+1'],
    ['包裹 <b>&"大"</b> 📦𠮷', '包裹 <b>&"大"</b> 📦𠮷'],
  ])('is written as text: %s', async (note, written) => {
    const { SerialNum } = await arrive(desk, { Note: note })
    const rows = await exportRows(manager, {
      Query: { State: 'waiting', Text: SerialNum },
      IsMasked: false,
      Reason: '查對',
    })
    expect(columnOf(rows, '備註')).toContain(written)
  })
})

describe('an export that is under way', () => {
  it('says how far it is by events that only its own account counts as its own', async () => {
    const { body } = await startExport(desk)
    const id = body.Data.ExportId
    await untilExport(desk, id, 'completed')
    const { rows } = await lobby.owner.query(
      `select hear, account_id, payload from event where name = 'exports.progressed' and payload ->> 'ExportId' = $1 order by number`,
      [id],
    )
    // However slow the machine is: one word at each step, and in between at most two a second.
    const said = [...new Set(rows.map((row) => row.payload.Status))]
    expect(said).toEqual(['pending', 'inprogress', 'completed'])
    expect(new Set(rows.map((row) => row.account_id))).toEqual(new Set([castId('account', 'desk1')]))
    expect(rows.at(-1)?.payload.RowCount).toBe(rows.at(-1)?.payload.Total)
  })
})

describe('an export of deposits', () => {
  it('has every waiting deposit of the community, with the cash of envelopes as numbers and people masked', async () => {
    const rows = await exportRows(desk, { Kind: 'deposits', Query: { State: 'waiting' } })
    expect(rows.length - 1).toBe(14)
    const cash = columnOf(rows, '現金餘額').filter((item) => item !== null)
    expect(cash.length).toBeGreaterThan(0)
    expect(cash.every((item) => typeof item === 'number' && item > 0)).toBe(true)
    const names = columnOf(rows, '寄放人').filter(Boolean)
    expect(names.every((name) => /[○*]/.test(String(name)))).toBe(true)
  })
})
