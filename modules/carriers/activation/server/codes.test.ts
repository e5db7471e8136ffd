import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { namedCards, namedPhones } from '#database/cast/carriers.ts'
import { castId } from '#database/cast/cast-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const byPhone = (code: string) => desk.get(`/api/v1/CommunityTablet/${encodeURIComponent(code)}/Device`)
const byCard = (code: string) => desk.get(`/api/v1/CommunityTablet/${encodeURIComponent(code)}/Carrier`)
const labels = (answer: { body: { Data: { CommunityTablets: { TabletNote: string }[] } } }) =>
  answer.body.Data.CommunityTablets.map((household) => household.TabletNote)

describe("A phone's barcode", () => {
  test('names the household of its resident', async () => {
    const answer = await byPhone(namedPhones.bound.serial)
    expect(answer.status).toBe(200)
    expect(answer.body.Data.CommunityTablets).toEqual([
      expect.objectContaining({
        TabletId: castId('household', 'A棟-12F-3'),
        TabletNote: 'A棟-12F-3',
        IsVirtual: 0,
      }),
    ])
  })

  test.each([
    ['15 characters', 'LSF8K2M4Q7R9T3W'],
    ['17 characters', 'LSF8K2M4Q7R9T3WXX'],
    ['an e-invoice barcode', '/ABC1234'],
    ['16 characters with a hyphen', 'LSF8K2M4-7R9T3WX'],
    ['16 wide characters', '１２３４５６７８９０１２３４５６'],
  ])('of %s is 400000, the barcode verification error (R143)', async (_, code) => {
    const { status, body } = await byPhone(code)
    expect([status, body.ErrorMessage.Code]).toEqual([400, 400000])
    expect(body.ErrorMessage.Description).toBe('條碼驗證錯誤，請確認是住戶 App 的 16 碼條碼。')
  })

  test.each([
    ['unknown', 'ABCDEFGH23456789'],
    ['taken off its resident', namedPhones.unbound.serial],
    ['of a 自然人憑證 (2 letters and 14 digits)', 'TP12345678901234'],
  ])('that is %s is 404001, device not activated (R144)', async (_, code) => {
    const { status, body } = await byPhone(code)
    expect([status, body.ErrorMessage.Code]).toEqual([404, 404001])
  })

  test('of one community means nothing in another', async () => {
    const songtao = await lobby.as('desk2', '松濤苑')
    const { body } = await songtao.get(`/api/v1/CommunityTablet/${namedPhones.bound.serial}/Device`)
    expect(body.ErrorMessage.Code).toBe(404001)
  })
})

describe('A card', () => {
  test('of two households names both, for the desk to choose (R120)', async () => {
    expect(labels(await byCard(namedCards.twoHouseholds.code))).toEqual(['A棟-12F-3', 'A棟-12F-4'])
  })

  test.each([
    ['as it was read', '0389146944'],
    ['in hex', '1731E940'],
    ['in small letters', '1731e940'],
    ['in reversed byte order', '40E93117'],
    ['without its leading zero', '389146944'],
    ['as two numbers', '05937,59712'],
    ['with colons', '17:31:E9:40'],
  ])('is found by another reader: %s', async (_, code) => {
    expect(labels(await byCard(code))).toEqual(['A棟-12F-3'])
  })

  test('of seven bytes is found in either byte order', async () => {
    expect(labels(await byCard('04A2B91C6F5E80'))).toEqual(['B棟-12F-3'])
    expect(labels(await byCard('805E6F1CB9A204'))).toEqual(['B棟-12F-3'])
  })

  test.each([
    ['unknown', 'DEADBEEF'],
    ['disabled', namedCards.disabled.code],
    ['blank', ' '],
    ['no code at all', '!?'],
    ['the id of a household elsewhere', castId('household', '松濤-2F-1')],
  ])('that is %s is 404001, not activated (R146)', async (_, code) => {
    const { status, body } = await byCard(code)
    expect([status, body.ErrorMessage.Code]).toEqual([404, 404001])
  })

  test('list of a household comes by the id of the household, disabled cards too', async () => {
    const household = castId('household', 'C棟-12F-3')
    const answer = await byCard(household)
    expect(labels(answer)).toEqual(['C棟-12F-3'])
    expect(answer.body.Data.Carriers).toContainEqual({
      Id: namedCards.disabled.id,
      CarrierCode: namedCards.disabled.code,
      State: 'disabled',
      IsDisabled: true,
    })
  })
})
