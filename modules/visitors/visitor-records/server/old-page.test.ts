import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast, castId } from '#database/cast/cast.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { came, leaveWith, thing } from '#tests/setup/visitors.ts'
import { writeOldNote } from './old-note.ts'

let lobby: Lobby
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const list = (form: Record<string, string> = {}, who = desk) =>
  who.send(
    'POST',
    '/ajax/ajax.asmx/comServiceGuestRecord',
    new URLSearchParams({ condition: '', c: '', f: '', ...form }),
  )

describe('the visitors of the older page', () => {
  it('have the short keys a, b, d, f, g, h, j, k and no others (R169 to R171)', async () => {
    const item = await came(desk, {
      GuestName: '戴師傅',
      CauseTypeId: castId('visitReason', '施工修繕'),
      VendorTypeId: castId('vendorKind', '施工修繕 水電'),
      VendorName: '明泰水電',
      IdCardId: castId('pledgeKind', '駕照'),
      Remark: '修【浴室】',
      Assets: [{ AssetId: thing('C-01'), Quantity: 2 }],
    })
    const { body } = await list({ condition: '戴師傅' })
    expect(body).toEqual({
      Data: [
        {
          a: item.Id,
          b: cast.households.wang.id,
          d: item.ArrivedInfo.CreateAt,
          f: '未使用',
          g: 'A棟-12F-3',
          h: '【人數】2【事由】施工修繕【借用】訪客感應卡×2【換證】駕照【備註】修［浴室］',
          j: '戴師傅',
          k: '水電 明泰水電',
        },
      ],
    })
  })

  it('are those inside, narrowed by text, by card and by who has none', async () => {
    const { Id } = await came(desk, { CarrierCode: '0A0B0C0D', GuestName: '有卡的人' })
    const ids = async (form: Record<string, string>) =>
      (await list(form)).body.Data.map((row: { a: string }) => row.a)
    expect(await ids({ c: '0A0B0C0D' })).toEqual([Id])
    expect((await list({ c: '0A0B0C0D' })).body.Data[0].f).toBe('使用中')
    expect(await ids({ f: '未使用' })).not.toContain(Id)
    expect(await ids({ condition: '有卡' })).toEqual([Id])
    await leaveWith(desk, Id)
    expect(await ids({ condition: '有卡' })).toEqual([])
    expect((await list({}, await lobby.as('desk2', '松濤苑'))).body.Data).toHaveLength(1)
  })
})

describe('a visitor leaves from the older page', () => {
  const leave = (form: Record<string, string>) =>
    desk.send('POST', '/ajax/ajax.asmx/leaveGuest', new URLSearchParams(form))

  it('by the form fields v and t, and hears nothing but that it was done', async () => {
    const [byCard, without] = [await came(desk, { CarrierCode: '0A0B0C0E' }), await came(desk)]
    expect(await leave({ v: '1', t: byCard.Id })).toMatchObject({ status: 200, body: { Data: true } })
    expect((await leave({ v: '', t: without.Id })).body).toEqual({ Data: true })
    const { rows } = await lobby.owner.query('select id, left_how as how from visitor where id = any($1)', [
      [byCard.Id, without.Id],
    ])
    expect(Object.fromEntries(rows.map((row) => [row.id, row.how]))).toEqual({
      [byCard.Id]: 'card',
      [without.Id]: 'normal',
    })
  })

  it('not by other fields', async () => {
    const { Id } = await came(desk)
    expect((await leave({ v: '', id: Id })).status).toBe(400)
    expect((await leave({ v: '', t: '不是代碼' })).status).toBe(400)
    expect((await desk.get(`/api/v1/Guest/${Id}`)).body.Data.Status).toBe(1)
  })

  it('after what was lent came back by its own call, which says nothing but that it was done (R194)', async () => {
    const { AssetLoanIds } = await came(desk, { Assets: [{ AssetId: thing('C-01'), Quantity: 2 }] })
    const back = (body: unknown) => desk.post(`/KingNetApiMvc/asset_loans/${AssetLoanIds[0]}`, body)
    const lines = [{ assetId: thing('C-01'), quantity: 1 }]
    expect(await back({ returnHistories: lines })).toMatchObject({ status: 200, body: { Data: true } })
    // Our own words are none of this call's.
    expect((await back({ ReturnHistories: lines })).status).toBe(400)
    expect((await back({ returnHistories: [{ AssetId: thing('C-01'), Quantity: 1 }] })).status).toBe(400)
  })
})

describe('a note of the older page', () => {
  it('can be read back piece by piece, whatever people wrote (R170)', () => {
    fc.assert(
      fc.property(
        fc.record({
          people: fc.integer({ min: 1, max: 999 }),
          reason: fc.string({ minLength: 1, unit: 'grapheme' }),
          pledge: fc.string(),
          remark: fc.string({ unit: fc.constantFrom('【', '】', '備', '註', 'a', '×', '、') }),
        }),
        (parts) => {
          const note = writeOldNote({ ...parts, lent: [] })
          const pieces = [...note.matchAll(/【(.+?)】([^【】]*)/g)].map((piece) => [piece[1], piece[2]])
          const tame = (text: string) => text.replaceAll('【', '［').replaceAll('】', '］')
          expect(Object.fromEntries(pieces)).toEqual({
            人數: String(parts.people),
            事由: tame(parts.reason),
            ...(parts.pledge ? { 換證: tame(parts.pledge) } : {}),
            ...(parts.remark ? { 備註: tame(parts.remark) } : {}),
          })
        },
      ),
    )
  })
})
