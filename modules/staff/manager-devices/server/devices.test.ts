import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
let admin: Desk
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const path = '/api/v1/Account/Device'
const addCard = (CarrierCode: string, id = newId()) =>
  admin.post(`${path}/Card`, { Id: id, CarrierCode, Name: '門禁卡' })
const setPhone = (DeviceSn: string) => admin.put(`${path}/Phone`, { Id: newId(), DeviceSn, Name: '公務機' })
const list = async () => (await admin.get(path)).body.Data as { Id: string; Kind: string; CodeEnd: string }[]

describe('the devices of a manager account', () => {
  it('a card is put down once, whichever way a reader writes it, and shows only its end (R079)', async () => {
    expect((await addCard('04A1B2C3')).status).toBe(200)
    const [card] = await list()
    expect(card).toMatchObject({ Kind: 'card', CodeEnd: 'B2C3' })
    // The same card by a reader of the other byte order, and by one that writes decimal.
    expect((await addCard('C3B2A104')).body.ErrorMessage.Code).toBe(409673)
    expect((await addCard(String(0x04a1b2c3).padStart(10, '0'))).body.ErrorMessage.Code).toBe(409673)
    expect((await addCard('hello')).body.ErrorMessage.Code).toBe(400673)
    expect((await addCard('08A1B2C3')).body.ErrorMessage.Code).toBe(400674)
  })

  it('one phone is tracked; another one takes its place (R087)', async () => {
    expect((await setPhone('short')).body.Message).toBe('條碼長度不符！')
    expect((await setPhone('ABCD1234EFGH5678')).status).toBe(200)
    expect((await setPhone('ZZZZ1234EFGH9999')).status).toBe(200)
    expect((await list()).filter((item) => item.Kind === 'phone')).toMatchObject([{ CodeEnd: '9999' }])
  })

  it('that is sent again under its id is the same device; the id stands for no other one', async () => {
    const id = newId()
    const again = await Promise.all([addCard('04F1F2F3', id), addCard('04F1F2F3', id)])
    expect(again.map(({ status }) => status)).toEqual([200, 200])
    expect((await list()).filter((item) => item.CodeEnd === 'F2F3')).toHaveLength(1)
    expect((await addCard('04F1F2F4', id)).body.ErrorMessage.Code).toBe(409675)
  })

  it('of a card that is put down at two places at once one is taken', async () => {
    const both = await Promise.all([addCard('04D1D2D3'), addCard('04D1D2D3')])
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409])
  })

  it('is taken off by its owner alone, and can be put down again', async () => {
    const card = (await list()).find((item) => item.CodeEnd === 'B2C3')
    const removed = await admin.post(`${path}/${card?.Id}/Remove`)
    expect(removed.status).toBe(200)
    expect((await admin.post(`${path}/${card?.Id}/Remove`)).status).toBe(404)
    expect((await addCard('04A1B2C3')).status).toBe(200)
  })

  it('nobody without a manager account has any (R083)', async () => {
    for (const account of ['desk1', 'once1', 'eip1']) {
      const desk = await lobby.as(account)
      expect((await desk.get(path)).status).toBe(403)
      expect(
        (await desk.post(`${path}/Card`, { Id: newId(), CarrierCode: '04A9A8A7', Name: '' })).status,
      ).toBe(403)
    }
  })
})
