import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { picture } from '#modules/keeping/files/server/sample-upload.ts'

const base = '/api/v1/SupplierMaintenance'
let lobby: Lobby
let admin: Desk
let desk: Desk
let suppliers: { SupplierId: string; Name: string }[]
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  suppliers = (await admin.get('/api/v1/Communities/Suppliers')).body.Data
})
afterAll(() => lobby.close())

const idOf = (name: string) => suppliers.find((one) => one.Name === name)?.SupplierId ?? ''
const invited = async (name: string) =>
  (await desk.post(`/api/v1/Communities/Suppliers/${idOf(name)}/Pass`)).body.Data
async function phoneOf(name: string): Promise<Desk> {
  const phone = new Desk(lobby.url)
  const { Code } = await invited(name)
  expect((await phone.post('/api/v1/SupplierLogin', { Token: Code })).status).toBe(200)
  return phone
}
const workOf = async (phone: Desk) => (await phone.get(`${base}/Work`)).body.Data
interface Job {
  RecordId: string
  Plan: {
    PlanId: string
    PlanName: string
    Terms: { TermId: string; ResultType: string }[]
    Assets: { AssetId: string }[]
  }
}
const checksOf = (job: Job, value = '4.2', photos: string[] = []) =>
  job.Plan.Assets.flatMap(({ AssetId }) =>
    job.Plan.Terms.map(({ TermId, ResultType }) => ({
      AssetId,
      TermId,
      Result: 'pass',
      Value: ResultType === 'number' ? value : '',
      Note: '',
      Photos: photos,
    })),
  )

