import { beforeAll, expect, it } from 'vitest'
import { dayAfter } from '#platform/contract/days.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { database, haveNights, here, lobby } from '#tests/setup/nights.ts'
import { uploadBy } from '#modules/keeping/files/server/sample-upload.ts'
import { doWork, system } from '#platform/server/work.ts'
import { remind } from './reminders.ts'

const base = '/api/v1/Communities/Assets'
haveNights()
let admin: Desk
let path: string
let AssetId: string
beforeAll(async () => {
  admin = await lobby.as('auth_0912345678', '晴川社區')
  AssetId = (await admin.get(base, { Text: 'L-001' })).body.Data[0].AssetId
  path = `${base}/${AssetId}/Attachments`
})

const dayIn = (days: number) => dayAfter(dayOf(new Date()), days)
async function keepPaper(content = '%PDF-1.7\n1 0 obj'): Promise<string> {
  const form = new FormData()
  form.append('File', new Blob([content]), '檢查證.pdf')
  const { body, status } = await admin.post(`${base}/Files`, form)
  return status === 200 ? body.Data.Path : body.Message
}
const add = (FilePath: string, more: object) =>
  admin.post(path, { AttachmentId: newId(), FileName: '檢查證', FileKind: 'paper', Path: FilePath, ...more })

it('a photo and a paper of an asset are added, listed, opened and removed; what is neither is refused', async () => {
  const paper = await keepPaper()
  expect(await keepPaper('MZ')).toBe('請選擇 PDF、JPG 或 PNG 檔。')
  await add(await uploadBy(admin, 'asset'), { FileName: '外觀', FileKind: 'photo' })
  const AttachmentId = newId()
  for (const _twice of [1, 2])
    expect((await add(paper, { AttachmentId, ExpireDate: dayIn(400) })).status).toBe(200)
  const listed = (await admin.get(path)).body.Data
  expect(listed.map(({ FileName }: { FileName: string }) => FileName)).toEqual(['外觀', '檢查證'])
  const { Url } = (await admin.get(`${path}/${AttachmentId}/Link`)).body.Data
  expect((await fetch(`${lobby.url}${Url}`)).headers.get('content-type')).toBe('application/pdf')
  expect((await admin.delete(`${path}/${AttachmentId}`)).status).toBe(200)
  expect((await admin.get(`${path}/${AttachmentId}/Link`)).status).toBe(404)
})

it('a paper of an asset that ends within 30 days is told once, listed by its filter, and stands on the calendar', async () => {
  const [soon, far] = [newId(), newId()]
  await add(await keepPaper(), { AttachmentId: soon, ExpireDate: dayIn(30) })
  await add(await keepPaper(), { AttachmentId: far, ExpireDate: dayIn(31) })
  const told = async () => {
    await database.write(here, (lease) => doWork(lease, { communityId: here, author: system }, remind))
    const { rows } = await lobby.owner.query(
      "select payload->>'AttachmentId' as id from event where name = 'assets.paperEnds'",
    )
    return rows.map(({ id }) => id).filter((id) => id === soon || id === far)
  }
  expect(await told()).toEqual([soon])
  expect(await told()).toEqual([soon])
  const listed = (await admin.get(base, { IsPaperEnding: true })).body.Data
  expect(listed.map((row: { AssetId: string }) => row.AssetId)).toContain(AssetId)
  const { body } = await admin.get('/api/v1/Calendar', { From: dayIn(30), To: dayIn(31) })
  expect(body.Data.filter(({ Kind }: { Kind: string }) => Kind === 'assets')).toMatchObject([
    { Title: expect.stringContaining('檢查證到期') },
    { Title: expect.stringContaining('檢查證到期') },
  ])
})
