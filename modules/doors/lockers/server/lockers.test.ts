import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { householdOf } from '#database/cast/households.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive, handOverRequest } from '#tests/setup/packages.ts'

const base = '/api/v1/SmartLocker'
const TabletId = householdOf('A棟-12F-3').id
let lobby: Lobby
let desk: Desk
let admin: Desk
let cabinetId: string
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  admin = await lobby.as('auth_0912345678', '晴川社區')
  cabinetId = newId()
  const added = await admin.post(`${base}/Cabinet`, {
    CabinetId: cabinetId,
    Name: 'C 櫃',
    Place: '後門',
    SupplierName: '測試櫃廠',
    SupplierPhone: '02-1234-5678',
    Model: 'T-3',
    HoldHours: 72,
    Letter: 'C',
    Columns: [['S', 'M'], ['XL']],
  })
  expect(added.body.Data).toMatchObject({
    DeviceName: expect.stringMatching(/^lk-/),
    Password: expect.any(String),
  })
})
afterAll(() => lobby.close())

const codeOf = ({ status, body }: { status: number; body: { ErrorMessage?: { Code: number } } }) => [
  status,
  body.ErrorMessage?.Code,
]
const stayOf = async (PdId: string) => {
  const StayId = newId()
  const { status, body } = await desk.post(`${base}/Stay`, {
    StayId,
    PdId,
    Size: 'S',
    Applicant: '王小姐',
    Note: '晚上拿',
  })
  expect(body.ErrorMessage).toBeUndefined()
  expect(status).toBe(200)
  return StayId
}
const stowed = async () => {
  const { PdId } = await arrive(desk)
  const StayId = await stayOf(PdId)
  const { body } = await desk.patch(`${base}/Stay/${StayId}/Stow`, { CabinetId: cabinetId })
  return { PdId, StayId, CubbyName: body.Data.CubbyName as string }
}
const stepsOf = async (StayId: string) =>
  (await desk.get(`${base}/Stay/${StayId}/Step`)).body.Data.map(({ Step }: { Step: string }) => Step)
const cubbiesOf = async () =>
  (await desk.get(`${base}/Cabinet`)).body.Data.find(
    (one: { CabinetId: string }) => one.CabinetId === cabinetId,
  ).Cubbies
const clear = async (StayId: string) =>
  expect((await desk.patch(`${base}/Stay/${StayId}/TakeOut`, { Reason: '住戶來櫃台' })).status).toBe(200)

