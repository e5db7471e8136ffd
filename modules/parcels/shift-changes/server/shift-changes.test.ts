import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { uploadBy } from '#modules/keeping/files/server/sample-upload.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { leaveCash } from '#tests/setup/deposits.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive, handOverRequest } from '#tests/setup/packages.ts'

let lobby: Lobby
let desk: Desk
let desk2: Desk

beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  desk2 = await lobby.as('desk2')
})
afterAll(() => lobby.close())

const now = async (who = desk) => (await who.get('/api/v1/ShiftChange/Now')).body.Data
const signing = async (who = desk, changes: Record<string, unknown> = {}) => ({
  ShiftChangeId: newId(),
  Fingerprint: (await now(who)).Fingerprint,
  ToName: '林志明',
  Note: '電梯保養到六點',
  CheckedIds: [],
  FromSignUrl: await uploadBy(who, 'handwrite'),
  ToSignUrl: await uploadBy(who, 'handwrite'),
  ...changes,
})
const sign = (body: Record<string, unknown>, who = desk) => who.post('/api/v1/ShiftChange', body)
const collect = (PdIds: string[]) =>
  desk.patch('/api/v1/Postal/Uncollected/Status', handOverRequest({ PdIds }))

describe('the list of what is open', () => {
  it('has every waiting package, also one in the locker, with what a desk has to know', async () => {
    const { Items, Counts } = await now()
    const packages = Items.filter((item: { Section: string }) => item.Section === 'packages')
    const count = (await desk.get('/api/v1/Postal/Unclaimed-Postal/Count')).body.Data.UnclaimedPostalCount
    expect([packages.length, Counts.packages]).toEqual([count, count])
    expect(packages).toContainEqual(
      expect.objectContaining({ SerialNum: '0368', TabletNote: 'A棟-12F-3', IsPersonalOnly: true }),
    )
    expect(packages).toContainEqual(expect.objectContaining({ SerialNum: '0322', InLocker: true }))
  })

  it('has every deposit, return and outgoing parcel, and the cash as the ledger says', async () => {
    await leaveCash(desk, 1500)
    const { Items, Counts, Cash } = await now()
    const count = async (path: string) => Object.values((await desk.get(path)).body.Data)[0]
    expect(Counts.deposits).toBe(await count('/api/v1/CollectionPayment/Uncollected/Count'))
    expect(Counts.returns).toBe(await count('/api/v1/Postal/Return-Postal/Count'))
    const money = Items.filter((item: { Money: number | null }) => item.Money !== null)
    expect(money.length).toBeGreaterThan(0)
    expect(Cash).toMatchObject({
      Envelopes: money.filter((item: { Section: string }) => item.Section === 'deposits').length,
      Expected: money.reduce((sum: number, item: { Money: number }) => sum + item.Money, 0),
    })
    expect(Items).toContainEqual(
      expect.objectContaining({
        Section: 'deposits',
        SerialNum: 'D031',
        TabletNote: 'A棟-12F-3',
        Money: null,
      }),
    )
  })

  it("shows nothing of another community's", async () => {
    const there = await lobby.as('auth_0912345678', '松濤苑')
    const here = new Set((await now()).Items.map((item: { Id: string }) => item.Id))
    const { Items } = await now(there)
    expect(Items.length).toBeGreaterThan(0)
    expect(Items.some((item: { Id: string }) => here.has(item.Id))).toBe(false)
  })
})

