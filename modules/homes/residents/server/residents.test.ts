import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import { uploadBy } from '#modules/keeping/files/server/sample-upload.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const { wang, idle, empty, counter, elsewhere } = cast.households
const { lin } = cast.residents

let lobby: Lobby
let desk: Desk
let desk2: Desk
let manager: Desk

beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  desk2 = await lobby.as('desk2', '晴川社區')
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const path = (householdId: string, residentId = '') =>
  `/core/api/Community/Tablet/${householdId}/Resident${residentId && `/${residentId}`}`
const codeOf = ({ status, body }: Answer) => [status, body.ErrorMessage?.Code]
const rowsOf = async (sql: string, ...values: unknown[]) => (await lobby.owner.query(sql, values)).rows
const add = (householdId: string, more: object = {}) =>
  desk.post(path(householdId), { ResidentId: newId(), Name: '高雅文', ...more })
const peopleOf = async (householdId: string) => (await desk.get(path(householdId))).body.Data
const personOf = async (householdId: string, id: string) =>
  (await peopleOf(householdId)).find((person: { ResidentId: string }) => person.ResidentId === id)
const change = async (householdId: string, id: string, fields: object, who = desk) => {
  const { RowVersion } = await personOf(householdId, id)
  return who.put(path(householdId, id), { RowVersion, ...fields })
}

describe('what somebody can be, and drive', () => {
  it('has numbers and names', async () => {
    const identities = await desk.get('/core/api/Community/ResidentIdentity')
    expect(identities.body.Data).toContainEqual({ Id: 3, Name: '承租人' })
    expect(identities.body.Data).toHaveLength(8)
    const kinds = await desk.get('/core/api/Community/Transportations')
    expect(kinds.body.Data.map((row: { Name: string }) => row.Name)).toEqual([
      '汽車',
      '機車',
      '自行車',
      '電動自行車／其他',
    ])
  })
})

describe('somebody who moves in', () => {
  it('is there with everything the desk wrote down, telephone numbers in their usual form', async () => {
    const id = newId()
    const { status, body } = await add(idle.id, {
      ResidentId: id,
      Phone: '０９２２－３３３－４４４',
      Phone2: '(02) 2700-1234 分機 12',
      IdentityId: 5,
      Birthday: '1990-05-17',
      IsContact: true,
      Transportations: [{ Type: 2, Plate: 'ｍｗｘ 1234' }],
      MovedInOn: '2026-11-01',
    })
    expect(status).toBe(200)
    expect(body.Data).toMatchObject({
      ResidentId: id,
      Name: '高雅文',
      Phone: '0922***444',
      Birthday: '1990-**-**',
      IdentityId: 5,
      IsContact: true,
      IsAppUser: false,
      Transportations: [{ Type: 2, Plate: 'MWX-1234' }],
      MovedInOn: '2026-11-01',
      RowVersion: 1,
    })
    const [row] = await rowsOf('select mobile, phone2 from resident where id = $1', id)
    expect(row).toEqual({ mobile: '0922333444', phone2: '0227001234#12' })
    const moves = await desk.get(`/api/v1/CommunityTablet/${idle.id}/Moves`)
    expect(moves.body.Data).toContainEqual(
      expect.objectContaining({ Kind: 'movedIn', ResidentId: id, To: 'B棟-12F-3', OnDay: '2026-11-01' }),
    )
  })

  it('is there once when the create is sent again, and 409 when its id is somebody else’s already', async () => {
    const id = newId()
    const key = { 'Idempotency-Key': newId() }
    const body = { ResidentId: id, Name: '重送一' }
    const [first, second] = [
      await desk.post(path(idle.id), body, key),
      await desk.post(path(idle.id), body, key),
    ]
    expect(second.body).toEqual(first.body)
    const again = await Promise.all([desk.post(path(idle.id), body), desk.post(path(idle.id), body)])
    expect(again.map((answer) => answer.body.Data)).toEqual([first.body.Data, first.body.Data])
    expect(codeOf(await desk.post(path(idle.id), { ...body, Name: '重送二' }))).toEqual([409, 409606])
  })

  test.each([
    ['no name', { Name: ' ' }, 400001],
    ['a telephone number that is none', { Phone: '打給管理員' }, 400001],
    ['a car without a plate', { Transportations: [{ Type: 1, Plate: '' }] }, 400001],
    ['a birthday that is yet to come', { Birthday: '2999-01-01' }, 400607],
    [
      'a contract that ends before it begins',
      { ContractFrom: '2026-02-01', ContractUntil: '2026-01-31' },
      400606,
    ],
    [
      'the same plate twice',
      {
        Transportations: [
          { Type: 1, Plate: 'AAA-1111' },
          { Type: 1, Plate: 'aaa1111' },
        ],
      },
      400603,
    ],
    ['a photo that nobody uploaded', { AvatarUrl: 'avatar/2026/11/21/1-2.jpg' }, 400003],
  ])('with %s is refused with a sentence', async (_, fields, code) => {
    const answer = await add(idle.id, fields)
    expect(codeOf(answer)).toEqual([400, code])
    expect(answer.body.Message).toMatch(/[\u4e00-\u9fff]/)
  })

  it('lives in a flat: not in a virtual household, nor in another community', async () => {
    expect(codeOf(await add(counter.id))).toEqual([400, 400604])
    expect((await add(elsewhere.id)).status).toBe(404)
  })
})

