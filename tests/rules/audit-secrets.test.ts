import { readdirSync, readFileSync } from 'node:fs'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { isSecretField } from '#modules/keeping/audit/secret-fields.ts'
import { Desk } from '../setup/desk.ts'
import { type Lobby, startLobby } from '../setup/lobby.ts'
import { newOperator, signInOperator } from '../setup/operator-desk.ts'

const root = new URL('../../', import.meta.url).pathname
const sources = readdirSync(`${root}modules`, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/server\/[^/]+\.ts$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(`${root}modules/${file}`, 'utf8') }))

let lobby: Lobby
beforeAll(async () => {
  lobby = await startLobby()
})
afterAll(() => lobby.close())

/** Everything that any audit keeps. */
const kept = async () => {
  const tables = ['audit', 'operator_audit', 'broadcast_change']
  const rows = await Promise.all(tables.map((table) => lobby.owner.query(`select * from ${table}`)))
  return JSON.stringify(rows.map((row) => row.rows))
}
const desk = (Account: string) => lobby.as(Account, '晴川社區')

/** What signs its browser in; short cookies say the language and the like. */
const sessionOf = ({ cookies }: Desk) => [...cookies.values()].filter((value) => value.length > 20)

describe('secrets and the audit', () => {
  it('no act writes a field down that is named like a secret', () => {
    const fields = sources
      .filter(({ text }) => /\baudit\(/.test(text))
      .flatMap(({ text }) => [...text.matchAll(/\b(?:before|after)(?::| =) \{([^{}]*)\}/g)])
      .flatMap(([, inner = '']) => inner.split(','))
      .flatMap((part) => /^\s*(?:\.\.\.)?([a-z]\w*)\s*(?::|$)/.exec(part)?.[1] ?? [])
    expect(fields.length).toBeGreaterThan(80)
    expect(fields.filter(isSecretField)).toEqual([])
    expect(['passwordHash', 'settings.channelToken', 'totpSealed', 'secret'].every(isSecretField)).toBe(true)
    expect(['secretsChanged', 'codeEnd', 'sha256', 'label'].some(isSecretField)).toBe(false)
  })

  it('passwords, keys, codes and tokens that people are given or type stand in no row, nor do their hashes', async () => {
    const secrets: string[] = []
    const keep = (answer: { status: number; body: { Data: unknown } }, ...names: string[]) => {
      expect(answer.status).toBe(200)
      const data = answer.body.Data as Record<string, unknown>
      secrets.push(...names.flatMap((name) => data[name] as string | string[]))
      return data
    }
    const keys = await newOperator(lobby, '周以安')
    const operator = new Desk(lobby.url)
    await signInOperator(operator, keys)
    secrets.push(keys.password, keys.secret, ...sessionOf(operator))
    const who = { Account: 'auth_0900000019', ManagerName: '林主任' }
    const community = { ComId: newId(), Name: '青山大廈', Services: [49], ...who }
    keep(await operator.post('/api/v1/Operator/Community', community), 'Password')
    const manager = await desk('auth_0912345678')
    secrets.push(...sessionOf(manager))
    const member = { AccountId: newId(), Account: 'desk77', Name: '新櫃台', Role: 'desk', ValidUntil: null }
    keep(await manager.post('/api/v1/Account/Member/New', member), 'Password')
    keep(
      await manager.post(`/api/v1/Account/Member/${member.AccountId}/Password`, { Version: 1 }),
      'Password',
    )
    const Secrets = { channelToken: 'very-secret-token' }
    await manager.put('/api/v1/Notice/Channel/line', { Version: 0, IsOn: true, Settings: {}, Secrets })
    secrets.push(Secrets.channelToken)
    keep(await manager.post('/api/v1/CommunityOpening', { Role: 'manager', Days: 3, Note: '' }), 'Sn')
    const { rows } = await lobby.owner.query(
      'select id from household where closed_at is null and community_id = $1 limit 1',
      [manager.info?.ComId],
    )
    const serial = `/api/v1/CommunityTablet/${rows[0].id}/Device/Activate/Serial`
    keep(await manager.post(serial, {}), 'SerialNumber')
    const factors = '/api/v1/Account/SecondFactor'
    const begun = keep(await manager.post(`${factors}/Totp`, { Password: 'lobby-demo' }), 'Secret')
    const Code = new TOTP({ secret: Secret.fromBase32(begun['Secret'] as string) }).generate()
    keep(await manager.post(`${factors}/Totp/Confirm`, { Code }), 'RecoveryCodes')
    const change = { OldPassword: 'lobby-demo', NewPassword: '巷口那棵樟樹比誰都高' }
    const other = await desk('desk1')
    expect((await other.post('/api/v1/Account/Password', change)).status).toBe(200)
    secrets.push(change.OldPassword, change.NewPassword)

    const all = await kept()
    expect(all).toContain('operator.createCommunity')
    expect(all).toContain('members.givePassword')
    expect(secrets.length).toBeGreaterThan(20)
    expect(secrets.every((secret) => secret.length > 5)).toBe(true)
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([])
    expect(all).not.toContain('$argon2')
  })
})
