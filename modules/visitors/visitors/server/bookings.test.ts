import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast, castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import { taipei } from '#platform/contract/taipei.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { booked, bookVisit, came, detailOf, inMinutes, leaveWith, visit } from '#tests/setup/visitors.ts'

let lobby: Lobby
let desk: Desk
let desk2: Desk
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  desk2 = await lobby.as('desk2', '晴川社區')
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const codeOf = ({ body }: Answer): number => body.ErrorMessage?.Code
const arrive = (id: string, who = desk) => who.post(`/api/v1/Guest/${id}/ArrivedInfo`)
const scan = (code: string, who = desk, body: unknown = {}) => who.post(`/api/v1/Guest/QRcode/${code}`, body)
const cancel = (id: string, body: unknown = {}) => desk.post(`/api/v1/Guest/${id}/CancelBooked`, body)
const move = (id: string, times: [string, string]) =>
  lobby.owner.query('update visitor set book_start = $2, book_end = $3 where id = $1', [id, ...times])

const find = async (Text: string, who = desk) => {
  const { body } = await who.get('/api/v1/Search', { Text })
  return body.Data.filter((row: { Kind: string }) => row.Kind === 'visitor')
}

describe('a booking', () => {
  it('and a walk-in meet in one record: booked, arrived, left (Status 0, 1, 2)', async () => {
    const { Id } = await booked(desk, { GuestName: '林先生' })
    expect((await detailOf(desk, Id)).Status).toBe(0)
    const list = await desk.get('/api/v1/Guest/BookGuest', { Keyword: '林先生', MaxCount: 100 })
    expect(list.body.Data.map((row: { Id: string }) => row.Id)).toContain(Id)
    const { body } = await arrive(Id)
    expect(body.Data).toMatchObject({ Status: 1, ArrivedInfo: { How: 'desk', OperatorName: '陳怡君' } })
    await leaveWith(desk, Id)
    const { Status, Timeline } = await detailOf(desk, Id)
    expect(Status).toBe(2)
    expect(Timeline.map((item: { What: string }) => item.What)).toEqual(['booked', 'arrived', 'left'])
  })

  it('cannot leave before it arrives, and the answer is no 400, which would say 訪客已離開！', async () => {
    const { Id } = await booked(desk)
    const early = await leaveWith(desk, Id)
    expect([early.status, early.body.Message]).toEqual([409, '訪客還沒到訪，無法登記離開。'])
  })

  it('arrives once: of twenty desks one does it, all others hear by whom and when (R196)', async () => {
    const { Id } = await booked(desk)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => arrive(Id, n % 2 ? desk : desk2)))
    expect(answers.filter((answer) => answer.status === 200).length).toBe(1)
    for (const lost of answers.filter((answer) => answer.status !== 200))
      expect([codeOf(lost), lost.body.Message]).toEqual([
        409534,
        expect.stringMatching(/^這位訪客已於今天 \d\d:\d\d 由(陳怡君|林志明)登記到訪。$/),
      ])
  })

  it('needs somebody’s name or firm and times that lie ahead', async () => {
    expect((await bookVisit(desk, { GuestName: '' })).body.Message).toBe('預約請填寫訪客姓名或廠商名稱。')
    expect(codeOf(await bookVisit(desk, { BookEndUtc: inMinutes(10) }))).toBe(400537)
    expect(codeOf(await bookVisit(desk, { BookStartUtc: inMinutes(-90), BookEndUtc: inMinutes(-5) }))).toBe(
      400537,
    )
    expect(codeOf(await bookVisit(desk, { BookEndUtc: inMinutes(60 * 24 * 9) }))).toBe(400538)
  })

  it('is once, however often it is sent', async () => {
    const body = { Id: newId(), BookStartUtc: inMinutes(60), BookEndUtc: inMinutes(90) }
    const answers = await Promise.all(Array.from({ length: 4 }, () => bookVisit(desk, body)))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
    expect(codeOf(await bookVisit(desk, { ...body, PeopleCount: 9 }))).toBe(409540)
  })

  it('is edited as it was seen, and called off with a reason; both only before somebody is there (R197)', async () => {
    const { Id, RowVersion } = await booked(desk)
    const edit = (changes: Record<string, unknown>) =>
      desk.put(
        `/api/v1/Guest/${Id}/EditBooked`,
        visit({ BookStartUtc: inMinutes(60), BookEndUtc: inMinutes(90), ...changes }),
      )
    expect((await edit({ RowVersion, PeopleCount: 5 })).body.Data.PeopleCount).toBe(5)
    expect(codeOf(await edit({ RowVersion, PeopleCount: 6 }))).toBe(409539)
    expect((await cancel(Id, { Reason: '改天再來' })).body.Data).toEqual({ Count: 1 })
    expect(await detailOf(desk, Id)).toMatchObject({ Status: 3, CancelReason: '改天再來', QrCode: '' })
    expect([codeOf(await cancel(Id)), codeOf(await edit({}))]).toEqual([409538, 409538])
    const arrived = await arrive(Id)
    expect([arrived.status, arrived.body.Message]).toEqual([409, '這筆預約已取消。'])
    expect(codeOf(await cancel((await came(desk)).Id))).toBe(409538)
  })

  it('is found by the search until it is called off: name, plate, the end of a telephone', async () => {
    const content = { GuestName: '虞先生', LicensePlateNumber: 'VXQ-8812', Phone: '0911-730-264' }
    const { Id } = await booked(desk, content)
    for (const text of ['虞先', 'xq88', '730264'])
      expect(await find(text), text).toMatchObject([{ Id, Names: ['虞先生'], State: 'booked' }])
    expect(await find('虞先生', await lobby.as('desk2', '松濤苑'))).toEqual([])
    await arrive(Id)
    expect(await find('虞先生')).toMatchObject([{ Id, State: '' }])
    await leaveWith(desk, Id)
    expect(await find('虞先生')).toEqual([])
  })

  it('of another community is unknown', async () => {
    const { Id, QrCode } = await booked(desk)
    const other = await lobby.as('auth_0912345678', '松濤苑')
    expect((await other.post(`/api/v1/Guest/${Id}/ArrivedInfo`)).status).toBe(404)
    expect((await other.post(`/api/v1/Guest/${Id}/CancelBooked`)).status).toBe(404)
    expect(codeOf(await scan(QrCode, other))).toBe(404531)
    expect((await detailOf(desk, Id)).Status).toBe(0)
  })

  it('expires two hours after its end, and then nobody arrives by it', async () => {
    const { Id, QrCode } = await booked(desk)
    const young = await booked(desk)
    await move(Id, [inMinutes(-300), inMinutes(-121)])
    await move(young.Id, [inMinutes(-300), inMinutes(-119)])
    const { database, chore } = await expiring()
    await chore()
    await chore()
    await database.close()
    expect(await detailOf(desk, Id)).toMatchObject({ Status: 4 })
    expect((await detailOf(desk, young.Id)).Status).toBe(0)
    expect([codeOf(await arrive(Id)), codeOf(await scan(QrCode))]).toEqual([409536, 409536])
    const { rows } = await lobby.owner.query('select act from visitor_change where visitor_id = $1', [Id])
    expect(rows).toEqual([{ act: 'expired' }])
  })
})