describe('personal data (個資法 Art. 5, 27)', () => {
  it('is masked for the desk, whole for a manager by a call of its own, and every such view is audited', async () => {
    const id = newId()
    await add(empty.id, { ResidentId: id, Phone: '0911222333', Phone2: '0227001234', Birthday: '1977-08-09' })
    const other = await lobby.as('auth_0912345678', '松濤苑')
    const seen = await personOf(empty.id, id)
    expect(seen).toMatchObject({ Phone: '0911***333', Phone2: '***234', Birthday: '1977-**-**' })
    expect(codeOf(await desk.get(`${path(empty.id, id)}/Full`))).toEqual([403, 403001])
    const full = await manager.get(`${path(empty.id, id)}/Full`)
    expect(full.body.Data).toEqual({ ResidentId: id, Birthday: '1977-08-09' })
    const committee = await lobby.as('committee1')
    const numbers = `/api/v1/PhoneNumber/resident/${id}`
    expect(codeOf(await committee.get(numbers))).toEqual([403, 403001])
    expect((await other.get(numbers)).status).toBe(404)
    expect((await desk.get(numbers)).body.Data).toEqual({ Numbers: ['0911222333', '0227001234'] })
    expect(
      await rowsOf(
        "select account_name, target, after from audit where action = 'phoneNumbers.show' and target_id = $1",
        id,
      ),
    ).toEqual([{ account_name: desk.info.AdminName, target: 'resident', after: { label: empty.label } }])
    const looked = await rowsOf(
      "select account_name from audit where action = 'residents.unmask' and target_id = $1",
      id,
    )
    expect(looked).toEqual([{ account_name: manager.info.AdminName }])
  })

  it('is not found from another household, nor by another community', async () => {
    expect((await manager.get(`${path(idle.id, lin.id)}/Full`)).status).toBe(404)
    const other = await lobby.as('auth_0912345678', '松濤苑')
    expect((await other.get(`${path(wang.id, lin.id)}/Full`)).status).toBe(404)
  })

  it('that comes back masked, or is left out, changes nothing; what is emptied is empty', async () => {
    const id = newId()
    await add(empty.id, { ResidentId: id, Phone: '0911222333', Phone2: '0227001234', Birthday: '1977-08-09' })
    const masked = await change(empty.id, id, { Name: '高雅雯', Phone: '0911***333', Birthday: '1977-**-**' })
    expect(masked.body.Data).toMatchObject({ Name: '高雅雯', Phone: '0911***333', RowVersion: 2 })
    const kept = 'select mobile, phone2, birthday::text from resident where id = $1'
    expect(await rowsOf(kept, id)).toEqual([
      { mobile: '0911222333', phone2: '0227001234', birthday: '1977-08-09' },
    ])
    // Half of a masked number is no number.
    expect(codeOf(await change(empty.id, id, { Phone: '0911***334' }))).toEqual([400, 400608])
    await change(empty.id, id, { Phone2: '', Birthday: null })
    expect(await rowsOf(kept, id)).toEqual([{ mobile: '0911222333', phone2: '', birthday: null }])
  })

  it('stands in no audit row and no event as it is', async () => {
    const id = newId()
    await add(empty.id, { ResidentId: id, Phone: '0955111777', Birthday: '1966-06-06' })
    await change(empty.id, id, { Phone: '0955111778' })
    const rows = await rowsOf('select before::text, after::text from audit where target_id = $1', id)
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/0955111|1966-06-06/)
    const events = await rowsOf("select payload::text from event where name like 'residents.%'")
    expect(JSON.stringify(events)).not.toMatch(/0955111|高雅/)
  })
})

