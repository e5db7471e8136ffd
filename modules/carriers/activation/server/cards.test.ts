import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { activationOf, labelsOf } from '#tests/setup/activation.ts'
import { leave } from '#tests/setup/deposits.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive, handOverRequest } from '#tests/setup/packages.ts'

const { wang, neighbour } = cast.households
const { decimal, twoHouseholds, lost } = cast.cards

let lobby: Lobby
let desk: Desk
let at: ReturnType<typeof activationOf>
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  at = activationOf(desk)
})
afterAll(() => lobby.close())

const cardOf = async (householdId: string, cardId: string) =>
  (await at.show(householdId)).Carriers.find((carrier: { CardId: string }) => carrier.CardId === cardId)
const change = async (householdId: string, cardId: string, state: string, reason = '') =>
  at.setState(cardId, state, (await cardOf(householdId, cardId)).RowVersion, reason)

describe('a lost card', () => {
  it('opens nothing from that moment on, at any desk, with a sentence of its own; found, it works again', async () => {
    const { PdId } = await arrive(desk)
    const { Id } = await leave(desk)
    const byCard = { ReceiveType: 2, ReceiveCode: decimal.code }
    const give = () =>
      desk.patch('/api/v1/Postal/Uncollected/Status', handOverRequest({ PdIds: [PdId], ...byCard }))
    const giveDeposit = () =>
      desk.patch('/api/v1/CollectionPayment/Uncollected/Status', handOverRequest({ Ids: [Id], ...byCard }))

    expect((await change(wang.id, decimal.id, 'lost', '林太太來電掛失')).status).toBe(200)
    const other = activationOf(await lobby.as('desk2', '晴川社區'))
    for (const answer of [await other.findCard(decimal.code), await give(), await giveDeposit()]) {
      expect([answer.status, answer.body.ErrorMessage.Code]).toEqual([409, 409501])
      expect(answer.body.ErrorMessage.Description).toMatch(/^這張卡已於今天 \d\d:\d\d 掛失，不能用來領取。/)
    }
    expect((await cardOf(wang.id, decimal.id)).State).toBe('lost')

    await change(wang.id, decimal.id, 'active', '在沙發找到')
    expect(labelsOf(await at.findCard(decimal.code))).toEqual([wang.label])
    expect([(await give()).status, (await giveDeposit()).status]).toEqual([200, 200])
    const { Changes } = await at.show(wang.id)
    expect(Changes.slice(0, 2)).toMatchObject([
      { What: 'cardEnabled', Reason: '在沙發找到', By: '陳怡君', Subject: decimal.code.slice(-4) },
      { What: 'cardLost', Reason: '林太太來電掛失' },
    ])
  })

  it('of the demo community says since when', async () => {
    expect((await at.findCard(lost.code)).body.Message).toMatch(/^這張卡已於\d+月\d+日.*掛失/)
  })

  it('cannot be lost twice', async () => {
    const { RowVersion } = await cardOf((await householdOfLabel('C棟-8F-4')) ?? '', lost.id)
    expect((await at.setState(lost.id, 'lost', RowVersion)).body.ErrorMessage.Code).toBe(409508)
  })
})

async function householdOfLabel(label: string): Promise<string | undefined> {
  const { rows } = await lobby.owner.query('select id from household where label = $1', [label])
  return rows[0]?.id
}

describe('a card of two households', () => {
  it('is taken off one and stays with the other; off all, it opens nothing', async () => {
    const before = await cardOf(wang.id, twoHouseholds.id)
    expect(before.OtherLabels).toEqual([neighbour.label])
    await at.unbindCard(twoHouseholds.id, { TabletId: neighbour.id, RowVersion: before.RowVersion })
    expect(labelsOf(await at.findCard(twoHouseholds.code))).toEqual([wang.label])
    expect((await at.show(neighbour.id)).Changes[0]).toMatchObject({
      What: 'cardUnbound',
      Reason: '住戶繳回',
    })
    const gone = await at.unbindCard(twoHouseholds.id, {
      TabletId: neighbour.id,
      RowVersion: before.RowVersion + 1,
    })
    expect(gone.body.ErrorMessage.Code).toBe(409506)
    expect(gone.body.Message).toMatch(/^.+已於今天 \d\d:\d\d 把這張卡從這一戶解除/)

    await at.bindCard(neighbour.id, twoHouseholds.code, { OnOther: 'add' })
    const { RowVersion } = await cardOf(wang.id, twoHouseholds.id)
    const { status } = await at.unbindCard(twoHouseholds.id, { TabletId: wang.id, FromAll: true, RowVersion })
    expect(status).toBe(200)
    expect((await at.findCard(twoHouseholds.code)).body.ErrorMessage.Code).toBe(404001)
  })

  it('is taken off only with a reason', async () => {
    const { RowVersion } = await cardOf(wang.id, decimal.id)
    const answer = await at.unbindCard(decimal.id, { TabletId: wang.id, RowVersion, Reason: ' ' })
    expect(answer.body.Messages).toEqual(['Reason：請填寫'])
  })
})

