import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { enterWith } from '#tests/setup/sms.ts'

let lobby: Lobby
let manager: Desk
const portalId = newId()
const ours = generateKeyPairSync('ed25519')
const theirs = generateKeyPairSync('ed25519')
const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString()
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  await manager.post('/api/v1/EnterprisePortal', {
    Id: portalId,
    Name: '安心物業',
    PublicKey: pem(ours.publicKey),
    Role: 'manager',
  })
})
afterAll(() => lobby.close())

const codeOf = (answer: { body: { ErrorMessage?: { Code: number } } }) => answer.body.ErrorMessage?.Code
interface Changes {
  key?: KeyObject
  issuer?: string
  audience?: string
  subject?: string
  at?: number
  jti?: string
  alg?: string
}
const ticket = ({ key = ours.privateKey, at = 0, alg = 'EdDSA', ...claims }: Changes = {}) => {
  const now = Math.floor(Date.now() / 1000) + at
  return new SignJWT({ name: '江文彬' })
    .setProtectedHeader({ alg })
    .setIssuer(claims.issuer ?? portalId)
    .setAudience(claims.audience ?? 'lobby')
    .setSubject(claims.subject ?? 'E1024')
    .setIssuedAt(now)
    .setExpirationTime(now + 120)
    .setJti(claims.jti ?? newId())
    .sign(key)
}
const signIn = (Ticket: string) => lobby.nobody().post('/mvc/api/Login/EnterpriseTicket', { Ticket })

describe('an enterprise portal', () => {
  it('that is added again under its id is the same portal, and no other one takes the id', async () => {
    const add = (Name: string, Id: string) =>
      manager.post('/api/v1/EnterprisePortal', {
        Id,
        Name,
        PublicKey: pem(theirs.publicKey),
        Role: 'desk',
      })
    const id = newId()
    const both = await Promise.all([add('同源物業', id), add('同源物業', id)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0].body.Data).toEqual(both[1].body.Data)
    expect((await add('別家物業', id)).status).toBe(409)
    const { rows } = await lobby.owner.query(
      "select action from audit where target_id = $1 and action like 'enterprisePortals.%' order by action",
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['enterprisePortals.add', 'enterprisePortals.addAgain'])
  })
})

describe('a ticket of an enterprise portal', () => {
  it('signs somebody in to the community of the portal, as an enterprise account with the portal’s role (R085)', async () => {
    const step = (await signIn(await ticket())).body.Data
    expect(step).toMatchObject({ Name: '江文彬', NeedsSecondFactor: false })
    const desk = lobby.nobody()
    const entered = await enterWith(desk, step.Token)
    expect(entered.body.Data).toMatchObject({ IsFromEip: true, IsAdmin: false, CommunityName: '晴川社區' })
    const again = (await signIn(await ticket())).body.Data
    expect(again.Name).toBe('江文彬')
    const { rows } = await lobby.owner.query('select 1 from account where portal_id = $1', [portalId])
    expect(rows.length).toBe(1)
    const own = await desk.post('/api/v1/Account/Password', {
      OldPassword: 'x',
      NewPassword: '一組很長很長的新密碼',
    })
    expect(codeOf(own)).toBe(403642)
  })

  it('is good once, also of many at once', async () => {
    const text = await ticket()
    const answers = await Promise.all([1, 2, 3, 4].map(() => signIn(text)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    expect(codeOf(await signIn(text))).toBe(401656)
  })

  it('is refused when somebody else signed it, it is old, for another product, or says nothing of who comes', async () => {
    const wrong = [
      ticket({ key: theirs.privateKey }),
      ticket({ at: -600 }),
      ticket({ audience: 'elsewhere' }),
      ticket({ issuer: newId() }),
      ticket({ subject: '../etc' }),
      ticket({ jti: 'short' }),
      Promise.resolve('not.a.ticket'),
      ticket().then((text) => text.replace(/\.[^.]*$/, '.')),
    ]
    for (const item of wrong) expect(codeOf(await signIn(await item))).toBe(401655)
  })

  it('begins new sessions for whoever was removed in between: the one from before stays over', async () => {
    const subject = 'E4096'
    const before = lobby.nobody()
    await enterWith(before, (await signIn(await ticket({ subject }))).body.Data.Token)
    const { rows } = await lobby.owner.query<{ id: string; version: number }>(
      `select a.id, m.row_version as version from account a join membership m on m.account_id = a.id
       where a.portal_id = $1 and a.portal_subject = lower($2)`,
      [portalId, subject],
    )
    const { id = '', version } = rows[0] ?? {}
    const removed = await manager.post(`/api/v1/Account/Member/${id}/Remove`, {
      Reason: '離職',
      Version: version,
    })
    expect(removed.status).toBe(200)
    const meOf = async (desk: Desk) => (await desk.get('/api/v1/Account/Me')).status
    await expect.poll(() => meOf(before), { timeout: 5000 }).toBe(401)
    const after = lobby.nobody()
    await enterWith(after, (await signIn(await ticket({ subject }))).body.Data.Token)
    expect([await meOf(after), await meOf(before)]).toEqual([200, 401])
  })

  it('signs nobody in once the portal is closed; whoever came from it is signed out', async () => {
    const desk = lobby.nobody()
    await enterWith(desk, (await signIn(await ticket({ subject: 'E2048' }))).body.Data.Token)
    expect((await desk.get('/api/v1/Account/Me')).status).toBe(200)
    expect((await manager.post(`/api/v1/EnterprisePortal/${portalId}/Close`)).status).toBe(200)
    await expect.poll(async () => (await desk.get('/api/v1/Account/Me')).status, { timeout: 5000 }).toBe(401)
    expect(codeOf(await signIn(await ticket()))).toBe(401655)
    expect(codeOf(await manager.post(`/api/v1/EnterprisePortal/${portalId}/Close`))).toBe(409656)
  })
})

describe('a portal', () => {
  it('is let in by admins alone, with a public key that is strong enough; a private one is refused', async () => {
    const add = (PublicKey: string, desk = manager) =>
      desk.post('/api/v1/EnterprisePortal', { Id: newId(), Name: '另一家', PublicKey, Role: 'desk' })
    const secret = theirs.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const weak = generateKeyPairSync('rsa', { modulusLength: 1024 })
    for (const key of [secret, pem(weak.publicKey), 'x']) expect(codeOf(await add(key))).toBe(400655)
    expect((await add(pem(theirs.publicKey), await lobby.as('desk1'))).status).toBe(403)
    const strong = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    expect((await add(pem(strong.publicKey))).body.Data).toMatchObject({ Algorithm: 'ES256', Accounts: 0 })
  })
})
