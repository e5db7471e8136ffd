import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast, castId } from '#database/cast/cast.ts'
import { residentOf } from '#database/cast/people.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive, handOverRequest, registration } from '#tests/setup/packages.ts'

const { wang, zhou } = cast.households
const lin = residentOf('A棟-12F-3', '林淑芬')

let lobby: Lobby
let desk: Desk

beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const register = (changes: Record<string, unknown> = {}, who = desk) =>
  who.post('/api/v1/Postal', registration(changes))
const voidIt = (id: string, Reason = '登記錯戶') => desk.post(`/api/v1/Postal/${id}/Void`, { Reason })
const counter = async (): Promise<number> =>
  (await desk.get('/api/v1/Postal/Unclaimed-Postal/Count')).body.Data.UnclaimedPostalCount
const rowsOf = async (id: string) =>
  (await lobby.owner.query('select * from package where id = $1', [id])).rows
const audited = async (id: string): Promise<string[]> =>
  (await lobby.owner.query('select action from audit where target_id = $1 order by at', [id])).rows.map(
    (row) => row.action,
  )

describe('registering a package', () => {
  it('gives the package as its label shows it, counts it and audits it', async () => {
    const before = await counter()
    const { status, body } = await register({
      RecipientId: lin.id,
      CourierId: castId('courier', '黑貓宅急便'),
      IsRefrigerated: 2,
      TransportCode: '908447120355',
      Location: 'B-03',
      Note: '紙箱大',
      IsPersonalOnly: true,
      IsCashOnDelivery: true,
    })
    expect(status).toBe(200)
    expect(body.Data).toMatchObject({
      TabletId: wang.id,
      TabletNote: 'A棟-12F-3',
      Name: '林淑芬',
      PostalTypeName: '包裹',
      IsRefrigerated: 2,
      ApplyStorageStatus: 0,
      TransportCode: '908447120355',
      Note: '【B-03】紙箱大',
      PlainNote: '紙箱大',
      Location: 'B-03',
      IsPersonalOnly: true,
      IsCashOnDelivery: true,
      IsLegal: false,
      CourierName: '黑貓宅急便',
      CourierShortName: '黑貓',
      ArrivedBy: '陳怡君',
    })
    expect(body.Data.SerialNum).toMatch(/^\d{4}$/)
    expect(body.Data.CreateAtUtc).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect(await counter()).toBe(before + 1)
    expect(await audited(body.Data.PdId)).toEqual(['packages.register'])
  })

  it('the same package sent again, also at the same time and without a key, is the same package', async () => {
    const request = registration({ Note: '兩件同捆', TransportCode: ' 12 34 ' })
    const before = await counter()
    const together = await Promise.all([1, 2, 3].map(() => desk.post('/api/v1/Postal', request)))
    const later = await desk.post('/api/v1/Postal', request)
    expect(together.map((a) => a.status)).toEqual([200, 200, 200])
    expect(new Set([...together, later].map((a) => JSON.stringify(a.body))).size).toBe(1)
    expect(await counter()).toBe(before + 1)
    const next = await arrive(desk)
    expect(Number(next.SerialNum)).toBe(Number(later.body.Data.SerialNum) + 1)
  })

  it('the id of one package cannot stand for another', async () => {
    const { PdId } = await arrive(desk)
    const changes = [{ Note: '別的' }, { TabletId: zhou.id }, { IsRefrigerated: 1 }, { TransportCode: '1' }]
    for (const change of changes) {
      const answer = await register({ PdId, ...change })
      expect([answer.status, answer.body.ErrorMessage.Code]).toEqual([409, 409104])
    }
    expect(await rowsOf(PdId)).toHaveLength(1)
  })

  it('an id that another community has used is simply a new package here', async () => {
    const elsewhere = await lobby.as('auth_0912345678', '松濤苑')
    const PdId = newId()
    const [there, here] = [
      await register(
        { PdId, TabletId: castId('household', '松濤-3F-2'), PostalTypeId: castId('kind', '松濤苑 包裹') },
        elsewhere,
      ),
      await register({ PdId }),
    ]
    expect([there.status, here.status]).toEqual([200, 200])
    expect(await rowsOf(PdId)).toHaveLength(2)
  })

  it("unknown things and another community's are refused with a sentence, and nothing is registered", async () => {
    const before = await counter()
    const attempts: [change: Record<string, unknown>, code: number][] = [
      [{ TabletId: newId() }, 404000],
      [{ TabletId: cast.households.elsewhere.id }, 404000],
      [{ PostalTypeId: newId() }, 400104],
      [{ PostalTypeId: castId('kind', '松濤苑 包裹') }, 400104],
      [{ CourierId: castId('courier', '松濤苑 順豐') }, 400104],
      [{ RecipientId: newId() }, 400103],
      [{ RecipientId: residentOf('A棟-7F-2', '周明德').id }, 400103],
      [{ IsPersonalOnly: true }, 400105],
      [{ IsRefrigerated: 3 }, 400001],
      [{ PdId: 'x' }, 400001],
      [{ PhotoUrl: 'postal/2026/11/21/140532123-0123456789abcdef01.png' }, 400003],
    ]
    for (const [change, code] of attempts) {
      const answer = await register(change)
      expect([change, answer.body.ErrorMessage?.Code]).toEqual([change, code])
    }
    expect(await counter()).toBe(before)
  })

  it('SQL, HTML, emoji and rare characters come back as they were', async () => {
    const texts = [
      "'); drop table package; --",
      '<img src=x onerror=alert(1)>',
      '林𠮷祥👨‍👩‍👧𪚥',
      '"\\ %s ${x}',
    ]
    for (const text of texts) {
      const Location = [...text].slice(0, 20).join('').trim()
      const shown = await arrive(desk, { Note: text, TransportCode: text, Location })
      expect([shown.PlainNote, shown.TransportCode, shown.Location]).toEqual([text, text, Location])
      const { body } = await desk.get('/api/v1/Postal/Search', { Text: text })
      expect(body.Data[0]?.PdId).toBe(shown.PdId)
      const again = await desk.get('/api/v1/Postal/Duplicate', { TransportCode: text })
      expect(again.body.Data).toHaveLength(1)
      await voidIt(shown.PdId, text)
      expect((await rowsOf(shown.PdId))[0].void_reason).toBe(text)
    }
  })

  it('a note has at most 30 characters by code points, and a zero byte is refused', async () => {
    const thirty = '𠮷'.repeat(30)
    expect((await arrive(desk, { Note: thirty })).PlainNote).toBe(thirty)
    for (const change of [
      { Note: `${thirty}長` },
      { Note: 'a\u0000b' },
      { TransportCode: 'a\u0000b' },
      { Location: 'a\u0000b' },
      { PhotoUrl: 'a\u0000b' },
    ]) {
      expect((await register(change)).status).toBe(400)
    }
  })

  it('the same tracking number within 30 days warns, also of one handed over, but not of a voided or older one', async () => {
    const TransportCode = '12345678901234'
    const find = async (): Promise<{ PdId: string; HandedOverAt: string | null }[]> =>
      (await desk.get('/api/v1/Postal/Duplicate', { TransportCode })).body.Data
    expect(await find()).toEqual([])
    const [old, handed, voided, waiting] = [
      await arrive(desk, { TransportCode }),
      await arrive(desk, { TransportCode }),
      await arrive(desk, { TransportCode }),
      await arrive(desk, { TransportCode }),
    ]
    await lobby.owner.query("update package set arrived_at = now() - interval '31 days' where id = $1", [
      old.PdId,
    ])
    await desk.patch('/api/v1/Postal/Uncollected/Status', handOverRequest({ PdIds: [handed.PdId] }))
    await voidIt(voided.PdId)
    const found = await find()
    expect(found.map((match) => match.PdId)).toEqual([waiting.PdId, handed.PdId])
    expect(found.map((match) => match.HandedOverAt === null)).toEqual([true, false])
  })

  it('a registration is taken back with a reason; the row stays and the counter falls', async () => {
    const { PdId } = await arrive(desk)
    const before = await counter()
    expect((await voidIt(PdId, '')).status).toBe(400)
    expect((await voidIt(PdId)).body).toEqual({ Data: true })
    expect(await counter()).toBe(before - 1)
    expect((await rowsOf(PdId))[0]).toMatchObject({ void_reason: '登記錯戶', voided_by_name: '陳怡君' })
    expect(await audited(PdId)).toEqual(['packages.register', 'packages.void'])
    expect((await voidIt(PdId)).body.ErrorMessage.Code).toBe(409103)
  })

  it('a package that was handed over cannot be voided, and an unknown one is not found', async () => {
    const { PdId } = await arrive(desk)
    await desk.patch('/api/v1/Postal/Uncollected/Status', handOverRequest({ PdIds: [PdId] }))
    expect((await voidIt(PdId)).body.ErrorMessage.Code).toBe(409103)
    expect((await voidIt(newId())).status).toBe(404)
    expect((await voidIt('no-id')).status).toBe(404)
  })

  it('voiding and handing over at the same time: one of the two happens', async () => {
    for (let i = 0; i < 8; i++) {
      const { PdId } = await arrive(desk)
      const [voided, handed] = await Promise.all([
        voidIt(PdId),
        desk.patch('/api/v1/Postal/Uncollected/Status', handOverRequest({ PdIds: [PdId] })),
      ])
      expect([voided.status, handed.status]).toSatisfy(
        ([v, h]) => (v === 200 && h === 404) || (v === 409 && h === 200),
      )
    }
  })

  it('a label is printed again and audited, but not that of a voided package', async () => {
    const shown = await arrive(desk, { Location: 'C-01' })
    const reprint = () => desk.post(`/api/v1/Postal/${shown.PdId}/Label`)
    expect((await reprint()).body.Data).toEqual(shown)
    expect(await audited(shown.PdId)).toContain('packages.reprintLabel')
    await voidIt(shown.PdId)
    expect((await reprint()).status).toBe(404)
  })

  it('twenty packages registered at the same time get twenty numbers in a row', async () => {
    const { SerialNum } = await arrive(desk)
    const answers = await Promise.all(Array.from({ length: 20 }, () => register()))
    const numbers = answers.map((a) => Number(a.body.Data.SerialNum)).sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, i) => Number(SerialNum) + 1 + i))
  })

  it('after 9999 the numbers begin again and pass over those that wait', async () => {
    // What waits under these numbers depends on the time of day at which the demo communities were made.
    const { rows } = await lobby.owner.query<{ id: string }>(
      `select id from package where community_id = $1 and serial_number in (9999, 1, 2) and state = 'waiting'`,
      [cast.communities.qingchuan.id],
    )
    for (const { id } of rows) expect((await voidIt(id)).status).toBe(200)
    const after = (last: number) =>
      lobby.owner.query("update serial_counter set last = $1 where name = 'package' and community_id = $2", [
        last,
        cast.communities.qingchuan.id,
      ])
    await after(0)
    expect((await arrive(desk)).SerialNum).toBe('0001')
    await after(9998)
    const numbers = [await arrive(desk), await arrive(desk)].map((item) => item.SerialNum)
    expect(numbers).toEqual(['9999', '0002'])
  })

  it('a committee member may not register', async () => {
    await lobby.owner.query("update membership set role = 'committee' where account_id = $1", [
      cast.accounts.once1.id,
    ])
    const committee = await lobby.as('once1')
    expect((await register({}, committee)).body.ErrorMessage.Code).toBe(403001)
  })
})
