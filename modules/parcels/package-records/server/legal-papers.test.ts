import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { migrate } from '#database/migrate.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive } from '#tests/setup/packages.ts'

let lobby: Lobby
let desk: Desk
let app: pg.Client

beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  const roles = await migrate(lobby.connection)
  app = new pg.Client({ ...lobby.connection, ...roles.app })
  await app.connect()
  await app.query("select set_config('lobby.community', $1, false)", [castId('community', '晴川社區')])
})
afterAll(async () => {
  await app.end()
  await lobby.close()
})

const PostalTypeId = castId('kind', '法院文書')

describe('court and tax papers', () => {
  it('keep the time at which the server took them in, whatever the desk sends (郵務機構送達訴訟文書實施辦法 7)', async () => {
    const before = Date.now()
    const { PdId, CreateAtUtc, IsLegal } = await arrive(desk, {
      PostalTypeId,
      CreateAtUtc: '2020-01-01T00:00:00Z',
      ArrivedAt: '2020-01-01T00:00:00Z',
    })
    expect(IsLegal).toBe(true)
    expect(Math.abs(new Date(CreateAtUtc).getTime() - before)).toBeLessThan(60_000)
    const { body } = await desk.put(`/api/v1/Postal/${PdId}`, {
      RowVersion: 1,
      Note: '雙掛號',
      CreateAtUtc: '2020-01-01T00:00:00Z',
      ArrivedBy: '別人',
    })
    expect(body.Data).toMatchObject({ CreateAtUtc, ArrivedBy: '陳怡君', PlainNote: '雙掛號' })
  })

  it('and the program itself cannot change when and by whom anything arrived, nor delete it or its history', async () => {
    const { PdId } = await arrive(desk, { PostalTypeId })
    await desk.put(`/api/v1/Postal/${PdId}`, { RowVersion: 1, Note: '雙掛號' })
    const forbidden = [
      'update package set arrived_at = now() where id = $1',
      "update package set arrived_by_name = 'x' where id = $1",
      'update package set arrived_by = gen_random_uuid() where id = $1',
      'update package set id = gen_random_uuid() where id = $1',
      'delete from package where id = $1',
      "update package_change set reason = 'x' where package_id = $1",
      'delete from package_change where package_id = $1',
      "update package_hand_over set note = 'x' where id = $1",
      'delete from package_hand_over where id = $1',
    ]
    for (const sql of forbidden)
      await expect(app.query(sql, [PdId]), sql).rejects.toThrow(/permission denied/)
    await expect(
      app.query('update package set serial_number = serial_number + 1 where id = $1', [PdId]),
    ).rejects.toThrow(/serial number/)
    const { rowCount } = await app.query("update package set note = 'x' where id = $1", [PdId])
    expect(rowCount).toBe(1)
  })

  it('become ordinary things only with a reason', async () => {
    const { PdId } = await arrive(desk, { PostalTypeId })
    const change = { RowVersion: 1, PostalTypeId: castId('kind', '掛號信') }
    const refused = await desk.put(`/api/v1/Postal/${PdId}`, change)
    expect([refused.status, refused.body.ErrorMessage.Code]).toEqual([400, 400122])
    const { body } = await desk.put(`/api/v1/Postal/${PdId}`, { ...change, Reason: '只是法院的一般通知' })
    expect(body.Data).toMatchObject({ IsLegal: false, PostalTypeName: '掛號信' })
    expect(body.Data.Timeline.at(-1)).toMatchObject({
      Reason: '只是法院的一般通知',
      Changes: [{ Field: 'kind', Before: '法院文書', After: '掛號信' }],
    })
  })

  it('are refused at registering when the community does not accept them, and so are retired kinds', async () => {
    const refuse = (set: string) =>
      lobby.owner.query(`update package_kind set ${set} where id = $1`, [PostalTypeId])
    const register = () =>
      arrive(desk, { PostalTypeId }).then(
        () => '',
        (error: Error) => error.message,
      )
    const { PdId } = await arrive(desk)
    await refuse('is_accepted = false')
    expect(await register()).toContain('本社區不代收「法院文書」')
    const corrected = await desk.put(`/api/v1/Postal/${PdId}`, { RowVersion: 1, PostalTypeId })
    expect(corrected.body.ErrorMessage.Code).toBe(400106)
    await refuse('is_accepted = true, disabled_at = now()')
    expect(await register()).toContain('400104')
    await refuse('disabled_at = null')
    expect(await register()).toBe('')
  })
})
