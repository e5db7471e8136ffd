import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readXlsx } from 'hucre/xlsx'
import { cast, castId } from '#database/cast/cast.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { exportRows } from '#tests/setup/exports.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { booked, came, inMinutes, leaveWith, thing } from '#tests/setup/visitors.ts'

let lobby: Lobby
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,worker' })
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

type Row = Awaited<ReturnType<Desk['get']>>['body']
const record = async (query: Record<string, string | number | boolean> = {}) =>
  (await desk.get('/api/v1/Guest/Record', query)).body

describe('who is inside', () => {
  it('comes ten at a time with exactly the documented columns, the newest first (R167, R174)', async () => {
    for (let n = 0; n < 4; n++) await came(desk, { GuestName: `第${n}位` })
    const { body } = await desk.get('/api/v1/Guest/Arrived')
    expect(body.Pagination).toEqual({ Offset: 0, MaxCount: 10, Total: cast.counts.visitors + 4 })
    expect(body.Data).toHaveLength(10)
    for (const row of body.Data) {
      expect(Object.keys(row)).toEqual([
        'Id',
        'CreateAt',
        'TabletNote',
        'GuestName',
        'LicensePlateNumber',
        'Remark',
        'ArrivedInfo',
      ])
      expect(Object.keys(row.ArrivedInfo)).toEqual(['CreateAt', 'CarrierCode', 'IdCardId'])
    }
    expect(body.Data[0].GuestName).toBe('第3位')
    const rest = (await desk.get('/api/v1/Guest/Arrived', { Offset: 10, MaxCount: 10 })).body.Data
    const all: string[] = [...body.Data, ...rest].map((row: Row) => row.Id)
    expect([all.length, new Set(all).size]).toEqual([11, 11])
  })

  it('is one list for an evacuation, all of them by building with numbers to call; the print is audited', async () => {
    const { body } = await desk.get('/api/v1/Guest/Arrived/Evacuation')
    const total = (await desk.get('/api/v1/Guest/Arrived/Total')).body.Data
    expect(body.Data).toMatchObject({ CommunityName: '晴川社區', ...total })
    expect(body.Data.Guests).toHaveLength(total.Total)
    const buildings: string[] = body.Data.Guests.map((guest: Row) => guest.Tag)
    expect(buildings).toEqual(buildings.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    expect(body.Data.Guests.find((guest: Row) => guest.GuestName === '吳師傅')).toMatchObject({
      Phone: '0928514770',
      ParkingSpace: 'V-02',
      PeopleCount: 3,
    })
    const { rows } = await lobby.owner.query(
      "select after from audit where action = 'visitorRecords.printInside'",
    )
    expect(rows[0].after).toEqual({ total: total.Total, people: total.PeopleCount })
  })

  it('shows which bays are taken', async () => {
    const bays: Row[] = (await desk.get('/api/v1/Guest/ParkingSpace')).body.Data
    expect(bays.map((bay) => [bay.ParkingSpace, bay.LicensePlateNumber])).toEqual([
      ['V-01', 'BKF-7719'],
      ['V-02', 'RBX-3356'],
      ['V-03', ''],
      ['V-04', 'ATR-0283'],
      ['V-05', ''],
      ['V-06', ''],
    ])
  })
})

describe('the record', () => {
  it('comes page by page, none lost and none twice, while new ones arrive', async () => {
    const seen: string[] = []
    let After = ''
    do {
      const page = await record({ MaxCount: 100, Status: 2, After })
      seen.push(...page.Data.map((row: Row) => row.Id))
      After = page.Pagination.After
      await leaveWith(desk, (await came(desk)).Id)
    } while (After)
    const { Total } = (await record({ Status: 2, MaxCount: 1 })).Pagination
    const pages = Math.ceil(seen.length / 100)
    expect([new Set(seen).size, seen.length]).toEqual([seen.length, Total - pages])
    expect((await desk.get('/api/v1/Guest/Record', { After: 'x' })).status).toBe(400)
  })

  it('is narrowed by days, household, status, reason, and by any word; the totals follow', async () => {
    const item = await came(desk, {
      GuestName: '特別的人',
      LicensePlateNumber: 'ZZZ-0099',
      Phone: '0955443322',
      VendorName: '少見公司',
      Remark: '帶貓',
      Assets: [{ AssetId: thing('C-01'), Quantity: 1 }],
    })
    for (const Keyword of ['特別', 'ｚｚｚ００９９', '3322', '少見', '貓'])
      expect(
        (await record({ Keyword })).Data.map((row: Row) => row.Id),
        Keyword,
      ).toEqual([item.Id])
    expect((await record({ Keyword: 'A12-3', Status: 1 })).Data.length).toBeGreaterThan(0)
    expect((await record({ IsStillLoan: true })).Data.map((row: Row) => row.Id)).toContain(item.Id)
    const filters = { Keyword: '特別', TabletId: cast.households.wang.id, Status: 1 }
    expect((await desk.get('/api/v1/Guest/Record/Total', filters)).body.Data).toEqual({
      Total: 1,
      PeopleCount: 2,
      Booked: 0,
      Arrived: 1,
      Leaved: 0,
      Cancelled: 0,
      Expired: 0,
    })
    expect((await record({ From: inMinutes(5) })).Data).toEqual([])
    const before = await record({ To: inMinutes(-60 * 24), MaxCount: 1 })
    expect(Date.parse(before.Data[0].ArrivedInfo?.CreateAt ?? before.Data[0].BookStartUtc)).toBeLessThan(
      Date.now() - 86_400_000,
    )
    expect((await record({ TabletId: castId('household', '松濤-3F-2') })).Data).toEqual([])
  })

  it('has what happened; who is awaited stands in the list of bookings, or is asked for', async () => {
    const { Id } = await booked(desk, { GuestName: '還沒來' })
    expect((await record({ Keyword: '還沒來' })).Data).toEqual([])
    expect((await record({ Keyword: '還沒來', Status: 0 })).Data.map((row: Row) => row.Id)).toEqual([Id])
  })

  it('shows telephone numbers masked', async () => {
    const shown = (await record({ Keyword: '吳師傅', Status: 1 })).Data[0]
    expect([shown.Phone, shown.GuestName]).toEqual(['0928***770', '吳師傅'])
  })
})

describe('the export', () => {
  it('is a workbook at once with people masked, and is audited', async () => {
    const item = await came(desk, { GuestName: '王大明', Phone: '0912345678', Remark: '=SUM(A1)' })
    const answer = await fetch(`${desk.url}/api/v1/Guest/Record/Export?Keyword=王大明`, {
      headers: { authorization: `Bearer ${desk.accessToken}` },
    })
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('訪客紀錄_晴川社區'))
    const { sheets } = await readXlsx(Buffer.from(await answer.arrayBuffer()))
    const [head = [], row = []] = sheets[0]?.rows ?? []
    const at = (title: string) => row[head.indexOf(title)]
    expect([at('訪客'), at('電話'), at('戶別'), at('人數'), at('備註')]).toEqual([
      '王○明',
      '0912***678',
      'A棟-12F-3',
      2,
      null,
    ])
    const { rows } = await lobby.owner.query("select after from audit where action = 'visitorRecords.export'")
    expect(rows).toEqual([{ after: { total: 1 } }])
    await leaveWith(desk, item.Id)
  })

  it('is also a kind of the exports, as long as one likes, unmasked with a reason', async () => {
    await leaveWith(desk, (await came(desk, { GuestName: '李大華', Remark: '=1+1' })).Id)
    const manager = await lobby.as('auth_0912345678', '晴川社區')
    const rows = await exportRows(manager, {
      Kind: 'visitors',
      Query: { Keyword: '李大華', Status: 2 },
      IsMasked: false,
      Reason: '住戶查詢',
    })
    const columnOf = (title: string) => rows[1]?.[rows[0]?.indexOf(title) ?? -1]
    expect([columnOf('狀態'), columnOf('訪客'), columnOf('備註')]).toEqual(['已離開', '李大華', "'=1+1"])
    const all = await exportRows(desk, { Kind: 'visitors', Query: {} })
    expect(all.length - 1).toBe((await record({ MaxCount: 1 })).Pagination.Total)
  })
})

