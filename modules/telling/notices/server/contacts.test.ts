import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { contact } from '#tests/setup/providers.ts'

let lobby: Lobby
let desk: Desk
const home = castId('household', 'B棟-12F-3')
const lineUserId = `U${'0123456789abcdef'.repeat(2)}`

beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const people = async (by = desk) => (await by.get(`/api/v1/Notice/Contact/${home}`)).body.Data
const audits = async (action: string) =>
  (
    await lobby.owner.query<{ before: unknown; after: unknown }>(
      'select before, after from audit where action = $1',
      [action],
    )
  ).rows

describe('how residents hear', () => {
  it('is shown by name with addresses masked, every view audited; no answer and no audit row has a whole address', async () => {
    const [one] = await people()
    const changed = await contact(desk, one.ResidentId, {
      Email: 'chiahao.liu@example.com',
      LineUserId: lineUserId,
      Way: 'mail',
    })
    expect(changed.body.Data).toMatchObject({ HasLine: true, Way: 'mail' })
    expect(changed.body.Data.Email).toMatch(/\*/)
    const shown = await people()
    expect(shown[0].Name).toBe('劉家豪')
    expect(JSON.stringify(await audits('notices.changeContact'))).not.toContain('劉家豪')
    expect((await audits('notices.viewContacts')).length).toBe(2)
    const said = JSON.stringify([changed.body, shown, await audits('notices.changeContact')])
    expect(said).not.toContain('chiahao.liu')
    expect(said).not.toContain(lineUserId)
  })

  it('keeps what a change leaves out, and an empty value takes it away', async () => {
    const [one] = await people()
    await contact(desk, one.ResidentId, { Way: 'tag' })
    expect((await people())[0]).toMatchObject({ Way: 'tag', HasLine: true, Email: one.Email })
    await contact(desk, one.ResidentId, { LineUserId: '' })
    expect((await people())[0]).toMatchObject({ Way: 'tag', HasLine: false, Email: one.Email })
  })

  it('keeps both when two desks change different things at once', async () => {
    const [one] = await people()
    await Promise.all([
      contact(desk, one.ResidentId, { Way: 'phone' }),
      contact(desk, one.ResidentId, { LineUserId: lineUserId }),
    ])
    expect((await people())[0]).toMatchObject({ Way: 'phone', HasLine: true })
  })

  it('refuses an address that is none with a sentence, and changes nothing', async () => {
    const before = await people()
    const answer = await contact(desk, before[0].ResidentId, { Email: 'not an address', Way: 'none' })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toContain('信箱格式不正確')
    const line = await contact(desk, before[0].ResidentId, { LineUserId: '@someone' })
    expect(JSON.stringify(line.body)).toContain('U 加 32 碼')
    expect(await people()).toEqual(before)
  })

  it('of another community is not found', async () => {
    const [one] = await people()
    const elsewhere = await lobby.as('auth_0912345678', '松濤苑')
    expect((await elsewhere.get(`/api/v1/Notice/Contact/${home}`)).status).toBe(404)
    expect((await contact(elsewhere, one.ResidentId, { Way: 'none' })).status).toBe(404)
  })
})