describe('a smart locker', () => {
  it('tells who owns and who supplied cabinets, with cubbies used, unused and disabled (R398)', async () => {
    const owned = (await desk.get(`${base}/Owner`)).body.Data
    expect(owned.map(({ Name }: { Name: string }) => Name)).toEqual(['A 櫃', 'B 櫃', 'C 櫃'])
    expect(owned[0]).toMatchObject({ CubbyCount: 29, Used: 4, Disabled: 1, Unused: 24, OpenDoors: 1 })
    const suppliers = (await desk.get(`${base}/Supplier`)).body.Data
    expect(suppliers).toContainEqual({ Name: '測試櫃廠', Phone: '02-1234-5678', Cabinets: ['C 櫃'] })
  })

  it('leads to the instructions of its supplier, at the desk and on the page of a household', async () => {
    const where = async () => (await desk.get('/core/api/SmartLocker/TutorialUrl')).body.Data
    expect(await where()).toEqual({ TutorialUrl: '' })
    const { Cubbies: _, ...cabinet } = (await desk.get(`${base}/Cabinet`)).body.Data.find(
      (one: { CabinetId: string }) => one.CabinetId === cabinetId,
    )
    const change = (TutorialUrl: string) =>
      admin.put(`${base}/Cabinet/${cabinetId}`, { ...cabinet, TutorialUrl })
    expect(codeOf(await change('javascript:alert(1)'))).toEqual([400, 400_001])
    const url = 'https://locker.example/how'
    expect((await change(url)).status).toBe(200)
    expect(await where()).toEqual({ TutorialUrl: url })
    const [home] = (await desk.get('/api/v1/HouseholdLink', { Kind: 'locker', TabletIds: [TabletId] })).body
      .Data
    const token = new URL(home.Url, 'http://x').searchParams.get('token')
    const { body } = await lobby.nobody().get(`/api/v1/LockerParcel/${token}`)
    expect(body.Data.TutorialUrl).toBe(url)
  })

  it('has a waiting package as the desk’s own record: it is not handed over at the desk, and is taken out by an audited act (R121, R397)', async () => {
    const { PdId, StayId, CubbyName } = await stowed()
    expect(
      codeOf(await desk.patch('/api/v1/Postal/Uncollected/Status', handOverRequest({ PdIds: [PdId] }))),
    ).toEqual([409, 409102])
    expect(codeOf(await desk.post(`/api/v1/Postal/${PdId}/Void`, { Reason: '重複' }))).toEqual([409, 409109])
    const used = (await cubbiesOf()).find(({ Name }: { Name: string }) => Name === CubbyName)
    expect(used).toMatchObject({
      Status: 'used',
      Stay: { PdId, State: 'stowed', Applicant: '王小姐', Note: '晚上拿' },
    })
    await clear(StayId)
    expect(await stepsOf(StayId)).toEqual(['adminRemoved', 'completedStow', 'residentApplied'])
    const audit = await lobby.owner.query(
      "select reason from audit where action = 'lockers.takeOut' and target_id = $1",
      [StayId],
    )
    expect(audit.rows).toEqual([{ reason: '住戶來櫃台' }])
    expect(
      (await desk.patch('/api/v1/Postal/Uncollected/Status', handOverRequest({ PdIds: [PdId] }))).status,
    ).toBe(200)
    expect(codeOf(await desk.patch(`${base}/Stay/${StayId}/TakeOut`, { Reason: '再一次' }))).toEqual([
      409, 409_33_009,
    ])
  })

  it('refuses a wish with a reason and not without (R400), and once', async () => {
    const { PdId } = await arrive(desk)
    const StayId = await stayOf(PdId)
    expect((await desk.patch(`${base}/Stay/${StayId}/Reject`, { Reason: ' ' })).status).toBe(400)
    expect((await desk.patch(`${base}/Stay/${StayId}/Reject`, { Reason: '放不下' })).status).toBe(200)
    expect(codeOf(await desk.patch(`${base}/Stay/${StayId}/Reject`, { Reason: '放不下' }))).toEqual([
      409, 409_33_010,
    ])
    expect(await stepsOf(StayId)).toEqual(['rejected', 'residentApplied'])
    expect(
      (await desk.patch('/api/v1/Postal/Uncollected/Status', handOverRequest({ PdIds: [PdId] }))).status,
    ).toBe(200)
  })

  it('takes neither what is for one person alone nor the same package twice', async () => {
    const { PdId } = await arrive(desk, { IsRefrigerated: 1 })
    const wish = (id: string) => desk.post(`${base}/Stay`, { StayId: newId(), PdId: id, Size: 'S' })
    expect(codeOf(await wish(PdId))).toEqual([409, 409_33_013])
    const plain = await arrive(desk)
    await stayOf(plain.PdId)
    expect(codeOf(await wish(plain.PdId))).toEqual([409, 409_33_012])
  })

  it('gives the last cubby once, however many desks stow at the same moment', async () => {
    const first = [await stowed(), await stowed()]
    const waiting = await Promise.all(
      Array.from({ length: 6 }, async () => stayOf((await arrive(desk)).PdId)),
    )
    const answers = await Promise.all(
      waiting.map((id) => desk.patch(`${base}/Stay/${id}/Stow`, { CabinetId: cabinetId })),
    )
    expect(answers.map(codeOf).sort()).toEqual([[200, undefined], ...Array(5).fill([409, 409_33_006])])
    for (const { StayId } of first) await clear(StayId)
    const won = waiting[answers.findIndex(({ status }) => status === 200)] ?? ''
    await clear(won)
  })

  it('is out of use with a reason, and not while something lies there (R398, R399)', async () => {
    const { StayId, CubbyName } = await stowed()
    const cubby = (await cubbiesOf()).find(({ Name }: { Name: string }) => Name === CubbyName)
    const use = (IsInUse: boolean) =>
      desk.patch(`${base}/Cubby/${cubby.CubbyId}/Use`, { IsInUse, Reason: '鎖壞' })
    expect(codeOf(await use(false))).toEqual([409, 409_33_008])
    await clear(StayId)
    expect((await use(false)).status).toBe(200)
    expect((await cubbiesOf()).find(({ Name }: { Name: string }) => Name === CubbyName)).toMatchObject({
      Status: 'disabled',
      Note: '鎖壞',
      Size: 'S',
    })
    expect((await use(true)).status).toBe(200)
  })

  it('is opened by the desk with a reason only while its line is there', async () => {
    const [cubby] = await cubbiesOf()
    const open = (Reason: string) =>
      desk.post(`${base}/Cubby/${cubby.CubbyId}/Open`, { CommandId: newId(), Reason })
    expect((await open('')).status).toBe(400)
    expect(codeOf(await open('看一下'))).toEqual([409, 409_33_014])
  })
})
