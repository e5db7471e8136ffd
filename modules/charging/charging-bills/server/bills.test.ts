import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { setRun } from '#tests/setup/billing.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { download } from '#tests/setup/imports.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { monthAfter } from '../days.ts'

const path = '/api/v1/EvCharging/Fee'
const now = dayOf(new Date()).slice(0, 7)
const last = monthAfter(now, -1)
let lobby: Lobby
let manager: Desk
let treasurer: Desk
let committee: Desk
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,worker' })
  manager = await lobby.as('auth_0912345678', '晴川社區')
  treasurer = await lobby.as('treasurer1', '晴川社區')
  committee = await lobby.as('committee1', '晴川社區')
  // In the first days of a month what waits for review since a few days is of last month.
  await lobby.owner.query(
    `update charging_session set review = 'none', review_reasons = '{}'
     where review = 'needed' and to_char(ended_at at time zone 'Asia/Taipei', 'YYYY-MM') = $1`,
    [last],
  )
})
afterAll(() => lobby.close())

interface Bill {
  BillId: string
  HouseholdId: string
  Total: number
  Sessions: number
  Base: number
  SessionCount: number
}
const rows = async (sql: string, values: unknown[] = []) => (await lobby.owner.query(sql, values)).rows
const waiting =
  "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code
const shown = async (month = last) => {
  const { Month, Bills } = (await treasurer.get(`${path}/Month/${month}`)).body.Data
  return { month: Month, bills: Bills as Bill[] }
}
const draw = (month = last, who = treasurer) => who.post(`${path}/Month/${month}/Draw`, {})
const act = async (name: 'Approve' | 'Invoice' | 'TakeBack', who: Desk, more: object = {}) =>
  who.patch(`${path}/Month/${last}/${name}`, { RowVersion: (await shown()).month.RowVersion, ...more })
const adjust = (bill: Bill, Amount: number, who = treasurer, id = newId()) =>
  who.post(`${path}/${bill.BillId}/Adjustment`, { AdjustmentId: id, Amount, Reason: '站故障補償' })
/** A session of last month as waiting or as settled. */
const review = (state: 'needed' | 'none') =>
  rows(
    `update charging_session set review = $1, review_reasons = case when $1 = 'needed' then array['long'] else '{}'::text[] end
     where id = (select id from charging_session where household_id is not null and state = 'closed'
       and to_char(ended_at at time zone 'Asia/Taipei', 'YYYY-MM') = $2 order by ended_at, id limit 1)`,
    [state, last],
  )

/** A session of a bill of last month that somebody settled. */
async function settled(): Promise<{ id: string; version: number }> {
  const [row] = await rows(
    `update charging_session set review = 'settled', review_reasons = array['long'], settled_at = now(), settled_wh = energy_wh,
       settled_by = 'readings', settle_reason = '看過' where id = (
       select l.session_id from charging_bill_line l join charging_bill b on b.id = l.bill_id
       where b.month = $1 and l.kind = 'session' order by l.session_id limit 1)
     returning id, row_version as version`,
    [last],
  )
  return row
}
const settle = ({ id, version }: { id: string; version: number }) =>
  treasurer.patch(`/api/v1/EvCharging/Session/${id}/Settle`, {
    RowVersion: version,
    SettledBy: 'free',
    Reason: '站長說不收',
  })
const lateInto = (key: string, household: string) =>
  rows(
    `insert into charging_session (community_id, id, station_id, connector_id, household_id, id_tag, transaction_key, started_at, ended_at,
       meter_start_wh, last_wh, last_at, energy_wh, state)
     select community_id, gen_random_uuid(), station_id, connector_id, ${household}, id_tag, $2, started_at, ended_at, 0, 7000,
       ended_at, 7000, 'closed' from charging_session s where household_id is not null and state = 'closed'
       and to_char(ended_at at time zone 'Asia/Taipei', 'YYYY-MM') = $1 order by ended_at limit 1`,
    [last, key],
  )

