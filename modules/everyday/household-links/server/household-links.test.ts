import { afterAll, beforeAll, expect, it } from 'vitest'
import { householdOf } from '#database/cast/households.ts'
import { newId } from '#platform/contract/new-id.ts'
import { picture } from '#modules/keeping/files/server/sample-upload.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
let desk: Desk
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,worker' })
  desk = await lobby.as('desk1')
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const home = householdOf('C棟-8F-1')
const page = '/api/v1/Message/Form'
const linkOf = async () => {
  const { body } = await desk.get('/api/v1/HouseholdLink', { Kind: 'message', TabletIds: [home.id] })
  return `${page}/${new URL(body.Data[0].Url, 'http://x').searchParams.get('token')}`
}
const opens = async (address: string) => (await lobby.nobody().get(address)).status
const wordsOf = async (address: string): Promise<string[]> =>
  (await lobby.nobody().get(address)).body.Data.Messages.map(({ Content }: { Content: string }) => Content)

it('who moved out keeps no way into what the next ones write, and these read nothing that was written before', async () => {
  const address = await linkOf()
  const [type] = (await lobby.nobody().get(address)).body.Data.Types
  const write = (to: string, Content: string) =>
    lobby.nobody().post(to, { Id: newId(), Name: '周先生', TypeId: type.TypeId, Content })
  const first = await write(address, '樓上太吵。')
  const Id = first.body.Data.Id
  const form = new FormData()
  form.append('File', new Blob([new Uint8Array(picture)]), 'a.png')
  const { Path } = (await desk.post('/core/api/Message/UploadReplyFile', form)).body.Data
  const reply = { Id, ReplyId: newId(), Content: '已勸導樓上。', Files: [Path], IsClosing: true }
  expect((await desk.post('/core/api/Message/Reply', reply)).status).toBe(200)
  const { body } = await desk.get(`/api/v1/CommunityTablet/${home.id}/Home`)
  const ids: string[] = body.Data.Residents.map(({ ResidentId }: { ResidentId: string }) => ResidentId)
  const left = await desk.post(`/core/api/Community/Tablet/${home.id}/Resident/MoveOut`, {
    ResidentIds: ids,
    Reason: '全家遷出',
  })
  expect(left.status).toBe(200)
  await expect.poll(() => opens(address), { timeout: 15_000 }).toBe(404)
  const fresh = await linkOf()
  expect(await wordsOf(fresh)).toEqual([])
  await write(fresh, '水壓很小。')
  // All are renewed when somebody left who had them; who lives there goes on reading its own.
  expect((await desk.post('/api/v1/HouseholdLink/Renew')).status).toBe(403)
  expect((await manager.post('/api/v1/HouseholdLink/Renew')).body.Data.TotalCount).toBeGreaterThan(100)
  expect(await opens(fresh)).toBe(404)
  expect(await wordsOf(await linkOf())).toEqual(['水壓很小。'])
  // Who is forgotten leaves neither words nor files, under whatever name their household wrote (個資法 Art. 11).
  for (const ResidentId of ids)
    expect(
      (
        await manager.post('/api/v1/PersonalData/Request', {
          RequestId: newId(),
          ResidentId,
          Reason: '本人請求',
        })
      ).status,
    ).toBe(200)
  const kept = async () =>
    (
      await lobby.owner.query(
        `select m.content || coalesce(string_agg(l.content || l.file_paths::text, ''), '') as words
         from resident_message m left join message_line l on l.message_id = m.id where m.id = $1 group by m.id, m.content`,
        [Id],
      )
    ).rows[0].words
  await expect.poll(kept, { timeout: 20_000 }).not.toMatch(/樓上|png/)
})

it('a one-time account is given nobody’s links', async () => {
  const guard = await lobby.as('once1')
  expect((await guard.get('/api/v1/HouseholdLink', { Kind: 'message' })).status).toBe(403)
})
