import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive } from '#tests/setup/packages.ts'

let lobby: Lobby
let desk: Desk
const home = castId('household', 'B棟-12F-3')
const path = `/core/api/Community/Tablet/${home}/Past`
interface Line {
  Kind: string
  Act: string
  Title: string
  Id: string
}
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

describe('what happened to a household', () => {
  it('is told by every module, the newest first, page by page, each line once', async () => {
    const made: string[] = []
    for (let n = 0; n < 35; n++) made.push((await arrive(desk, { TabletId: home })).PdId)
    // They came at one instant: a page cuts them, and none is lost.
    await lobby.owner.query('update package set arrived_at = now() where id = any($1)', [made])
    const first = (await desk.get(path)).body
    expect(first.Data).toHaveLength(30)
    const lines: Line[] = [...first.Data]
    for (let after = first.Pagination.After; after; ) {
      const { body } = await desk.get(path, { After: after })
      lines.push(...body.Data)
      after = body.Pagination.After
    }
    expect(
      lines
        .slice(0, 35)
        .map(({ Id }) => Id)
        .toSorted(),
    ).toEqual(made.toSorted())
    expect(new Set(lines.map(({ Id, Act }) => `${Id} ${Act}`)).size).toBe(lines.length)
    expect(new Set(lines.map(({ Kind }) => Kind)).size).toBeGreaterThan(1)
  })

  it('is asked for by kind', async () => {
    const { Data } = (await desk.get(path, { Kind: 'packages' })).body
    expect(new Set(Data.map(({ Kind }: Line) => Kind))).toEqual(new Set(['packages']))
    expect((await desk.get(path, { Kind: 'nothing' })).body.Data).toEqual([])
  })

  it('tells of money only whom the community lets see it', async () => {
    const manager = await lobby.as('auth_0912345678', '晴川社區')
    const kinds = async (who: Desk) => (await who.get(path, { Kind: 'payments' })).body.Data.length
    await lobby.owner.query(
      `insert into payment (community_id, id, source, channel, amount, open, day, paid_at, household_id, money_number, taken_at, taken_by, taken_by_name)
       select community_id, gen_random_uuid(), 'desk', 'cash', 3538, 3538, current_date, now(), id, (select min(number) from ledger_account), now(), gen_random_uuid(), '林'
       from household where id = $1`,
      [home],
    )
    expect(await kinds(manager)).toBe(1)
    expect((await manager.get(path, { Kind: 'payments' })).body.Data[0].Title).toBe('NT$3,538')
    expect(await kinds(desk)).toBe(0)
  })
})