describe('a returning visitor', () => {
  it('is proposed by plate or telephone, once, with the last visit and today’s booking', async () => {
    const who = { GuestName: '常客', LicensePlateNumber: 'RET-2468', Phone: '0966111222' }
    for (let n = 0; n < 3; n++) await leaveWith(desk, (await came(desk, who)).Id)
    const { Id } = await booked(desk, { ...who, BookStartUtc: inMinutes(1), BookEndUtc: inMinutes(30) })
    const propose = async (query: Record<string, string>) =>
      (await desk.get('/api/v1/Guest/Proposal', query)).body.Data
    for (const query of [
      { LicensePlateNumber: 'ret2' },
      { LicensePlateNumber: 'ＲＥＴ－２４６８' },
      { Phone: '1222' },
      { Phone: '0966-111-222' },
    ])
      expect(await propose(query as unknown as Record<string, string>), JSON.stringify(query)).toMatchObject([
        {
          ...who,
          Phone: '0966***222',
          TabletNote: 'A棟-12F-3',
          CauseTypeName: '親友來訪',
          VisitCount: 3,
          IsInside: false,
          BookedId: Id,
        },
      ])
    expect((await desk.get('/api/v1/Guest/Proposal', { Phone: '12' })).body.ErrorMessage.Code).toBe(400521)
    const other = await lobby.as('desk2', '松濤苑')
    expect((await other.get('/api/v1/Guest/Proposal', { Phone: '1222' })).body.Data).toEqual([])
  })
})