describe('the charging bills of a month', () => {
  it('are drawn from its sessions that are over and reviewed, each at its price, with one base fee a household', async () => {
    const { body } = await draw()
    expect(body.Data).toMatchObject({ Month: last, State: 'notApproved', InvoicedAt: null })
    const { month, bills } = await shown()
    expect(bills.length).toBeGreaterThan(20)
    expect(month.Total).toBe(bills.reduce((sum, bill) => sum + bill.Total, 0))
    const [counted] = await rows(
      `select count(*)::int as n, sum(coalesce(settled_wh, energy_wh))::int as wh from charging_session
       where state = 'closed' and review <> 'needed' and household_id is not null
         and to_char(ended_at at time zone 'Asia/Taipei', 'YYYY-MM') = $1`,
      [last],
    )
    expect([month.SessionCount, month.EnergyWh]).toEqual([counted.n, counted.wh])
    const lines = (await treasurer.get(`${path}/${bills[0]?.BillId}`)).body.Data
    expect(lines.at(-1)).toMatchObject({ Kind: 'base', Amount: 100 })
    expect(lines.reduce((sum: number, line: { Amount: number }) => sum + line.Amount, 0)).toBe(
      bills[0]?.Total,
    )
    await draw()
    expect((await shown()).bills.map(({ Total }) => Total)).toEqual(bills.map(({ Total }) => Total))
  })

  it('are not approved while a session waits for review, nor when one changed since they were drawn, nor a running month', async () => {
    await review('needed')
    expect(codeOf(await act('Approve', committee))).toBe(409_30_407)
    await draw()
    await review('none')
    expect(codeOf(await act('Approve', committee))).toBe(409_30_408)
    await draw(now)
    const running = (await shown(now)).month
    const early = await committee.patch(`${path}/Month/${now}/Approve`, { RowVersion: running.RowVersion })
    expect(codeOf(early)).toBe(409_30_406)
    expect(codeOf(await draw(monthAfter(now, 1)))).toBe(400_30_403)
  })

  it('are adjusted by lines of their own, which a new drawing keeps and which end an approval', async () => {
    await draw()
    const [bill] = (await shown()).bills
    if (!bill) throw new Error('no bill')
    const id = newId()
    const sent = await Promise.all([adjust(bill, -50, treasurer, id), adjust(bill, -50, treasurer, id)])
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    expect((await shown()).bills[0]?.Total).toBe(bill.Total - 50)
    expect(codeOf(await adjust(bill, -51, treasurer, id))).toBe(409_30_411)
    expect(codeOf(await adjust(bill, 0))).toBe(400_30_401)
    await draw()
    expect((await shown()).bills[0]?.Total).toBe(bill.Total - 50)
    expect(codeOf(await act('Invoice', treasurer))).toBe(409_30_405)
    expect((await act('Approve', committee)).body.Data.State).toBe('approved')
    expect(codeOf(await draw())).toBe(409_30_402)
    await adjust(bill, 10)
    expect((await shown()).month.State).toBe('notApproved')
    expect((await act('Approve', treasurer)).status).toBe(403)
  })

  it('become bills of the fees once, in the ledger and with codes, and nothing of them changes after it (R404)', async () => {
    await adjust((await shown()).bills[1] as Bill, -99_999)
    expect(codeOf(await act('Approve', committee))).toBe(409_30_409)
    await adjust((await shown()).bills[1] as Bill, 99_999)
    await act('Approve', committee)
    const session = await settled()
    // Somebody settles a session of it while it is invoiced: what is invoiced is never what was not seen.
    const another = await lobby.owner.connect()
    await another.query('begin')
    await another.query('update charging_session set settled_wh = 1 where id = $1', [session.id])
    const asked = act('Invoice', treasurer)
    await vi.waitFor(async () => expect(await rows(waiting)).not.toEqual([]), { timeout: 15_000 })
    await another.query('commit')
    another.release()
    expect(codeOf(await asked)).toBe(409_30_408)
    await rows('update charging_session set settled_wh = energy_wh where id = $1', [session.id])
    const before = await shown()
    const [one, other] = await Promise.all([act('Invoice', treasurer), act('Invoice', manager)])
    expect([one.status, other.status].toSorted()).toEqual([200, 409])
    const { month, bills } = await shown()
    expect(month).toMatchObject({ State: 'invoiced', Total: before.month.Total })
    const [run] = await rows(
      `select r.state, count(b.id)::int as bills, sum((select sum(l.amount) from bill_line l where l.bill_id = b.id and l.kind <> 'arrears'))::int as total
       from billing_run r join bill b on b.run_id = r.id where r.id = $1 group by r.community_id, r.id`,
      [month.RunId],
    )
    expect(run).toEqual({
      state: 'issued',
      bills: bills.filter(({ Total }) => Total > 0).length,
      total: month.Total,
    })
    const [booked] = await rows(
      `select -sum(l.amount)::int as income from ledger_line l join ledger_entry e on e.community_id = l.community_id and e.id = l.entry_id
       join bill b on b.id = e.source_id where b.run_id = $1 and l.number = 4105`,
      [month.RunId],
    )
    expect(booked.income).toBe(month.Total)
    expect(codeOf(await settle(session))).toBe(409_30_024)
    await expect(
      rows('update charging_session set settled_wh = 1 where id = $1', [session.id]),
    ).rejects.toThrow('is not changed')
    expect(codeOf(await adjust(bills[0] as Bill, 5))).toBe(409_30_403)
    expect(codeOf(await draw())).toBe(409_30_403)
    expect(codeOf(await act('TakeBack', committee, { Reason: '看錯' }))).toBe(409_30_403)
    await expect(
      rows('delete from charging_bill_line where bill_id = $1', [bills[0]?.BillId]),
    ).rejects.toThrow('is not changed')
    expect(
      (await rows(`select from billing_run where id = $1 or name like '%充電費'`, [month.RunId])).length,
    ).toBe(1)
  })

  it('have an order file with a line for each household, and nobody’s session is charged twice in a later month', async () => {
    const { month, bills } = await shown()
    const file = await download(treasurer, `${path}/Month/${last}/Order`)
    expect(file.length).toBeGreaterThan(2000)
    expect(codeOf(await treasurer.get(`${path}/Month/${now}/Order`))).toBe(409_30_405)
    // One that ended last month comes today: it belongs to the month that is open.
    await lateInto('late', 'household_id')
    // One of a household that charged in no other: the base fee is of the month in which somebody charges.
    await lateInto(
      'alone',
      '(select h.id from household h where h.community_id = s.community_id and h.merged_into is null and not exists (select from charging_session o where o.household_id = h.id) order by h.id limit 1)',
    )
    await draw(now)
    const alone = await rows(
      `select l.kind from charging_bill_line l join charging_bill b on b.id = l.bill_id where b.month = $1 and b.household_id =
         (select household_id from charging_session where transaction_key = 'alone')`,
      [now],
    )
    expect(alone).toEqual([{ kind: 'session' }])
    const [late] = await rows(
      `select b.month, count(*)::int as n from charging_bill_line l join charging_bill b on b.id = l.bill_id
       join charging_session t on t.id = l.session_id where t.transaction_key = 'late' group by b.month`,
    )
    expect(late).toEqual({ month: now, n: 1 })
    const twice = await rows(
      `select session_id from charging_bill_line where kind = 'session' group by session_id having count(*) > 1`,
    )
    expect(twice).toEqual([])
    expect((await shown()).bills.length).toBe(bills.length)
    expect((await shown()).month.Total).toBe(month.Total)
    // Of a month that is invoiced nobody would look at it otherwise.
    const waits = async () => (await shown(now)).month.UnsettledCount
    const before = await waits()
    await rows(`update charging_session set review = 'needed' where transaction_key = 'late'`)
    expect(await waits()).toBe(before + 1)
    await rows(`update charging_session set review = 'none' where transaction_key = 'late'`)
  })

  it('are looked at and invoiced anew once their run of fees was withdrawn', async () => {
    const { month } = await shown()
    const gone = await setRun(manager, month.RunId, 'withdrawn', {
      Reason: '開錯月份',
    })
    expect(gone.status).toBe(200)
    await vi.waitFor(async () => expect((await shown()).month.State).toBe('notApproved'), { timeout: 30_000 })
    expect((await shown()).month).toMatchObject({
      RunId: null,
      InvoicedAt: null,
    })
    expect((await draw()).status).toBe(200)
    expect((await act('Approve', committee)).status).toBe(200)
    const again = (await act('Invoice', treasurer)).body.Data
    expect(again).toMatchObject({ State: 'invoiced', Total: month.Total })
    expect(again.RunId).not.toBe(month.RunId)
  })

  it('have their days, which two people do not change over each other', async () => {
    const days = { UpdateDay: 5, ApproveDay: 10, InvoiceDay: 15, PayoutDay: 2, DueDays: 15 }
    const at = '/api/v1/EvCharging/FeeSetting'
    expect((await manager.get(at)).body.Data).toMatchObject({ ...days, Version: 0 })
    expect((await manager.put(at, { ...days, InvoiceDay: 18, Version: 0 })).status).toBe(200)
    expect(codeOf(await treasurer.put(at, { ...days, Version: 0 }))).toBe(409_30_412)
    expect(codeOf(await treasurer.put(at, { ...days, UpdateDay: 20, Version: 1 }))).toBe(400_30_402)
    expect((await shown()).month.InvoiceBy).toBe(`${now}-18`)
  })
})
