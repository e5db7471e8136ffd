import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
let desk: Desk
let manager: Desk
let nobody: Desk
beforeAll(async () => {
  lobby = await startLobby({ env: { PUBLIC_ADDRESS: 'https://home.example.tw' } })
  desk = await lobby.as('desk1')
  manager = await lobby.as('auth_0912345678', '晴川社區')
  nobody = lobby.nobody()
})
afterAll(() => lobby.close())

const tokenOf = async (who: Desk): Promise<string> =>
  (await who.get('/api/v1/Guest/RegisterFormUrl')).body.Data.Url.split('token=')[1]
const form = (changes: Record<string, unknown> = {}) => ({
  Name: '何先生',
  Phone: '0912-333-444',
  PeopleCount: 2,
  TabletNote: 'A棟 12 樓',
  IsConsent: true,
  ConsentVersion: 1,
  ...changes,
})
const submit = async (changes: Record<string, unknown> = {}, token?: string) =>
  nobody.post(`/api/v1/Guest/RegisterForm/${token ?? (await tokenOf(desk))}`, form(changes))

describe('the public form', () => {
  it('is off unless the community opens it, and says no more than that (R004)', async () => {
    const there = await lobby.as('auth_0912345678', '松濤苑')
    const { body } = await there.get('/api/v1/Guest/RegisterFormUrl')
    expect(body.Data).toEqual({
      Url: expect.stringMatching(
        /^https:\/\/home\.example\.tw\/mgmt\/visitorRealNameRigistration\?token=[0-9a-f]{64}$/,
      ),
      ExpireAtUtc: expect.any(String),
      IsEnabled: false,
    })
    const closed = await submit({}, body.Data.Url.split('token=')[1])
    const none = await submit({}, 'f'.repeat(64))
    expect([closed.status, none.status]).toEqual([404, 404])
    expect(closed.body).toEqual(none.body)
  })

  it('says whose it is, what one agrees to, and for how many days it is kept (個資法 Art. 8)', async () => {
    const { body } = await nobody.get(`/api/v1/Guest/RegisterForm/${await tokenOf(desk)}`)
    expect(body.Data).toMatchObject({ CommunityName: '晴川社區', ConsentVersion: 1, KeptDays: 28 })
    expect(body.Data.Consent).toContain('期滿自動刪除')
    await manager.put('/api/v1/Retention/visitorRegistrations.all', { Days: 14 })
    const again = await nobody.get(`/api/v1/Guest/RegisterForm/${await tokenOf(desk)}`)
    expect(again.body.Data.KeptDays).toBe(14)
  })

  it('is closed while its community is suspended: nobody would read what is written there', async () => {
    const token = await tokenOf(desk)
    const address = `/api/v1/Guest/RegisterForm/${token}`
    const set = (at: string) =>
      lobby.owner.query(`update community set suspended_at = ${at} where id = $1`, [desk.info.ComId])
    await set('now()')
    expect([(await nobody.get(address)).status, (await submit({}, token)).status]).toEqual([404, 404])
    await set('null')
    expect((await nobody.get(address)).status).toBe(200)
  })

  it('takes nobody without consent, nor with one that was worded otherwise', async () => {
    expect((await submit({ IsConsent: false })).body.Message).toBe('請先閱讀並同意個人資料蒐集事項。')
    expect((await submit({ ConsentVersion: 0 })).body.ErrorMessage.Code).toBe(409581)
    expect((await submit({ Phone: '沒有' })).body.ErrorMessage.Code).toBe(400582)
    expect((await submit({ Name: '' })).status).toBe(400)
  })

  it('keeps a registration once, tells the desk, and shows numbers masked but for who looks at one', async () => {
    const Id = newId()
    const answers = await Promise.all([submit({ Id }), submit({ Id }), submit({ Id })])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
    expect((await submit({ Id, Name: '別人' })).body.ErrorMessage.Code).toBe(409582)
    const list = (await desk.get('/api/v1/Guest/Registration', { Keyword: '何先生' })).body
    expect(list.Data).toMatchObject([{ Id, Phone: '0912***444', PeopleCount: 2, TabletNote: 'A棟 12 樓' }])
    const answer = await desk.get(`/api/v1/Guest/Registration/${Id}`)
    expect(answer.body.Data.Phone).toBe('0912333444')
    const waiting = (await desk.get('/api/v1/Guest/Announcement')).body.Data
    expect(waiting).toMatchObject([
      { RegistrationId: Id, GuestId: null, GuestName: '何先生', PeopleCount: 2 },
    ])
    const { rows } = await lobby.owner.query(
      'select action, account_name, coalesce(after::text, $2) as said from audit where target_id = $1 order by at',
      [Id, ''],
    )
    expect(rows.map((row) => [row.action, row.account_name])).toEqual([
      ['visitorRegistrations.submit', '系統'],
      ['visitorRegistrations.view', '陳怡君'],
    ])
    expect(rows.some((row) => /何先生|0912333444/.test(row.said))).toBe(false)
  })

  it('is open no longer than its address, nor under one that was tampered with', async () => {
    const token = await tokenOf(desk)
    const flip = (at: number) => token.slice(0, at) + (token[at] === '0' ? '1' : '0') + token.slice(at + 1)
    // Another community, a later end, another signature.
    for (const at of [2, 38, 50]) expect((await submit({}, flip(at))).status).toBe(404)
    expect((await submit({}, 'nonsense')).status).toBe(404)
  })

  it('asks again after the community worded the consent otherwise; the older wording stays known', async () => {
    const { Registration } = (await manager.get('/api/v1/Guest/Setting')).body.Data
    const save = (changes: Record<string, unknown>) =>
      manager.put('/api/v1/Guest/Setting/Registration', {
        IsOpen: true,
        Version: Registration.Version,
        Consent: `${Registration.Consent}另設監視錄影。`,
        ...changes,
      })
    expect((await desk.put('/api/v1/Guest/Setting/Registration', {})).status).toBe(403)
    expect((await save({})).status).toBe(200)
    expect((await save({})).body.Message).toMatch(/^沈韻如已於今天 \d\d:\d\d改過這一區/)
    expect((await submit()).body.ErrorMessage.Code).toBe(409581)
    expect((await submit({ ConsentVersion: 2 })).status).toBe(200)
    const { rows } = await lobby.owner.query('select version from visitor_consent order by version')
    expect(rows.map((row) => row.version)).toEqual([1, 2])
    await save({ IsOpen: false, Version: Registration.Version + 1 })
    expect((await submit({ ConsentVersion: 2 })).status).toBe(404)
    await save({ IsOpen: true, Version: Registration.Version + 2 })
  })

  it('takes no flood: after the day’s number it asks to come to the desk', async () => {
    await lobby.owner.query(
      `insert into visitor_registration (community_id, id, name, phone, people, consent_version)
       select c.id, gen_random_uuid(), '某', '0900000000', 1, 1 from community c, generate_series(1, 3000) where c.name = '晴川社區'`,
    )
    const full = await submit({ ConsentVersion: 2 })
    expect([full.status, full.headers.get('retry-after')]).toEqual([429, '3600'])
  })
})