async function expiring() {
  const [{ Database }, { migrate }, { pino }, { allChores }, { localStorage }] = await Promise.all([
    import('#platform/server/database.ts'),
    import('#database/migrate.ts'),
    import('pino'),
    import('#apps/server/modules.ts'),
    import('#platform/server/storage.ts'),
  ])
  const log = pino({ level: 'silent' })
  const database = new Database(lobby.connection, await migrate(lobby.connection), log)
  const found = allChores(localStorage(lobby.dataFolder)).find((chore) => chore.name === 'visitors.expire')
  return { database, chore: async () => found?.work(database, new Date(), log) }
}

describe('the QR code of a booking', () => {
  it('lets its visitor arrive by one scan, once, whatever the letters look like', async () => {
    const { Id, QrCode, QrCodeExpireAtUtc } = await booked(desk, { LicensePlateNumber: 'TST-0001' })
    expect(QrCode).toMatch(/^LV[0-9A-F]{60}$/)
    expect(Date.parse(QrCodeExpireAtUtc)).toBeGreaterThan(Date.parse(inMinutes(150)))
    const { body } = await scan(QrCode.toLowerCase(), desk, { IdCardId: castId('pledgeKind', '駕照') })
    expect(body.Data).toMatchObject({ Id, Status: 1, ArrivedInfo: { How: 'code', IdCardName: '駕照' } })
    const again = await scan(QrCode)
    expect([again.status, again.body.Message]).toEqual([
      409,
      expect.stringMatching(/^這個 QR 碼已於今天 \d\d:\d\d 使用過，不能再用。$/),
    ])
  })

  it('is used by one of twenty scans at once', async () => {
    const { QrCode } = await booked(desk)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => scan(QrCode, n % 2 ? desk : desk2)),
    )
    expect(answers.filter((answer) => answer.status === 200).length).toBe(1)
    expect(new Set(answers.filter((answer) => answer.status !== 200).map(codeOf))).toEqual(new Set([409531]))
  })

  it('is unknown when a single character is another one, and when it is none of ours', async () => {
    const { QrCode } = await booked(desk)
    const flip = (at: number) => QrCode.slice(0, at) + (QrCode[at] === '0' ? '1' : '0') + QrCode.slice(at + 1)
    for (const code of [flip(3), flip(36), flip(61), 'LV00', 'ABCDEFGHIJ123456', '4710088412345'])
      expect(codeOf(await scan(code)), code).toBe(404531)
  })

  it('is replaced by a new one, which its booking’s id asks for', async () => {
    const { Id, QrCode } = await booked(desk)
    const renewed = (await scan(Id)).body.Data
    expect(renewed.QrCode).not.toBe(QrCode)
    expect((await scan(QrCode)).body.Message).toBe('這個 QR 碼已換新，請訪客出示最新的一個。')
    expect((await scan(renewed.QrCode)).body.Data.Status).toBe(1)
    expect(codeOf(await scan(Id))).toBe(409534)
    expect(codeOf(await scan((await came(desk)).Id))).toBe(409544)
    expect((await scan(newId())).status).toBe(404)
  })

  it('is good from two hours before its booking on', async () => {
    const { Id, QrCode } = await booked(desk, { BookStartUtc: inMinutes(125), BookEndUtc: inMinutes(180) })
    expect((await scan(QrCode)).body.Message).toMatch(/^這個 QR 碼不在有效時間內/)
    await move(Id, [inMinutes(115), inMinutes(180)])
    expect((await scan(QrCode)).status).toBe(200)
  })

  it('is nowhere when the community switched codes off', async () => {
    const { QrCode } = await booked(desk)
    const { Version, ParkingSpaces } = (await manager.get('/api/v1/Guest/Setting')).body.Data.Desk
    const save = (QRcodeEnable: boolean, version: number) =>
      manager.put('/api/v1/Guest/Setting/Desk', { QRcodeEnable, ParkingSpaces, Version: version })
    expect((await save(false, Version)).status).toBe(200)
    expect((await desk.get('/api/v1/Guest/Features/QRcodeEnable')).body).toEqual({ Data: false })
    const off = await scan(QrCode)
    expect([off.status, off.body.Message]).toEqual([403, '社區未開啟訪客 QR 碼。'])
    expect((await booked(desk)).QrCode).toBe('')
    await save(true, Version + 1)
    expect((await scan(QrCode)).status).toBe(200)
  })
})