describe('a change of shift', () => {
  it('keeps the list as it was, signed by both; the next one says what came, went and moved', async () => {
    const [stays, goes] = [await arrive(desk, { Location: 'B-01' }), await arrive(desk)]
    const first = await sign(await signing(desk, { CheckedIds: [stays.PdId] }))
    expect(first.status).toBe(200)
    expect(first.body.Data).toMatchObject({ FromName: '陳怡君', ToName: '林志明', Note: '電梯保養到六點' })
    await collect([goes.PdId])
    await lobby.owner.query("update package set shelf_position = 'C-09' where id = $1", [stays.PdId])
    const comes = await arrive(desk)

    const { Differences, Previous } = await now(desk2)
    expect(Previous).toMatchObject({ ShiftChangeId: first.body.Data.ShiftChangeId })
    expect(Differences.AddedIds).toEqual([comes.PdId])
    expect(Differences.Gone.map((item: { Id: string }) => item.Id)).toEqual([goes.PdId])
    expect(Differences.Changes).toEqual([
      { Id: stays.PdId, Field: 'shelfPosition', Before: 'B-01', After: 'C-09' },
    ])

    const kept = (await desk2.get(`/api/v1/ShiftChange/${first.body.Data.ShiftChangeId}`)).body.Data
    expect(kept.CheckedIds).toEqual([stays.PdId])
    expect(kept.Items).toContainEqual(expect.objectContaining({ Id: goes.PdId }))
    expect(kept.Items).toContainEqual(expect.objectContaining({ Id: stays.PdId, Location: 'B-01' }))
  })

  it('a list that moved while two people looked at it is not signed', async () => {
    const request = await signing()
    const { PdId } = await arrive(desk)
    const refused = await sign(request)
    expect([refused.status, refused.body.ErrorMessage.Code]).toEqual([409, 409321])
    await collect([PdId])
    expect((await sign(request)).status).toBe(200)
  })

  it('needs both signatures, made by this account, and the name of who comes', async () => {
    const attempts: [Record<string, unknown>, number][] = [
      [{ FromSignUrl: '' }, 400321],
      [{ ToSignUrl: '' }, 400321],
      [{ ToSignUrl: await uploadBy(desk2, 'handwrite') }, 400003],
      [{ ToSignUrl: await uploadBy(desk, 'webcam') }, 400003],
      [{ ToName: ' ' }, 400001],
    ]
    for (const [changes, code] of attempts) {
      const { body } = await sign(await signing(desk, changes))
      expect([Object.keys(changes), body.ErrorMessage?.Code]).toEqual([Object.keys(changes), code])
    }
  })

  it('sent again it is the same list; an id of another list is refused', async () => {
    const request = await signing()
    const [one, two] = [await sign(request), await sign(request)]
    expect(two.body).toEqual(one.body)
    const other = await signing(desk2, { ShiftChangeId: request.ShiftChangeId })
    expect((await sign(other, desk2)).body.ErrorMessage.Code).toBe(409322)
    const toAnother = { ...request, ToAccountId: cast.accounts.desk2.id }
    expect((await sign(toAnother)).body.ErrorMessage.Code).toBe(409322)
    const next = await sign(await signing())
    expect(next.body.Data.Number).toBe(one.body.Data.Number + 1)
  })

  it('two desks that sign at once get two numbers in a row', async () => {
    const requests = [await signing(desk), await signing(desk2)] as const
    const answers = await Promise.all([sign(requests[0], desk), sign(requests[1], desk2)])
    const numbers = answers.map((answer) => answer.body.Data.Number).sort((a, b) => a - b)
    expect(answers.map((answer) => answer.status)).toEqual([200, 200])
    expect(numbers[1]).toBe(numbers[0] + 1)
  })

  it('is never changed afterwards, not even by the program', async () => {
    const { rows } = await lobby.owner.query(
      `select grantee, string_agg(privilege_type, ' ' order by privilege_type) as may
       from information_schema.role_table_grants
       where table_name = 'shift_change' and grantee like '%app%' group by grantee`,
    )
    expect(rows.map((row) => row.may)).toEqual(['INSERT SELECT'])
  })

  it('views and prints are audited; past lists come newest first, page by page', async () => {
    const { ShiftChangeId } = (await sign(await signing())).body.Data
    await desk2.get(`/api/v1/ShiftChange/${ShiftChangeId}`)
    await desk2.post(`/api/v1/ShiftChange/${ShiftChangeId}/Print`)
    const { rows } = await lobby.owner.query(
      'select action, account_name from audit where target_id = $1 order by at',
      [ShiftChangeId],
    )
    expect(rows.map((row) => [row.action, row.account_name])).toEqual([
      ['shiftChanges.change', '陳怡君'],
      ['shiftChanges.view', '林志明'],
      ['shiftChanges.print', '林志明'],
    ])
    const first = (await desk.get('/api/v1/ShiftChange', { MaxCount: 2 })).body
    const numbers = first.Data.map((row: { Number: number }) => row.Number)
    const second = (await desk.get('/api/v1/ShiftChange', { MaxCount: 2, Before: numbers[1] })).body
    expect(numbers[0]).toBe(numbers[1] + 1)
    expect(second.Data[0].Number).toBe(numbers[1] - 1)
    expect(first.Total).toBeGreaterThan(2)
  })

  it("another community's list is not found, and the committee only looks", async () => {
    const { ShiftChangeId } = (await sign(await signing())).body.Data
    const there = await lobby.as('auth_0912345678', '松濤苑')
    expect((await there.get(`/api/v1/ShiftChange/${ShiftChangeId}`)).status).toBe(404)
    await lobby.owner.query("update membership set role = 'committee' where account_id = $1", [
      cast.accounts.once1.id,
    ])
    const committee = await lobby.as('once1')
    expect((await committee.get(`/api/v1/ShiftChange/${ShiftChangeId}`)).status).toBe(200)
    expect((await sign(await signing(committee), committee)).body.ErrorMessage.Code).toBe(403001)
  })
})