describe("the supplier's phone", () => {
  it('opens with the code of the message, also by its link, and sees its own work only (R323)', async () => {
    const { Url, Code } = await invited('永順機電')
    const phone = new Desk(lobby.url)
    const given = await phone.post('/api/v1/SupplierLogin', {
      SupplierId: idOf('永順機電'),
      Token: Url.split('/').at(-1),
    })
    expect(given.body.Data).toMatchObject({ SupplierName: '永順機電', CommunityName: '晴川社區' })
    expect(Code.replaceAll('-', '')).toBe(Url.split('/').at(-1))
    expect((await phone.get('/api/v1/SupplierLogin/Staff')).body.Data).toEqual([
      { Name: '張家銘', Title: '領班' },
    ])
    const names = (await workOf(phone)).Jobs.map((job: Job) => job.Plan.PlanName)
    expect(names).toContain('揚水泵月保養')
    expect(names).not.toContain('電梯月保養')
  })

  it('is out at once when the desk takes the links of the day back', async () => {
    const phone = await phoneOf('永順機電')
    expect((await phone.get(`${base}/Work`)).status).toBe(200)
    expect((await desk.delete(`/api/v1/Communities/Suppliers/${idOf('永順機電')}/Pass`)).status).toBe(200)
    expect((await phone.get(`${base}/Work`)).body.ErrorMessage.Code).toBe(404_26_701)
  })

  it('refuses a wrong code, one of another supplier, one of yesterday, and a phone without one, each with its sentence', async () => {
    const nobody = new Desk(lobby.url)
    const logIn = (body: object) => nobody.post('/api/v1/SupplierLogin', body)
    expect((await logIn({ Token: 'AAAA-AAAA' })).body.Message).toContain('通行碼不正確')
    const { Code } = await invited('永順機電')
    expect((await logIn({ Token: Code, SupplierId: idOf('永安消防') })).body.ErrorMessage.Code).toBe(
      404_26_702,
    )
    await lobby.owner.query(
      "update supplier_pass set made_at = now() - interval '2 days', ends_at = now() - interval '1 day'",
    )
    expect((await logIn({ Token: Code })).body.Message).toBe('這個連結已過期，請向社區索取今天的連結。')
    expect((await nobody.get(`${base}/Work`)).body.ErrorMessage.Code).toBe(404_26_701)
  })

  it('finishes a maintenance with photos and two signatures; a failed check is a repair that waits', async () => {
    const phone = await phoneOf('永順機電')
    const job: Job = (await workOf(phone)).Jobs.find((one: Job) => one.Plan.PlanName === '揚水泵月保養')
    const upload = async () => {
      const form = new FormData()
      form.append('File', new Blob([new Uint8Array(picture)]), 'sign.png')
      return (await phone.post(`${base}/Photo`, form)).body.Data.Path
    }
    const path = `${base}/Work/${job.RecordId}`
    const half = checksOf(job).slice(0, 1)
    expect((await phone.patch(path, { Worker: '張家銘', Checks: half })).status).toBe(200)
    const drafted = (await workOf(phone)).Jobs.find((one: Job) => one.RecordId === job.RecordId)
    expect(drafted.Checks.length).toBe(1)
    const body = {
      Worker: '張家銘',
      Acceptor: '林志明',
      WorkerSign: await upload(),
      AcceptorSign: '',
      Checks: checksOf(job, '7.4'),
    }
    expect((await phone.post(`${path}/Finish`, body)).body.ErrorMessage.Code).toBe(400_26_700)
    const signed = { ...body, AcceptorSign: await upload() }
    expect((await phone.post(`${path}/Finish`, signed)).body.ErrorMessage.Code).toBe(400_26_503)
    const Checks = checksOf(job, '7.4', [await upload()])
    const SheetId = newId()
    const sheet = { ...signed, Checks, SheetId, TermIds: job.Plan.Terms.map(({ TermId }) => TermId) }
    const done = await phone.post(`${path}/Finish`, sheet)
    expect(done.status).toBe(200)
    // Its answer was lost: the same sheet is the same work; another one is not taken.
    expect((await phone.post(`${path}/Finish`, sheet)).body.Data).toEqual(done.body.Data)
    const other = { ...sheet, SheetId: newId() }
    expect((await phone.post(`${path}/Finish`, other)).body.ErrorMessage.Code).toBe(404_26_703)
    expect(done.body.Data.RepairNumbers.length).toBeGreaterThan(0)
    const record = (await desk.get(`/api/v1/MaintenanceRecord/${job.RecordId}`)).body.Data
    expect(record).toMatchObject({
      State: 'done',
      Worker: '張家銘',
      Acceptor: '林志明',
      ClosedBy: '永順機電 張家銘',
    })
    const repairs = (await desk.get('/api/v1/Repairs')).body.Data
    expect(repairs.filter((one: { RecordId: string }) => one.RecordId === job.RecordId).length).toBe(
      done.body.Data.RepairNumbers.length,
    )
  })

  it('that begins a maintenance is seen at the desk: who opened it before does not write over what was found', async () => {
    const phone = await phoneOf('永順機電')
    const [job]: Job[] = (await workOf(phone)).Jobs.filter((one: Job) => one.Plan.PlanName !== '發電機月檢')
    if (!job) throw new Error('no job')
    const path = `/api/v1/MaintenanceRecord/${job.RecordId}`
    const seen = (await desk.get(path)).body.Data
    const failed = checksOf(job).map((check) => ({ ...check, Result: 'fail' }))
    const saved = { Worker: '張家銘', Checks: failed.slice(0, 1) }
    expect((await phone.patch(`${base}/Work/${job.RecordId}`, saved)).status).toBe(200)
    const late = { RowVersion: seen.RowVersion, DoneDay: seen.DueDay, Checks: checksOf(job) }
    expect((await desk.patch(`${path}/Finish`, late)).body.ErrorMessage.Code).toBe(409_26_503)
    expect((await desk.get(path)).body.Data).toMatchObject({ State: 'due', Fails: 1 })
  })

  it('keeps what both of two phones found, and takes a sheet that was filled before the plan changed', async () => {
    const phone = await phoneOf('永順機電')
    const job: Job = (await workOf(phone)).Jobs.find((one: Job) => one.Plan.PlanName === '發電機月檢')
    const path = `${base}/Work/${job.RecordId}`
    const upload = async () => {
      const form = new FormData()
      form.append('File', new Blob([new Uint8Array(picture)]), 'sign.png')
      return (await phone.post(`${base}/Photo`, form)).body.Data.Path
    }
    const all = checksOf(job, '4.2', [await upload()])
    for (const half of [all.slice(0, 1), all.slice(1, 2)])
      expect((await phone.patch(path, { Worker: '張家銘', Checks: half })).status).toBe(200)
    const found = (await workOf(phone)).Jobs.find((one: Job) => one.RecordId === job.RecordId)
    expect(found.Checks).toHaveLength(2)
    const planPath = `/api/v1/MaintenancePlan/${job.Plan.PlanId}`
    const plan = (await admin.get(planPath)).body.Data
    const later = { ...plan.Terms[0], TermId: newId(), TermName: '後來加的' }
    await admin.put(planPath, { ...plan, Terms: [...plan.Terms.slice(1), later] })
    const signs = { WorkerSign: await upload(), AcceptorSign: await upload() }
    const sheet = { Worker: '張家銘', Acceptor: '林志明', ...signs, Checks: all, SheetId: newId() }
    const TermIds = job.Plan.Terms.map(({ TermId }) => TermId)
    expect((await phone.post(`${path}/Finish`, { ...sheet, TermIds })).status).toBe(200)
    const { CheckList } = (await desk.get(`/api/v1/MaintenanceRecord/${job.RecordId}`)).body.Data
    expect(CheckList.find(({ TermName }: { TermName: string }) => TermName === '後來加的').Result).toBe(
      'none',
    )
    expect(CheckList).toHaveLength(all.length + 1)
  })

  it('takes no photo of 11 MB, and says so', async () => {
    const phone = await phoneOf('永順機電')
    const form = new FormData()
    form.append('File', new Blob([new Uint8Array(11 * 1024 * 1024)]), 'photo.jpg')
    const answer = await phone.post(`${base}/Photo`, form)
    expect([answer.status, answer.body.Message]).toEqual([413, '資料太大，無法送出。'])
  })

  it('touches no work of another supplier', async () => {
    const [one, other] = [await phoneOf('永順機電'), await phoneOf('永安消防')]
    const [job] = (await workOf(one)).Jobs
    const answer = await other.patch(`${base}/Work/${job.RecordId}`, { Worker: '許文雄', Checks: [] })
    expect(answer.body.ErrorMessage.Code).toBe(404_26_703)
  })

  it('makes an offer for a repair that waits for it, once, and says when it is done', async () => {
    const made = (await desk.post('/api/v1/Repairs', { CaseId: newId(), Title: '軸承異音' })).body.Data
    const path = `/api/v1/Repairs/${made.CaseId}`
    await admin.patch(`${path}/Assign`, {
      RowVersion: made.RowVersion,
      SupplierId: idOf('永順機電'),
      NeedsOffer: true,
    })
    const phone = await phoneOf('永順機電')
    const offer = { OfferId: newId(), Worker: '張家銘', Amount: 26_800 }
    for (const _ of [1, 2])
      expect((await phone.post(`${base}/Repair/${made.CaseId}/Offer`, offer)).status).toBe(200)
    const compared = (await desk.get(path)).body.Data
    expect(compared.OfferList).toMatchObject([{ Amount: 26_800, AddedBy: '永順機電 張家銘' }])
    await admin.patch(`${path}/Choose`, { RowVersion: compared.RowVersion, OfferId: offer.OfferId })
    const finish = { Worker: '張家銘', Note: '已換' }
    // Its answer was lost: the same again is the same act, and another one finds it done.
    for (const _ of [1, 2])
      expect((await phone.post(`${base}/Repair/${made.CaseId}/Finish`, finish)).status).toBe(200)
    const other = await phone.post(`${base}/Repair/${made.CaseId}/Finish`, { ...finish, Note: '又換一次' })
    expect(other.body.ErrorMessage.Code).toBe(404_26_703)
    const { Steps } = (await desk.get(path)).body.Data
    expect(Steps.filter(({ Act }: { Act: string }) => Act === 'finished')).toHaveLength(1)
    const finished = (await desk.get(path)).body.Data
    expect(finished).toMatchObject({ State: 'done', WaitsFor: 'accept' })
    // Also once it was accepted meanwhile.
    expect((await admin.patch(`${path}/Accept`, { RowVersion: finished.RowVersion })).status).toBe(200)
    expect((await phone.post(`${base}/Repair/${made.CaseId}/Finish`, finish)).status).toBe(200)
    expect((await desk.get(path)).body.Data.State).toBe('accepted')
  })
})
