import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { database, haveNights, here, lobby } from '#tests/setup/nights.ts'
import { picture } from '#modules/keeping/files/server/sample-upload.ts'
import { doWork, system } from '#platform/server/work.ts'
import { remind } from './reminders.ts'

const base = '/api/v1/Communities/Suppliers'
haveNights()
let admin: Desk
let desk: Desk
beforeAll(async () => {
  admin = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
})

let nth = 0
const content = () => ({
  Name: `測試廠商${++nth}`,
  TaxId: '60435460',
  TypeIds: [3, 1, 3],
  CityName: '新北市',
  AreaName: '三重區',
  Address: '重新路一段 1 號',
  Phone: '02-2999-3180',
  Mail: '',
  Note: '',
  Contacts: [{ Name: '張先生', Title: '', Phone: '0912-805-316', Mail: '' }],
})
const add = (changes: object = {}, who = admin) =>
  who.post(base, { SupplierId: newId(), ...content(), ...changes })
const added = async (changes: object = {}) => (await add(changes)).body.Data
const dayIn = (days: number) => new Date(Date.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10)
const paper = (changes: object = {}) => ({
  PaperId: newId(),
  Kind: 'insurance',
  Title: '公共意外責任險',
  Number: 'A-1',
  StartDay: dayIn(-300),
  EndDay: dayIn(20),
  RemindDays: 30,
  Amount: null,
  Note: '',
  FileId: null,
  ...changes,
})
const code = async (answer: Promise<{ body: { ErrorMessage: { Code: number } } }>) =>
  (await answer).body.ErrorMessage.Code

describe('suppliers', () => {
  it('are added once however often they are sent, listed by type and word, and by nobody without the right', async () => {
    const SupplierId = newId()
    const body = content()
    const answers = await Promise.all([1, 2, 3].map(() => add({ SupplierId, ...body })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers[0]?.body.Data).toMatchObject({ TypeIds: [1, 3], Phone: '0229993180', IsEnded: false })
    expect(await code(add({ SupplierId, ...body, Note: '別的' }))).toBe(409_26_400)
    expect(await code(add({ Name: body.Name }))).toBe(409_26_401)
    expect((await add({}, desk)).status).toBe(403)
    const ids = async (query: Record<string, string | number>) =>
      (await desk.get(base, query)).body.Data.map((row: { SupplierId: string }) => row.SupplierId)
    expect(await ids({ Keyword: body.Name })).toEqual([SupplierId])
    expect(await ids({ Keyword: body.Name, TypeId: 2 })).toEqual([])
  })

  it('say what is wrong with them: a tax number, a district of another city, a type that is none, a telephone', async () => {
    expect(await code(add({ TaxId: '12345678' }))).toBe(400_26_400)
    expect(await code(add({ CityName: '臺北市' }))).toBe(400_26_401)
    expect(await code(add({ TypeIds: [99] }))).toBe(400_26_402)
    expect(await code(add({ Phone: '分機 abc' }))).toBe(400_26_403)
    expect((await add({ TypeIds: [] })).status).toBe(400)
  })

  it('are corrected by who saw the newest, and once ended are changed no more but stay known', async () => {
    const { SupplierId, RowVersion, Name } = await added()
    const path = `${base}/${SupplierId}`
    const correct = (changes: object) => admin.put(path, { ...content(), RowVersion, ...changes })
    expect((await correct({ Name: `${Name}改` })).body.Data).toMatchObject({ RowVersion: 2 })
    expect(await code(correct({}))).toBe(409_26_402)
    expect((await admin.delete(path)).status).toBe(200)
    expect(await code(correct({ RowVersion: 2 }))).toBe(409_26_403)
    expect((await desk.get(path)).body.Data.IsEnded).toBe(true)
  })

  it('have files told by their bytes, opened by a link, and removed when no paper names them', async () => {
    const { SupplierId } = await added()
    const path = `${base}/${SupplierId}/Files`
    const send = (bytes: Buffer, name = '合約.pdf') => {
      const form = new FormData()
      form.append('File', new Blob([new Uint8Array(bytes)]), name)
      return admin.post(path, form)
    }
    expect(await code(send(Buffer.from('MZ 我是程式')))).toBe(415_26_400)
    const kept = (await send(Buffer.from('%PDF-1.7\n1 0 obj'))).body.Data
    expect(kept).toMatchObject({ FileName: '合約.pdf', MimeType: 'application/pdf' })
    await send(picture, 'photo.png')
    expect((await desk.get(path)).body.Data.length).toBe(2)
    const { Url } = (await desk.get(`${path}/${kept.FileId}`)).body.Data
    expect((await fetch(`${lobby.url}${Url}`)).headers.get('content-type')).toBe('application/pdf')
    const made = (await admin.post(`${base}/${SupplierId}/Papers`, paper({ FileId: kept.FileId }))).body.Data
    expect(await code(admin.delete(`${path}/${kept.FileId}`))).toBe(409_26_406)
    expect((await admin.delete(`${base}/${SupplierId}/Papers/${made.PaperId}`)).status).toBe(200)
    expect((await admin.delete(`${path}/${kept.FileId}`)).status).toBe(200)
    expect((await admin.get(`${path}/${kept.FileId}`)).status).toBe(404)
  })

  it('have papers whose end is told once within the days before it, and again when the end is another one', async () => {
    const { SupplierId } = await added()
    const path = `${base}/${SupplierId}/Papers`
    expect(await code(admin.post(path, paper({ StartDay: dayIn(30) })))).toBe(400_26_404)
    const made = (await admin.post(path, paper())).body.Data
    const far = (await admin.post(path, paper({ EndDay: dayIn(31), RemindDays: 7 }))).body.Data
    const told = async () => {
      await database.write(here, (lease) => doWork(lease, { communityId: here, author: system }, remind))
      const { rows } = await lobby.owner.query(
        "select payload->>'PaperId' as id from event where name = 'suppliers.paperEnds' order by number",
      )
      return rows.map(({ id }) => id).filter((id) => id === made.PaperId || id === far.PaperId)
    }
    expect(await told()).toEqual([made.PaperId])
    expect(await told()).toEqual([made.PaperId])
    const { PaperId: _id, ...rest } = paper({ EndDay: dayIn(10) })
    const changed = await admin.put(`${path}/${made.PaperId}`, { ...rest, RowVersion: made.RowVersion })
    expect(changed.body.Data.RowVersion).toBe(made.RowVersion + 1)
    expect(await told()).toEqual([made.PaperId, made.PaperId])
  })

  it('are known with the districts of Taiwan and by what they do', async () => {
    const { body: places } = await desk.get('/api/v1/SupplierCityAreas')
    expect(places.Data.length).toBe(22)
    expect(places.Data.flatMap(({ Areas }: { Areas: string[] }) => Areas).length).toBe(368)
    const { body: types } = await desk.get('/api/v1/SupplierTypes')
    expect(types.Data).toContainEqual({ TypeId: 2, TypeName: '消防', Count: 1 })
  })
})
