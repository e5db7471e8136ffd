import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast, castId } from '#database/cast/cast.ts'
import type { Desk } from '../../../tests/setup/desk.ts'
import { type Lobby, startLobby } from '../../../tests/setup/lobby.ts'
import { came, leaveWith, thing } from '../../../tests/setup/visitors.ts'
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
    const one = await came(desk, {
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
          a: one.Id,
          b: cast.households.wang.id,
          d: one.ArrivedInfo.CreateAt,
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
      (await list(form)).body.Data.map((one: { a: string }) => one.a)
    expect(await ids({ c: '0A0B0C0D' })).toEqual([Id])
    expect((await list({ c: '0A0B0C0D' })).body.Data[0].f).toBe('使用中')
    expect(await ids({ f: '未使用' })).not.toContain(Id)
    expect(await ids({ condition: '有卡' })).toEqual([Id])
    await leaveWith(desk, Id)
    expect(await ids({ condition: '有卡' })).toEqual([])
    expect((await list({}, await lobby.as('desk2', '松濤苑'))).body.Data).toHaveLength(1)
  })

  it('need a form: JSON is refused', async () => {
    const { status } = await desk.post('/ajax/ajax.asmx/comServiceGuestRecord', { condition: '' })
    expect([200, 415]).toContain(status)
    const wrong = await desk.send(
      'PATCH',
      `/api/v1/Guest/${castId('visitor', '王先生')}`,
      new URLSearchParams(),
    )
    expect(wrong.status).toBe(415)
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
