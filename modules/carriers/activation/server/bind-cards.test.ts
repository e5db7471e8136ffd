import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import { activationOf, labelsOf, refusal } from '#tests/setup/activation.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const { wang, neighbour, zhou, idle, elsewhere } = cast.households

let lobby: Lobby
let desks: Desk[]
let at: ReturnType<typeof activationOf>
beforeAll(async () => {
  lobby = await startLobby()
  desks = await Promise.all([lobby.as('desk1'), lobby.as('desk2', '晴川社區')])
  at = activationOf(desks[0] as Desk)
})
afterAll(() => lobby.close())

let made = 0
/** A card that nobody has yet. */
const freshCard = () => `A7${(0xb10000 + ++made * 7).toString(16).toUpperCase()}`

describe('binding a card', () => {
  it('adds it: it opens the household at once, with its holder, its maker and its reader (R346)', async () => {
    const code = freshCard()
    const answer = await at.bindCard(wang.id, code, { ResidentId: cast.residents.lin.id })
    expect(answer.status).toBe(200)
    expect(answer.body.Data).toMatchObject({ Status: 'success', CarrierCode: code, Others: [] })
    expect(labelsOf(await at.findCard(code))).toEqual([wang.label])
    const { Carriers, Changes } = await at.show(wang.id)
    expect(Carriers).toContainEqual(
      expect.objectContaining({
        CarrierCode: code,
        State: 'active',
        ReaderFormat: 'hex',
        ResidentName: '林淑芬',
        BoundBy: '陳怡君',
      }),
    )
    expect(Changes[0]).toMatchObject({
      What: 'cardBound',
      Subject: code.slice(-4),
      By: '陳怡君',
      ResidentName: '林淑芬',
    })
  })

  it('says repeat when the household has it already, in whatever format it is read (R344)', async () => {
    const { decimal } = cast.cards
    for (const code of [decimal.code, '1731E940', '40e93117', '389146944', '05937,59712'])
      expect((await at.bindCard(wang.id, code)).body.Data.Status, code).toBe('repeat')
    const { rows } = await lobby.owner.query('select count(*) as n from card where $1 = any(readings)', [
      '1731E940',
    ])
    expect(Number(rows[0].n)).toBe(1)
  })

  it('says restart for a card that was lost, disabled or taken off, and it works again (R345)', async () => {
    const code = freshCard()
    const { CardId } = (await at.bindCard(zhou.id, code)).body.Data
    const version = async () =>
      (await at.show(zhou.id)).Carriers.find((carrier: { CardId: string }) => carrier.CardId === CardId)
        ?.RowVersion
    await at.setState(CardId, 'lost', await version(), '掉了')
    expect((await at.bindCard(zhou.id, code)).body.Data.Status).toBe('restart')
    await at.setState(CardId, 'disabled', await version())
    expect((await at.bindCard(zhou.id, code)).body.Data.Status).toBe('restart')
    await at.unbindCard(CardId, { TabletId: zhou.id, RowVersion: await version() })
    expect((await at.findCard(code)).body.ErrorMessage.Code).toBe(404001)
    expect((await at.bindCard(zhou.id, code)).body.Data.Status).toBe('restart')
    expect(labelsOf(await at.findCard(code))).toEqual([zhou.label])
  })

  it('names the households that have it, masked, and changes nothing until somebody decides (R354)', async () => {
    const code = cast.cards.long.code
    const asked = await at.bindCard(zhou.id, code)
    expect(refusal(asked)).toEqual([409, 409503, 'fail'])
    expect(asked.body.ErrorMessage.Description).toBe(
      '這張卡已開通給 B棟-12F-3，請選擇同時加入這一戶，或改綁到這一戶。',
    )
    expect(asked.body.Data.CommunityTablets).toEqual([
      { TabletId: idle.id, TabletNote: 'B棟-12F-3', Names: ['劉○豪', '張○筑'] },
    ])
    expect(labelsOf(await at.findCard(code))).toEqual(['B棟-12F-3'])

    const added = await at.bindCard(zhou.id, code, { OnOther: 'add' })
    expect(added.body.Data).toMatchObject({ Status: 'success', Others: [{ TabletNote: 'B棟-12F-3' }] })
    expect(labelsOf(await at.findCard(code))).toEqual(['A棟-7F-2', 'B棟-12F-3'])

    const moved = await at.bindCard(neighbour.id, code, { OnOther: 'move' })
    expect(moved.body.Data.MovedFrom.map((item: { TabletNote: string }) => item.TabletNote)).toEqual([
      'A棟-7F-2',
      'B棟-12F-3',
    ])
    expect(labelsOf(await at.findCard(code))).toEqual([neighbour.label])
    expect((await at.show(idle.id)).Changes[0]).toMatchObject({
      What: 'cardUnbound',
      OtherLabel: neighbour.label,
    })
    // The old household's own card comes back as its own.
    expect((await at.bindCard(idle.id, code, { OnOther: 'move' })).body.Data.Status).toBe('restart')
  })

  it('is refused for a card that another household lost: first it is found or taken off there', async () => {
    for (const OnOther of ['ask', 'add', 'move']) {
      const answer = await at.bindCard(zhou.id, cast.cards.lost.code, { OnOther })
      expect(refusal(answer)).toEqual([409, 409504, 'fail'])
      expect(answer.body.Message).toContain('C棟-8F-4 掛失')
    }
  })

  it.each([
    ['a random number that a phone made up', '08A1B2C3', 400502],
    ['the front of a longer number', '88A1B2C3', 400503],
    ['a phone’s barcode', 'LSF8K2M4Q7R9T3WX', 400504],
    ['an e-invoice barcode', '/ABC+123', 400505],
    ['a 自然人憑證', 'TP12345678901234', 400506],
    ['a parcel’s number', 'EZ123456789TW', 400501],
    ['nothing', '', 400501],
  ])('is refused with a sentence of its own for %s (R343)', async (_, code, problem) => {
    expect(refusal(await at.bindCard(wang.id, code))).toEqual([400, problem, 'fail'])
  })

  it('finds nothing for another community’s household or resident, or one who lives elsewhere', async () => {
    expect((await at.bindCard(elsewhere.id, freshCard())).status).toBe(404)
    expect((await at.bindCard(newId(), freshCard())).status).toBe(404)
    const answer = await at.bindCard(zhou.id, freshCard(), { ResidentId: cast.residents.lin.id })
    expect(answer.status).toBe(404)
  })

  it('of two desks with one card, in two formats, makes one card; both hear the truth', async () => {
    for (let n = 0; n < 5; n++) {
      const code = freshCard()
      const answers = await Promise.all(
        Array.from({ length: 8 }, (__, i) =>
          activationOf(desks[i % 2] as Desk).bindCard(
            i % 4 < 2 ? wang.id : neighbour.id,
            i % 3 ? code : String(Number.parseInt(code, 16)),
          ),
        ),
      )
      const statuses = answers.map(({ body }) => body.Data.Status)
      expect(statuses.filter((status) => status === 'success').length).toBe(1)
      expect(statuses.filter((status) => status === 'repeat').length).toBe(3)
      expect(answers.filter(({ status }) => status === 409).length).toBe(4)
      const { rows } = await lobby.owner.query(
        `select count(distinct c.id) as cards, count(*) as bindings from card c join card_household b on b.card_id = c.id
         where $1 = any(c.readings) and b.unbound_at is null`,
        [code],
      )
      expect(rows[0]).toEqual({ cards: 1, bindings: 1 })
    }
  })

  it('is the same act when it is sent again with its key', async () => {
    const [key, code] = [newId(), freshCard()]
    const send = () =>
      (desks[0] as Desk).post(
        `/api/v1/CommunityTablet/${wang.id}/Carrier/Bind/Tablet/Code`,
        { CarrierCode: code },
        { 'idempotency-key': key },
      )
    expect((await send()).body.Data.Status).toBe('success')
    expect((await send()).body.Data.Status).toBe('success')
  })
})

describe('binding cards in a row', () => {
  it('gives each its own status in the order of the scans, and leaves out none', async () => {
    const [one, two] = [freshCard(), freshCard()]
    const { body } = await at.bindCards(neighbour.id, [one, cast.cards.decimal.code, '08A1B2C3', two, one])
    expect(body.Data.map((row: { Status: string; Code: number }) => [row.Status, row.Code])).toEqual([
      ['success', 0],
      ['fail', 409503],
      ['fail', 400502],
      ['success', 0],
      ['repeat', 0],
    ])
    expect(body.Data[1].Others).toMatchObject([{ TabletNote: wang.label }])
    const { rows } = await lobby.owner.query(
      "select after from audit where action = 'activation.bindCards' order by at desc limit 1",
    )
    expect(rows[0].after).toEqual({ count: 5, failed: 2 })
  })
})
