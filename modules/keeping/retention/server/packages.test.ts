import { describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import {
  ask,
  haveNights,
  here,
  keepPackage,
  lobby,
  manager,
  night,
  packageOf,
  there,
} from '#tests/setup/nights.ts'

haveNights()

describe('packages', () => {
  it('are forgotten after 180 days, not on the day before (個資法 Art. 11)', async () => {
    const [young, edge, old] = [await keepPackage(179), await keepPackage(179.99), await keepPackage(180.01)]
    await night()
    expect((await packageOf(young.id)).recipient_name).toBe('王小明')
    expect((await packageOf(edge.id)).forgotten).toBe(false)
    expect(await packageOf(old.id)).toEqual({
      recipient_name: '',
      tracking_number: '',
      note: '',
      photo_path: '',
      household: true,
      state: 'handedOver',
      forgotten: true,
      receive_code: '',
      hand_over_note: '',
      changes: [{ field: 'recipient', before: '', after: '' }],
      reason: '',
    })
  })

  it('that wait or are lost are never touched, however old they are', async () => {
    const waiting = await keepPackage(null)
    const lost = await keepPackage(900, { end: 'lost_at' })
    await night()
    for (const { id } of [waiting, lost])
      expect(await packageOf(id)).toMatchObject({
        recipient_name: '王小明',
        forgotten: false,
        reason: '王先生來電',
      })
  })

  it.each(['voided_at', 'returned_at'])('that ended by %s are forgotten as well', async (end) => {
    const { id } = await keepPackage(181, { end })
    await night()
    expect((await packageOf(id)).forgotten).toBe(true)
  })

  it('of a recipient that had to come in person are forgotten too', async () => {
    const { id } = await keepPackage(181)
    await ask(
      `update package p set in_person_only = true, recipient_id =
         (select id from resident r where r.community_id = p.community_id limit 1) where p.id = $1`,
      [id],
    )
    await night()
    const [row] = await ask('select recipient_id, in_person_only from package where id = $1', [id])
    expect(row).toEqual({ recipient_id: null, in_person_only: true })
  })

  it('are counted in the audit once per night, and a second run forgets nothing twice', async () => {
    await ask("delete from audit where action = 'retention.forget'")
    await keepPackage(200)
    await keepPackage(201)
    await night()
    await night()
    const rows = await ask("select * from audit where action = 'retention.forget'")
    expect(rows).toHaveLength(1)
    // Two packages and their two hand-overs.
    expect(rows[0]).toMatchObject({
      community_id: here,
      account_name: '系統',
      target_id: 'packages.personal',
    })
    expect(rows[0].after).toMatchObject({ count: 4, days: 180 })
  })

  it('are forgotten in batches, all in one night', async () => {
    await ask(
      `insert into package (community_id, id, serial_number, household_id, recipient_name, kind_id, arrived_at, arrived_by,
         arrived_by_name, voided_at, voided_by_name, void_reason, shelf_position)
       select $1, gen_random_uuid(), 9001, h.id, '王小明', k.id, now() - interval '300 days', $2, '林志明',
         now() - interval '299 days', '林志明', '誤登', 'BATCH'
       from generate_series(1, 1203), (select id from household where community_id = $1 limit 1) h,
         (select id from package_kind where community_id = $1 limit 1) k`,
      [here, castId('account', 'desk1')],
    )
    await ask(
      `insert into package_hand_over (community_id, id, at, account_id, account_name, receive_type, note)
       select $1, gen_random_uuid(), now() - interval '299 days', $2, '林志明', 0, '王先生來電' from generate_series(1, 600)`,
      [here, castId('account', 'desk1')],
    )
    await night()
    const [left] = await ask(
      "select count(*)::int as n from package where recipient_name <> '' and shelf_position = 'BATCH'",
    )
    expect(left.n).toBe(0)
    const [run] = await ask(
      "select forgotten from retention_run where community_id = $1 and name = 'packages.personal'",
      [here],
    )
    expect(run.forgotten).toBe(1803)
  })
})

describe('a community', () => {
  it('decides the days itself, and no other community is touched by it', async () => {
    const [mine, theirs] = [await keepPackage(100), await keepPackage(100, { community: there })]
    const changed = await manager.put('/api/v1/Retention/packages.personal', { Days: 90 })
    expect([changed.status, changed.body.Data.Days, changed.body.Data.DefaultDays]).toEqual([200, 90, 180])
    await night()
    expect((await packageOf(mine.id)).forgotten).toBe(true)
    expect((await packageOf(theirs.id)).forgotten).toBe(false)
    const [row] = await ask(
      "select before, after from audit where action = 'retention.change' order by at desc limit 1",
    )
    expect(row).toEqual({ before: { days: 180 }, after: { days: 90 } })
  })

  it('sees what is kept with its last run; only managers do, and only within the limits', async () => {
    const { body } = await manager.get('/api/v1/Retention')
    const shown = body.Data.find((row: { Name: string }) => row.Name === 'packages.pictures')
    expect(shown).toMatchObject({ Days: 90, DefaultDays: 90, LastRunAt: expect.stringContaining('T') })
    const desk = await lobby.as('desk1')
    expect((await desk.get('/api/v1/Retention')).status).toBe(403)
    const tooShort = await manager.put('/api/v1/Retention/packages.personal', { Days: 3 })
    expect([tooShort.status, tooShort.body.ErrorMessage.Code]).toEqual([400, 400421])
    expect((await manager.put('/api/v1/Retention/everything', { Days: 90 })).status).toBe(404)
  })
})