describe('a recurring visitor', () => {
  const weekly = async (weekdays: number[], days: number, changes: Record<string, unknown> = {}) => {
    const UntilDay = new Date(Date.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10)
    return bookVisit(desk, { Repeat: { Weekdays: weekdays, UntilDay }, GuestName: '家教', ...changes })
  }

  it('has a booking for each day, at the same hours in Taipei, with a code of its own', async () => {
    const { status, body } = await weekly([0, 1, 2, 3, 4, 5, 6], 6)
    expect([status, body.Data.Count]).toEqual([200, 7])
    const { rows } = await lobby.owner.query(
      'select id, book_start from visitor where series_id = $1 order by book_start',
      [body.Data.First.SeriesId],
    )
    const clocks = rows.map((row) => taipei(row.book_start))
    expect(new Set(clocks.map(({ hour, minute }) => `${hour}:${minute}`)).size).toBe(1)
    expect(clocks.map(({ dayNumber }) => dayNumber - (clocks[0]?.dayNumber ?? 0))).toEqual([
      0, 1, 2, 3, 4, 5, 6,
    ])
    const codes = await Promise.all(rows.map(async (row) => (await detailOf(desk, row.id)).QrCode))
    expect(new Set(codes).size).toBe(7)
  })

  it('is found by the search as the next of its visits', async () => {
    const { body } = await weekly([0, 1, 2, 3, 4, 5, 6], 4, { GuestName: '虞太太' })
    const { Id } = body.Data.First
    expect(await find('虞太太')).toMatchObject([{ Id }])
    expect((await cancel(Id, { CancelReason: '改期' })).status).toBe(200)
    const [next, ...others] = await find('虞太太')
    expect([next.Id === Id, others]).toEqual([false, []])
  })

  it('is moved or called off from one day on; the days before stay', async () => {
    const { body } = await weekly([0, 1, 2, 3, 4, 5, 6], 4)
    const { SeriesId } = body.Data.First
    const states = async () =>
      (
        await lobby.owner.query(
          'select id, state, people from visitor where series_id = $1 order by book_start',
          [SeriesId],
        )
      ).rows
    const [, second, third] = await states()
    const before = await detailOf(desk, second.id)
    await desk.put(`/api/v1/Guest/${second.id}/EditBooked`, {
      ...visit({ GuestName: '家教', PeopleCount: 3 }),
      BookStartUtc: before.BookStartUtc,
      BookEndUtc: before.BookEndUtc,
      IsFollowing: true,
    })
    expect((await states()).map((row) => row.people)).toEqual([2, 3, 3, 3, 3])
    expect((await cancel(third.id, { IsFollowing: true })).body.Data).toEqual({ Count: 3 })
    expect((await states()).map((row) => row.state)).toEqual([
      'booked',
      'booked',
      'cancelled',
      'cancelled',
      'cancelled',
    ])
  })

  it('comes on some day, and not for ever', async () => {
    expect(codeOf(await weekly([0, 1, 2, 3, 4, 5, 6], 200))).toBe(400539)
    expect(codeOf(await weekly([(taipei(new Date()).weekday + 3) % 7], 1))).toBe(400540)
    expect(codeOf(await weekly([1], 900))).toBe(400538)
    expect((await bookVisit(desk, { TabletId: cast.households.elsewhere.id })).status).toBe(404)
  })
})
