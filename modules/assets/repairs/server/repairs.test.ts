import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const base = '/api/v1/Repairs'
let lobby: Lobby
let admin: Desk
let desk: Desk
let suppliers: string[]
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  const { body } = await admin.get('/api/v1/Communities/Suppliers')
  suppliers = body.Data.map((row: { SupplierId: string }) => row.SupplierId)
})
afterAll(() => lobby.close())

const report = (changes: object = {}) =>
  desk.post(base, { CaseId: newId(), Title: '2 號揚水泵振動', Place: 'B2 機房', ...changes })
const reported = async () => (await report()).body.Data
const act = (given: { CaseId: string; RowVersion: number }, name: string, more: object, who = admin) =>
  who.patch(`${base}/${given.CaseId}/${name}`, { RowVersion: given.RowVersion, ...more })

describe('a repair', () => {
  it('is reported once however often it is sent, under the next number', async () => {
    const CaseId = newId()
    const answers = await Promise.all([1, 2, 3].map(() => report({ CaseId })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const [one, other] = [await reported(), await reported()]
    expect(other.Number).toBe(one.Number + 1)
    expect((await report({ CaseId, Title: '別的' })).body.ErrorMessage.Code).toBe(409_26_600)
  })

  it('comes from an alarm of the building once, with the thing that the alarm is about', async () => {
    const events = (await admin.get('/api/v1/Alarm/event')).body.Data
    const { EventId } = events.find((event: { IsPrivate: boolean }) => !event.IsPrivate)
    await lobby.owner.query(`update alarm_event set asset_code = 'ws-p-01' where id = $1`, [EventId])
    const made = (await report({ EventId })).body.Data
    const pump = (await admin.get('/api/v1/Communities/Assets', { Text: 'WS-P-01' })).body.Data[0]
    expect(made).toMatchObject({ Source: 'alarm', EventId, AssetId: pump.AssetId, AssetName: '1 號揚水泵' })
    expect((await report({ EventId })).body.ErrorMessage.Code).toBe(409_26_604)
    expect((await desk.get(base, { EventId })).body.Data).toHaveLength(1)
    await act(made, 'Cancel', { Reason: '誤報' })
    expect((await report({ EventId })).status).toBe(200)
  })

  it('is said to be of a thing of the register afterwards, which its warranty and past follow; of another community none', async () => {
    const made = await reported()
    const pump = (await admin.get('/api/v1/Communities/Assets', { Text: 'WS-P-01' })).body.Data[0]
    const linked = await act(made, 'Asset', { AssetId: pump.AssetId }, desk)
    expect(linked.body.Data).toMatchObject({ AssetId: pump.AssetId, AssetName: '1 號揚水泵' })
    expect(linked.body.Data.Steps.at(-1)).toMatchObject({ Act: 'linked', Note: '1 號揚水泵' })
    const ofIt = (await desk.get(base, { AssetId: pump.AssetId })).body.Data
    expect(ofIt.map(({ CaseId }: { CaseId: string }) => CaseId)).toContain(made.CaseId)
    expect((await act(made, 'Asset', { AssetId: null }, desk)).body.ErrorMessage.Code).toBe(409_26_601)
    expect((await act(linked.body.Data, 'Asset', { AssetId: newId() }, desk)).status).toBe(404)
  })

  it('that is given to another supplier loses the price of the first, and says from a wall only what was put down for it', async () => {
    const made = await reported()
    const quoting = (await act(made, 'Assign', { SupplierId: suppliers[0], NeedsOffer: true })).body.Data
    const OfferId = newId()
    const offers = `${base}/${made.CaseId}/Offers`
    const offered = (await desk.post(offers, { OfferId, SupplierId: suppliers[0], Amount: 50_000 })).body.Data
    expect(quoting.RowVersion).toBeLessThan(offered.RowVersion)
    const working = (await act(offered, 'Choose', { OfferId })).body.Data
    const other = (await act(working, 'Assign', { SupplierId: suppliers[1], NeedsOffer: false })).body.Data
    expect(other).toMatchObject({ Cost: null, OfferList: [{ IsChosen: false }] })
    expect((await act(await reported(), 'Finish', { Cost: 1 })).body.ErrorMessage.Code).toBe(409_26_602)
  })

  it('says at every step whom it waits for: somebody to assign it, an offer, a choice, the work, acceptance, nobody', async () => {
    const made = await reported()
    const waits = [made.WaitsFor]
    const quoting = (await act(made, 'Assign', { SupplierId: suppliers[0], NeedsOffer: true })).body.Data
    waits.push(quoting.WaitsFor)
    const offer = (SupplierId: string | undefined, Amount: number) =>
      desk.post(`${base}/${made.CaseId}/Offers`, { OfferId: newId(), SupplierId, Amount })
    await offer(suppliers[0], 26_800)
    const compared = (await offer(suppliers[1], 24_500)).body.Data
    waits.push(compared.WaitsFor)
    expect(compared.OfferList.map(({ Amount }: { Amount: number }) => Amount)).toEqual([24_500, 26_800])
    const [{ OfferId }] = compared.OfferList
    expect((await act(made, 'Choose', { OfferId })).body.ErrorMessage.Code).toBe(409_26_601)
    const working = (await act(compared, 'Choose', { OfferId })).body.Data
    waits.push(working.WaitsFor)
    expect(working).toMatchObject({ Cost: 24_500, SupplierId: suppliers[1] })
    const done = (await act(working, 'Finish', { Cost: null, Note: '換軸承' }, desk)).body.Data
    waits.push(done.WaitsFor)
    const accepted = (await act(done, 'Accept', { Stars: 5 })).body.Data
    waits.push(accepted.WaitsFor)
    expect(waits).toEqual(['assign', 'offer', 'choose', 'work', 'accept', 'nothing'])
    expect(accepted.Steps.map((step: { Act: string }) => step.Act)).toEqual([
      'reported',
      'assigned',
      'offered',
      'offered',
      'chosen',
      'finished',
      'accepted',
    ])
    const again = (await act(accepted, 'Reopen', { Reason: '又有異音' }, desk)).body.Data
    expect(again).toMatchObject({ State: 'working', Reopened: 1, WaitsFor: 'work' })
  })

  it('stands first on the duty board when it waits longest', async () => {
    const [old] = [await reported(), await reported()]
    await lobby.owner.query(
      "update repair_case set state_since = now() - interval '400 days' where id = $1",
      [old.CaseId],
    )
    const { Data, Pagination } = (await desk.get(base, { IsLongestFirst: true, MaxCount: 2 })).body
    expect(Data[0].CaseId).toBe(old.CaseId)
    expect([Data.length, Pagination.Total > 2]).toEqual([2, true])
  })

  it('of a thing under warranty says until when and who stands for it; a claim that is accepted costs nothing', async () => {
    const AssetId = newId()
    const Warranty = { WarrantyEnd: '2999-12-31', SupplierId: suppliers[0] }
    await admin.post('/api/v1/Communities/Assets', {
      AssetId,
      DisplayId: 'RW-1',
      Name: '新泵浦',
      ...Warranty,
    })
    const nobody = { AssetId: newId(), DisplayId: 'RW-2', Name: '風扇', SupplierId: newId() }
    expect((await admin.post('/api/v1/Communities/Assets', nobody)).body.ErrorMessage.Code).toBe(400_26_017)
    const made = (await report({ AssetId })).body.Data
    expect(made).toMatchObject({ WarrantyUntil: '2999-12-31', VendorId: suppliers[0] })
    const given = (await act(made, 'Assign', { SupplierId: suppliers[0], NeedsOffer: false })).body.Data
    const asked = (await act(given, 'Claim', { IsAccepted: null, Person: '王經理' })).body.Data
    expect(asked).toMatchObject({ IsWarranty: false, State: 'working' })
    expect(asked.Steps.at(-1)).toMatchObject({ Act: 'claimAsked', Note: `${made.VendorName} 王經理` })
    const refused = (await act(asked, 'Claim', { IsAccepted: false, Note: '人為損壞' })).body.Data
    expect(refused.IsWarranty).toBe(false)
    const claimed = (await act(refused, 'Claim', { IsAccepted: true })).body.Data
    expect(claimed).toMatchObject({ IsWarranty: true })
    expect(claimed.Steps.slice(-2)).toMatchObject([
      { Act: 'claimed', Note: `${made.VendorName}，廠商不接受，人為損壞` },
      { Act: 'claimed', Note: `${made.VendorName}，廠商接受` },
    ])
    const done = (await act(claimed, 'Finish', { Cost: null, Note: '換新' }, desk)).body.Data
    expect(done).toMatchObject({ State: 'done', Cost: 0 })
  })

  it('whose claim is accepted costs nothing although an offer was taken, and goes to who stands for the warranty', async () => {
    const AssetId = newId()
    const asset = { AssetId, DisplayId: 'RW-4', Name: '新馬達', SupplierId: suppliers[0] }
    await admin.post('/api/v1/Communities/Assets', asset)
    const made = (await report({ AssetId })).body.Data
    const quoting = (await act(made, 'Assign', { SupplierId: suppliers[1], NeedsOffer: true })).body.Data
    const OfferId = newId()
    const offer = { OfferId, SupplierId: suppliers[1], Amount: 12_000 }
    const offered = (await desk.post(`${base}/${quoting.CaseId}/Offers`, offer)).body.Data
    const working = (await act(offered, 'Choose', { OfferId })).body.Data
    const asked = (await act(working, 'Claim', { IsAccepted: null, Person: '王經理' })).body.Data
    expect(asked).toMatchObject({ SupplierId: suppliers[1], Cost: 12_000 })
    expect(asked.Steps.at(-1).Note).toBe(`${made.VendorName} 王經理`)
    const accepted = (await act(asked, 'Claim', { IsAccepted: true })).body.Data
    expect(accepted).toMatchObject({
      SupplierId: suppliers[0],
      State: 'working',
      Cost: null,
      OfferList: [{ IsChosen: false }],
    })
    const done = (await act(accepted, 'Finish', { Cost: null }, desk)).body.Data
    expect(done.Cost).toBe(0)
    const closed = (await act(done, 'Accept', {})).body.Data
    expect(closed.Cost).toBe(0)
  })

  it('given to its supplier anew under the warranty costs nothing either; what was paid for work that was done stays', async () => {
    const made = await reported()
    const given = { SupplierId: suppliers[0], NeedsOffer: false }
    const OfferId = newId()
    const offer = { OfferId, SupplierId: suppliers[0], Amount: 9000 }
    const offered = (await desk.post(`${base}/${made.CaseId}/Offers`, offer)).body.Data
    const working = (await act(offered, 'Choose', { OfferId })).body.Data
    const free = (await act(working, 'Assign', { ...given, IsWarranty: true })).body.Data
    expect(free).toMatchObject({ Cost: null, IsWarranty: true, OfferList: [{ IsChosen: false }] })
    const done = (await act(free, 'Finish', { Cost: 700 }, desk)).body.Data
    const accepted = (await act(done, 'Accept', {})).body.Data
    const again = (await act(accepted, 'Reopen', { Reason: '又壞' }, desk)).body.Data
    expect((await act(again, 'Claim', { IsAccepted: true })).body.Data.Cost).toBe(700)
  })

  it('that was finished without an amount gets its cost when it is accepted, and a changed one is on record', async () => {
    const done = async (Cost: number | null) => {
      const made = await reported()
      const work = { SupplierId: suppliers[0], NeedsOffer: false }
      const working = (await act(made, 'Assign', work)).body.Data
      return (await act(working, 'Finish', { Cost }, desk)).body.Data
    }
    const first = (await act(await done(null), 'Accept', { Cost: 3600 })).body.Data
    expect(first).toMatchObject({ State: 'accepted', Cost: 3600 })
    const other = (await act(await done(3600), 'Accept', { Cost: 3000, Note: '少一項' })).body.Data
    expect(other.Cost).toBe(3000)
    expect(other.Steps.at(-1).Note).toBe('少一項，NT$3,600 → NT$3,000')
    expect((await act(await done(3600), 'Accept', {})).body.Data.Cost).toBe(3600)
  })

  it('whose work was accepted is not cancelled out of the books', async () => {
    const made = await reported()
    const work = { SupplierId: suppliers[0], NeedsOffer: false }
    const working = (await act(made, 'Assign', work)).body.Data
    const done = (await act(working, 'Finish', { Cost: 12_000 }, desk)).body.Data
    const accepted = (await act(done, 'Accept', {})).body.Data
    const again = (await act(accepted, 'Reopen', { Reason: '又漏' }, desk)).body.Data
    expect((await act(again, 'Cancel', { Reason: '不修了' })).body.ErrorMessage.Code).toBe(409_26_605)
    expect((await desk.get(`${base}/${made.CaseId}`)).body.Data).toMatchObject({
      State: 'working',
      Cost: 12_000,
    })
  })

  it('of an alarm that has another one by now is not opened again, and says which one it is', async () => {
    const events = (await admin.get('/api/v1/Alarm/event')).body.Data
    const free: string[] = []
    for (const { EventId, IsPrivate } of events)
      if (!IsPrivate && !(await desk.get(base, { EventId, IsOpen: false })).body.Data.length)
        free.push(EventId)
    const [EventId] = free
    const made = (await report({ EventId })).body.Data
    const cancelled = (await act(made, 'Cancel', { Reason: '誤報' })).body.Data
    const other = await report({ EventId })
    expect(other.status).toBe(200)
    const reopened = await act(cancelled, 'Reopen', { Reason: '不是誤報' }, desk)
    expect(reopened.body.ErrorMessage.Code).toBe(409_26_604)
  })

  it('says that it waits for the answer to a claim; whoever accepts one does the work', async () => {
    const AssetId = newId()
    const asset = {
      AssetId,
      DisplayId: 'RW-3',
      Name: '新風機',
      WarrantyEnd: '2999-12-31',
      SupplierId: suppliers[0],
    }
    await admin.post('/api/v1/Communities/Assets', asset)
    const made = (await report({ AssetId })).body.Data
    await lobby.owner.query("update repair_case set state_since = now() - interval '9 days' where id = $1", [
      made.CaseId,
    ])
    const asked = (await act(made, 'Claim', { IsAccepted: null, Person: '王經理' })).body.Data
    expect(asked).toMatchObject({ State: 'reported', WaitsFor: 'claim' })
    expect(Date.now() - new Date(asked.StateSince).getTime()).toBeLessThan(86_400_000)
    // An offer to compare decides nothing of it, and the list finds it by what it waits for.
    await desk.post(`${base}/${made.CaseId}/Offers`, {
      OfferId: newId(),
      SupplierId: suppliers[1],
      Amount: 3000,
    })
    const waiting = (await desk.get(base, { WaitsFor: 'claim' })).body.Data
    expect(waiting.map(({ CaseId }: { CaseId: string }) => CaseId)).toContain(made.CaseId)
    const now = (await desk.get(`${base}/${made.CaseId}`)).body.Data
    const refused = (await act(now, 'Claim', { IsAccepted: false })).body.Data
    expect(refused).toMatchObject({ State: 'quoting', WaitsFor: 'choose' })
    const again = (await act(refused, 'Claim', { IsAccepted: null })).body.Data
    const accepted = (await act(again, 'Claim', { IsAccepted: true })).body.Data
    expect(accepted).toMatchObject({
      State: 'working',
      WaitsFor: 'work',
      SupplierId: suppliers[0],
      IsWarranty: true,
    })
  })

  it('is found by who does it', async () => {
    const { body } = await desk.get(base, { Keyword: '崇安電梯', IsOpen: false })
    const names = body.Data.map(({ SupplierName }: { SupplierName: string }) => SupplierName)
    expect([...new Set(names)]).toEqual(['崇安電梯'])
  })

  it('is decided by managers alone, and by nobody in a state in which it cannot be', async () => {
    const made = await reported()
    expect(
      (await act(made, 'Assign', { Assignee: '林志明', SupplierId: null, NeedsOffer: false }, desk)).status,
    ).toBe(403)
    const nobody = await act(made, 'Assign', { SupplierId: null, NeedsOffer: false })
    expect(nobody.body.ErrorMessage.Code).toBe(400_26_600)
    expect((await act(made, 'Accept', {})).body.ErrorMessage.Code).toBe(409_26_602)
  })
})
