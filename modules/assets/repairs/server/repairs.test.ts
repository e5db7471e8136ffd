import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { picture } from '#modules/keeping/files/server/sample-upload.ts'

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

describe('the QR code on the wall', () => {
  const form = (fields: Record<string, string>, photo?: Buffer) => {
    const made = new FormData()
    for (const [name, value] of Object.entries(fields)) made.append(name, value)
    if (photo) made.append('File', new Blob([new Uint8Array(photo)]), 'photo.png')
    return made
  }
  const addressOf = async (query = {}) => {
    const { Url } = (await desk.get('/api/v1/RepairReport/Url', query)).body.Data
    return `/api/v1/RepairReport/${new URL(Url, lobby.url).searchParams.get('token')}`
  }

  it('takes a report with a photo of whoever has no account, once, and shows nothing of the community but its name', async () => {
    const address = await addressOf()
    expect(await addressOf()).toBe(address)
    const nobody = lobby.nobody()
    expect((await nobody.get(address)).body.Data).toEqual({
      CommunityName: '晴川社區',
      AssetName: '',
      Place: '',
    })
    const said = { Household: 'a5-2', Name: '王小姐', Phone: '0912-345-678' }
    const fields = { Id: newId(), Title: '燈不亮', Place: 'B1 樓梯', ...said }
    const sent = await nobody.post(address, form(fields, picture))
    expect((await nobody.post(address, form(fields, picture))).body.Data).toEqual(sent.body.Data)
    const found = (await desk.get(`${base}/${fields.Id}`)).body.Data
    expect(found).toMatchObject({
      Source: 'wall',
      TabletNote: 'A棟-5F-2',
      ReporterName: '王小姐',
      ReporterPhone: '0912***678',
    })
    const photo = await desk.get(`${base}/${fields.Id}/Photo`, { Path: found.Photos[0] })
    expect((await fetch(`${lobby.url}${photo.body.Data.Url}`)).status).toBe(200)
  })

  it('refuses what is no photo, a report without words, and a code that is none, each with its sentence', async () => {
    const address = await addressOf()
    const nobody = lobby.nobody()
    const words = { Id: newId(), Title: '漏水' }
    expect((await nobody.post(address, form(words, Buffer.from('MZ')))).status).toBe(415)
    expect((await nobody.post(address, form({ Id: newId(), Title: '' }))).status).toBe(400)
    const unknown = { Id: newId(), Title: '門鎖壞', Household: '五樓王家', Name: '王小姐' }
    expect((await nobody.post(address, form(unknown))).status).toBe(200)
    expect((await desk.get(`${base}/${unknown.Id}`)).body.Data).toMatchObject({
      TabletId: null,
      ReporterName: '王小姐　五樓王家',
    })
    const wrong = await nobody.get('/api/v1/RepairReport/AAAAAAAAAAAAAAAAAAAAAA')
    expect(wrong.body.Message).toBe('這個報修連結已失效，請洽櫃台。')
  })

  it('of a label is the same page for whoever has no account, and who floods one label shuts that alone', async () => {
    const [one, other] = (await admin.get('/api/v1/Communities/Assets', { Text: '揚水泵' })).body.Data
    const of = ({ QrCode }: { QrCode: string }) => `/api/v1/RepairReport/${QrCode}`
    expect((await lobby.nobody().get(of(one))).body.Data).toMatchObject({ AssetName: one.Name })
    expect((await lobby.nobody().get('/api/v1/RepairReport/AAAAAAAAAAAA')).status).toBe(404)
    const Id = newId()
    expect((await lobby.nobody().post(of(one), form({ Id, Title: '有異音' }))).status).toBe(200)
    expect((await desk.get(`${base}/${Id}`)).body.Data).toMatchObject({
      Source: 'wall',
      AssetId: one.AssetId,
    })
    await lobby.owner.query(
      `insert into repair_case (community_id, id, number, title, source, asset_id, state_since, reported_at)
       select community_id, gen_random_uuid(), 9000 + n, '亂報', 'wall', asset_id, now(), now()
       from repair_case, generate_series(1, 20) n where id = $1`,
      [Id],
    )
    const send = (asset: { QrCode: string }) =>
      lobby.nobody().post(of(asset), form({ Id: newId(), Title: '有異音' }))
    expect((await send(one)).status).toBe(429)
    expect((await send(other)).status).toBe(200)
  })

  it('takes no more than 200 reports a day from all walls', async () => {
    const address = await addressOf()
    await lobby.owner.query(
      `insert into repair_case (community_id, id, number, title, source, state_since, reported_at)
       select id, gen_random_uuid(), 20000 + n, '亂報', 'wall', now(), now() from community, generate_series(1, 200) n
       where name = '晴川社區'`,
    )
    const flood = await lobby.nobody().post(address, form({ Id: newId(), Title: '燈不亮' }))
    expect(flood.body.Message).toBe('今天的線上報修已達上限，請直接洽櫃台。')
    await lobby.owner.query("delete from repair_case where title = '亂報'")
  })

  it('opens nothing any more once a manager renewed it', async () => {
    const before = await addressOf()
    const renewal = '/api/v1/RepairReport/Url/Renew'
    expect((await desk.post(renewal)).status).toBe(403)
    const { Url } = (await admin.post(renewal)).body.Data
    expect((await lobby.nobody().get(before)).body.Message).toBe('這個報修連結已失效，請洽櫃台。')
    expect((await lobby.nobody().post(before, form({ Id: newId(), Title: '亂報' }))).status).toBe(404)
    const now = await addressOf()
    expect(new URL(Url, lobby.url).searchParams.get('token')).toBe(now.split('/').at(-1))
    expect((await lobby.nobody().get(now)).status).toBe(200)
  })

  it('of one machine names it, and the report is about it', async () => {
    const { body } = await admin.get('/api/v1/Communities/Assets')
    const [asset] = body.Data
    const address = await addressOf({ AssetId: asset.AssetId })
    expect((await lobby.nobody().get(address)).body.Data.AssetName).toBe(asset.Name)
    const Id = newId()
    await lobby.nobody().post(address, form({ Id, Title: '有異音' }))
    expect((await desk.get(`${base}/${Id}`)).body.Data.AssetId).toBe(asset.AssetId)
  })

  it('takes 20 reports a day from one address, and what is refused before counts for nothing', async () => {
    const address = await addressOf()
    const nobody = lobby.nobody()
    const send = (fields: Record<string, string>) => nobody.post(address, form(fields))
    await lobby.owner.query("delete from guess where what like 'repairReport.%'")
    for (let nth = 0; nth < 3; nth++) expect((await send({ Id: newId(), Title: '' })).status).toBe(400)
    const statuses: number[] = []
    for (let nth = 0; nth < 21; nth++) statuses.push((await send({ Id: newId(), Title: '燈不亮' })).status)
    expect([statuses[19], statuses[20]]).toEqual([200, 429])
    await lobby.owner.query("delete from guess where what like 'repairReport.%'")
  })
})
