import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { fileOf, hasProgram, wordsOf } from '#tests/setup/paper-tools.ts'
import { base, begin, even } from './test-assembly.ts'

let lobby: Lobby
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

it('of co-owners the one who came stands in the sign-in book and in the record (Art. 27, 34)', async () => {
  const { AssemblyId } = await begin(manager, even(2), { isDraft: true })
  const add = async (label: string, more: object) => {
    const UnitOwnerId = newId()
    const unit = { TabletNote: label, Owners: [{ Name: '楊俊廷' }, { Name: '張筱娟' }], ExclusiveArea: 9000 }
    await manager.put(`${base}/AddUnitOwner`, { AssemblyId, UnitOwnerId, ...unit, ...more })
    return UnitOwnerId
  }
  const elected = await add('8F', { RepresentativeName: '楊俊廷' })
  const open = await add('9F', { Owners: [{ Name: '許一' }, { Name: '許二' }] })
  expect((await manager.patch(`${base}/PublishAssembly`, { AssemblyId })).status).toBe(200)
  const register = (UnitOwnerId: string, AttendeeName?: string) =>
    manager.patch(`${base}/RegisterUnitOwner`, { AssemblyId, UnitOwnerIds: [UnitOwnerId], AttendeeName })
  const stranger = await register(open, '楊俊廷')
  expect(stranger.body.ErrorMessage.Code).toBe(400_24_804)
  expect((await register(open)).body.ErrorMessage.Code).toBe(400_24_803)
  const there = await register(open, ' 許二 ')
  expect(there.body.Data[0].Registration).toMatchObject({ Type: 'self', AttendeeName: '許二' })
  // Whoever says no name means the one whom the roll names.
  expect((await register(elected)).body.Data[0].Registration.AttendeeName).toBe('楊俊廷')
  const { Entries } = (await manager.get(`${base}/GetEventList?AssemblyId=${AssemblyId}`)).body.Data
  const said = Entries.filter(({ Act }: { Act: string }) => Act === 'registerOwner')
  expect(said.map(({ Facts }: { Facts: string }) => JSON.parse(Facts).attendee).toSorted()).toEqual([
    '楊俊廷',
    '許二',
  ])
  if (!hasProgram('pdftotext')) return
  const book = await fileOf(manager, `${base}/GetPaper?AssemblyId=${AssemblyId}&Paper=signIn`)
  expect((await wordsOf(book.content)).replaceAll(/\s+/g, '')).toContain('共有人許二')
  const forms = await fileOf(manager, `${base}/GetPaper?AssemblyId=${AssemblyId}&Paper=elections`)
  const words = (await wordsOf(forms.content)).replaceAll(/\s+/g, '')
  expect(words.match(/共有人推選書/g)).toHaveLength(2)
  for (const part of ['推選楊俊廷一人', '戶別9F', '許一', '許二']) expect(words).toContain(part)
})