describe('changes of a card', () => {
  it('give it another holder, of the same household only', async () => {
    const { RowVersion } = await cardOf(wang.id, decimal.id)
    const set = (ResidentId: string | null, version: number) =>
      at.setCardHolder(decimal.id, { TabletId: wang.id, ResidentId, RowVersion: version })
    expect((await set(cast.residents.compound.id, RowVersion)).status).toBe(404)
    expect((await set(null, RowVersion)).status).toBe(200)
    expect((await cardOf(wang.id, decimal.id)).ResidentName).toBe('')
    expect((await set(cast.residents.lin.id, RowVersion + 1)).status).toBe(200)
    expect((await cardOf(wang.id, decimal.id)).ResidentName).toBe('林淑芬')
  })

  it('never overwrite what another desk did meanwhile: the second hears who and when', async () => {
    const { RowVersion } = await cardOf(wang.id, decimal.id)
    const other = activationOf(await lobby.as('desk2', '晴川社區'))
    const answers = await Promise.all([
      at.setState(decimal.id, 'disabled', RowVersion),
      other.setState(decimal.id, 'lost', RowVersion),
    ])
    const [refused] = answers.filter(({ status }) => status === 409)
    expect(answers.filter(({ status }) => status === 200).length).toBe(1)
    expect(refused?.body.ErrorMessage).toMatchObject({ Code: 409505 })
    expect(refused?.body.Message).toMatch(/^(陳怡君|林志明)已於今天 \d\d:\d\d 變更過，這次沒有儲存；/)
    await change(wang.id, decimal.id, 'active')
  })

  it('leave an audit row and a change that nobody can rewrite', async () => {
    const { rows } = await lobby.owner.query(
      "select before, after, reason from audit where action = 'activation.setCardState' and target_id = $1 order by at limit 1",
      [decimal.id],
    )
    expect(rows[0]).toEqual({
      before: { state: 'active' },
      after: { state: 'lost' },
      reason: '林太太來電掛失',
    })
    const { rows: may } = await lobby.owner.query(
      `select t, p from unnest(array['card_change', 'phone_change']) t, unnest(array['update', 'delete']) p, installation i
       where has_table_privilege('lobby_app_' || i.suffix, t, p)`,
    )
    expect(may).toEqual([])
  })

  it('reach the browsers of everybody who may hear of them', async () => {
    const { rows } = await lobby.owner.query<{ name: string; hear: string }>(
      "select distinct name, hear from event where name like 'activation.%' order by name",
    )
    expect(rows).toEqual([
      { name: 'activation.cardChanged', hear: 'activation.view' },
      { name: 'activation.cardsBound', hear: 'activation.view' },
      { name: 'activation.cardsUnbound', hear: 'activation.view' },
    ])
  })

  it('are the desk’s, not the committee’s', async () => {
    await lobby.owner.query("update membership set role = 'committee' where account_id = $1", [
      cast.accounts.desk2.id,
    ])
    const committee = activationOf(await lobby.as('desk2', '晴川社區'))
    const { RowVersion } = await cardOf(wang.id, decimal.id)
    expect((await committee.show(wang.id)).Carriers.length).toBeGreaterThan(0)
    expect((await committee.setState(decimal.id, 'lost', RowVersion)).body.ErrorMessage.Code).toBe(403001)
    expect((await committee.bindCard(wang.id, 'AB34CD56')).body.ErrorMessage.Code).toBe(403001)
  })
})