describe('who takes over', () => {
  it('is an account of the community by its own name, or somebody from outside who is marked so', async () => {
    const { Successors } = await now()
    const names = Successors.map(({ Name }: { Name: string }) => Name)
    expect(names).toContain('林志明')
    // Not who goes, and nobody who does not work at the desk.
    expect(names).not.toContain('陳怡君')
    expect(names).not.toContain('何明山')
    expect(names).not.toContain('黃淑貞')
    const { AccountId } = Successors.find(({ Name }: { Name: string }) => Name === '林志明')
    const ours = await sign(await signing(desk, { ToAccountId: AccountId, ToName: '別的名字' }))
    expect(ours.body.Data).toMatchObject({ ToName: '林志明', IsOutsider: false })
    const outside = await sign(await signing(desk, { ToName: '保全公司 許先生' }))
    expect(outside.body.Data).toMatchObject({ ToName: '保全公司 許先生', IsOutsider: true })
    const [last] = (await desk.get('/api/v1/ShiftChange')).body.Data
    expect(last).toMatchObject({ IsOutsider: true })
    expect((await now()).Successors[0]).toMatchObject({ Name: '林志明' })
  })

  it('is nobody of another community, no committee, nobody whose time is over, and not who goes', async () => {
    const endTime = (at: string) =>
      lobby.owner.query(
        `update membership set valid_until = ${at} where account_id = $1 and community_id = $2`,
        [cast.accounts.desk2.id, desk.info.ComId],
      )
    const refused = async (ToAccountId: string) =>
      (await sign(await signing(desk, { ToAccountId }))).body.ErrorMessage?.Code
    const { AccountId } = (await desk.get('/api/v1/Account/Me')).body.Data
    const others = [newId(), cast.accounts.committee1.id, AccountId]
    for (const id of others) expect([id, await refused(id)]).toEqual([id, 404000])
    // They work on in another community, which is no way in here.
    await endTime('now()')
    try {
      expect((await now()).Successors.map(({ Name }: { Name: string }) => Name)).not.toContain('林志明')
      expect(await refused(cast.accounts.desk2.id)).toBe(404000)
    } finally {
      await endTime('null')
    }
    const [last] = (await desk.get('/api/v1/ShiftChange')).body.Data
    expect(last.ToName).not.toBe(last.FromName)
  })
})
