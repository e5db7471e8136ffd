import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { castId } from '#database/cast/cast-id.ts'
import { migrate } from '#database/migrate.ts'
import { Database } from '#platform/server/database.ts'
import { forgetOld } from '#platform/server/retention.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { retentions } from './retention.ts'
import { picture } from '#modules/keeping/files/server/sample-upload.ts'

const base = '/api/v1/Repairs'
let lobby: Lobby
let admin: Desk
let desk: Desk
let database: Database
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  database = new Database(lobby.connection, await migrate(lobby.connection), pino({ level: 'silent' }), 2)
})
afterAll(async () => {
  await database.close()
  await lobby.close()
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

  it('forgets in its time who reported it, with their words and photos, also of a case that nobody ended', async () => {
    const address = await addressOf()
    const fields = { Id: newId(), Title: '水管漏水', Name: '王小姐', Phone: '0912345678' }
    expect((await lobby.nobody().post(address, form(fields, picture))).status).toBe(200)
    const own = { CaseId: newId(), Title: '換燈管', Detail: '三樓第二支' }
    const asked = { CaseId: newId(), Title: '門鈴不響', Detail: '我先生白天在家', ReporterName: '林小姐' }
    for (const made of [own, asked]) expect((await desk.post(base, made)).status).toBe(200)
    const read = async (id: string) => (await desk.get(`${base}/${id}`)).body.Data
    expect((await read(fields.Id)).Photos).toHaveLength(1)
    await lobby.owner.query(
      "update repair_case set state_since = now() - interval '181 days' where id = any($1)",
      [[fields.Id, own.CaseId, asked.CaseId]],
    )
    const [rule] = retentions
    if (!rule) throw new Error('no rule')
    const { paths } = await database.write(castId('community', '晴川社區'), (lease) =>
      forgetOld(lease, rule, { before: new Date(Date.now() - 180 * 86_400_000), limit: 100 }),
    )
    expect(paths).toHaveLength(1)
    const found = await read(fields.Id)
    expect(found).toMatchObject({
      Title: '水管漏水',
      Detail: '',
      ReporterName: '',
      ReporterPhone: '',
      Photos: [],
    })
    expect(found.Steps).toMatchObject([{ Act: 'reported', Photos: [] }])
    expect(await read(asked.CaseId)).toMatchObject({ Title: '門鈴不響', Detail: '', ReporterName: '' })
    expect(await read(own.CaseId)).toMatchObject({ Detail: '三樓第二支' })
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