describe('two desks that change one person', () => {
  it('never write over each other: the second learns who was first, when, and what stands there now', async () => {
    const { RowVersion } = await personOf(wang.id, lin.id)
    const first = await desk.put(path(wang.id, lin.id), { RowVersion, Phone2: '0227099999' })
    expect(first.status).toBe(200)
    const second = await desk2.put(path(wang.id, lin.id), { RowVersion, Name: '林淑芳' })
    expect(codeOf(second)).toEqual([409, 409601])
    expect(second.body.Message).toMatch(/^陳怡君已於今天 \d\d:\d\d 改過這位住戶的資料/)
    expect(second.body.Data).toMatchObject({ Name: '林淑芬', Phone2: '***999', RowVersion: RowVersion + 1 })
  })

  it('at the same moment: one wins', async () => {
    const { RowVersion } = await personOf(wang.id, lin.id)
    const both = await Promise.all(
      [desk, desk2].map((who) => who.put(path(wang.id, lin.id), { RowVersion, IsContact: true })),
    )
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409])
  })
})

describe('a photo of somebody', () => {
  it('is kept while it is named, opened by a short-lived link, and let go when it is replaced', async () => {
    const [one, two] = [await uploadBy(desk, 'avatar'), await uploadBy(desk, 'avatar')]
    await change(wang.id, lin.id, { AvatarUrl: one })
    expect((await personOf(wang.id, lin.id)).AvatarUrl).toBe(one)
    expect((await desk.get('/api/v1/Files/Link', { Path: one })).status).toBe(200)
    await change(wang.id, lin.id, { AvatarUrl: two })
    const claims = await rowsOf('select path, claims from uploaded_file where path = any($1)', [one, two])
    expect(new Map(claims.map((row) => [row.path, row.claims]))).toEqual(
      new Map([
        [one, 0],
        [two, 1],
      ]),
    )
  })

  it('is none of the pictures of the parcel desk', async () => {
    const photo = await uploadBy(desk, 'webcam')
    expect(codeOf(await change(wang.id, lin.id, { AvatarUrl: photo }))).toEqual([400, 400003])
  })
})

describe('plates', () => {
  it('that another household has are a warning that says whose, and may be confirmed', async () => {
    const id = newId()
    const warned = await add(idle.id, { ResidentId: id, Transportations: [{ Type: 1, Plate: 'bks 3517' }] })
    expect(codeOf(warned)).toEqual([409, 409602])
    expect(warned.body.Message).toContain('車號 BKS-3517 已登記在 A棟-12F-3')
    expect(warned.body.Data).toEqual([{ Plate: 'BKS-3517', TabletNote: 'A棟-12F-3' }])
    const confirmed = await add(idle.id, {
      ResidentId: id,
      Transportations: [{ Type: 1, Plate: 'bks 3517' }],
      ConfirmPlates: true,
    })
    expect(confirmed.status).toBe(200)
    // What was confirmed once is not asked again.
    expect((await change(idle.id, id, { Transportations: [{ Type: 1, Plate: 'BKS-3517' }] })).status).toBe(
      200,
    )
    await desk.delete(path(idle.id, id))
  })

  it('that somebody else of the household has are refused', async () => {
    const answer = await change(wang.id, lin.id, { Transportations: [{ Type: 1, Plate: 'BKS3517' }] })
    expect(codeOf(answer)).toEqual([400, 400603])
    expect(answer.body.Message).toContain('王建民')
  })
})
