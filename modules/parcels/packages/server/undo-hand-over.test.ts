import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast, castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive, arriveMany, handOverRequest } from '#tests/setup/packages.ts'

let lobby: Lobby
let desk: Desk
let desk2: Desk

beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  desk2 = await lobby.as('desk2', '晴川社區')
})
afterAll(() => lobby.close())

const handOver = (who: Desk, ...PdIds: string[]) =>
  who.patch('/api/v1/Postal/Uncollected/Status', handOverRequest({ PdIds }))
const undo = (who: Desk, id: string, Reason = '拿錯包裹', headers = {}) =>
  who.post(`/api/v1/Postal/${id}/UndoHandOver`, { Reason }, headers)
const voidIt = (who: Desk, id: string) => who.post(`/api/v1/Postal/${id}/Void`, { Reason: '登記錯戶' })
const rowOf = async (id: string) =>
  (await lobby.owner.query('select * from package where id = $1', [id])).rows[0]
const rowsOf = async (sql: string, ...values: unknown[]) => (await lobby.owner.query(sql, values)).rows
const counter = async (): Promise<number> =>
  (await desk.get('/api/v1/Postal/Unclaimed-Postal/Count')).body.Data.UnclaimedPostalCount
const handedOverAgo = (id: string, ago: string) =>
  lobby.owner.query('update package set handed_over_at = now() - $2::interval where id = $1', [id, ago])
const detailOf = async (id: string) => {
  const { Timeline, ...rest } = (await desk.get(`/api/v1/Postal/${id}/Detail`)).body.Data
  return { ...rest, timeline: Timeline as Record<string, unknown>[] } as Record<string, unknown> & {
    timeline: Record<string, unknown>[]
  }
}
const codeOf = ({ status, body }: Answer) => [status, body.ErrorMessage?.Code]

describe('taking a hand-over back', () => {
  it('within 24 hours lets the package wait again under its own number, and the counter rises', async () => {
    const { PdId, SerialNum } = await arrive(desk)
    const { body } = await handOver(desk, PdId)
    const before = await counter()
    const answer = await undo(desk2, PdId)
    expect(answer.status).toBe(200)
    expect(answer.body.Data).toEqual({ PdId, SerialNum, IsNewSerialNumber: false })
    expect(await counter()).toBe(before + 1)
    expect(await rowOf(PdId)).toMatchObject({ state: 'waiting', hand_over_id: null, handed_over_at: null })
    expect((await handOver(desk, PdId)).status).toBe(200)
    expect(body.Data.HandOverId).not.toBe((await rowOf(PdId)).hand_over_id)
  })

  it('keeps the hand-over as a fact: who handed over, who took it back, when and why', async () => {
    const { PdId } = await arrive(desk)
    const handedOver = (await handOver(desk, PdId)).body.Data
    await undo(desk2, PdId, '拿成隔壁的')
    const { timeline, ...detail } = await detailOf(PdId)
    expect(detail).toMatchObject({ State: 'waiting', HandOver: null, UndoUntil: null })
    expect(timeline.map((item) => [item.What, item.By, item.Reason])).toEqual([
      ['registered', '陳怡君', ''],
      ['handedOver', '陳怡君', ''],
      ['handOverUndone', '林志明', '拿成隔壁的'],
    ])
    expect(timeline[1]?.HandOver).toMatchObject({ HandOverId: handedOver.HandOverId, ReceiveType: 3 })
    const [audit] = await rowsOf(
      "select * from audit where target_id = $1 and action = 'packages.undoHandOver'",
      PdId,
    )
    expect(audit).toMatchObject({
      account_name: '林志明',
      reason: '拿成隔壁的',
      after: { handOverId: handedOver.HandOverId },
    })
    const [event] = await rowsOf(
      "select payload, hear from event where name = 'packages.handOverUndone' order by number desc limit 1",
    )
    expect(event).toEqual({
      hear: 'packages.view',
      payload: { PdIds: [PdId], HandOverId: handedOver.HandOverId },
    })
  })

  it('leaves the other packages of that hand-over handed over', async () => {
    const [one = '', two = ''] = await arriveMany(desk, 2)
    const { body } = await handOver(desk, one, two)
    await undo(desk, one)
    expect((await rowOf(one)).state).toBe('waiting')
    expect(await rowOf(two)).toMatchObject({ state: 'handedOver', hand_over_id: body.Data.HandOverId })
  })

  it('gives a fresh number when its own was given to another package meanwhile, and says so', async () => {
    const { PdId, SerialNum } = await arrive(desk)
    await handOver(desk, PdId)
    await lobby.owner.query(
      "update serial_counter set last = $1 where name = 'package' and community_id = $2",
      [Number(SerialNum) - 1, castId('community', '晴川社區')],
    )
    const other = await arrive(desk)
    expect(other.SerialNum).toBe(SerialNum)
    const { body } = await undo(desk, PdId)
    expect(body.Data.IsNewSerialNumber).toBe(true)
    expect(body.Data.SerialNum).not.toBe(SerialNum)
    expect((await rowOf(PdId)).serial_number).toBe(Number(body.Data.SerialNum))
    const waiting = await rowsOf(
      "select serial_number from package where state = 'waiting' and community_id = $1",
      castId('community', '晴川社區'),
    )
    expect(new Set(waiting.map((row) => row.serial_number)).size).toBe(waiting.length)
    const { timeline } = await detailOf(PdId)
    expect(timeline.at(-1)?.Changes).toEqual([
      { Field: 'serialNumber', Before: SerialNum, After: body.Data.SerialNum },
    ])
  })

  it('needs a reason', async () => {
    const [id = ''] = await arriveMany(desk, 1)
    await handOver(desk, id)
    const answer = await undo(desk, id, '  ')
    expect(codeOf(answer)).toEqual([400, 400001])
    expect(answer.body.Messages[0]).toContain('Reason')
    expect((await rowOf(id)).state).toBe('handedOver')
  })

  it('is refused with a sentence after 24 hours, and still possible after 23', async () => {
    const [late = '', early = ''] = await arriveMany(desk, 2)
    await handOver(desk, late, early)
    await handedOverAgo(late, '24 hours 1 minute')
    await handedOverAgo(early, '23 hours 59 minutes')
    const answer = await undo(desk, late)
    expect(codeOf(answer)).toEqual([409, 409108])
    expect(answer.body.Message).toContain('超過 24 小時')
    expect((await detailOf(late)).UndoUntil).toBeNull()
    expect((await detailOf(early)).UndoUntil).not.toBeNull()
    expect((await undo(desk, early)).status).toBe(200)
  })

  it('twice, of a waiting or of a voided package is refused; unknown ones and those of others are not found', async () => {
    const [id = '', waiting = '', voided = ''] = await arriveMany(desk, 3)
    await handOver(desk, id)
    await voidIt(desk, voided)
    expect((await undo(desk, id)).status).toBe(200)
    for (const text of [id, waiting, voided]) expect(codeOf(await undo(desk, text))).toEqual([409, 409107])
    const elsewhere = await lobby.as('auth_0912345678', '松濤苑')
    const foreign = await arrive(elsewhere, {
      TabletId: castId('household', '松濤-3F-2'),
      PostalTypeId: castId('kind', '松濤苑 包裹'),
    })
    await handOver(elsewhere, foreign.PdId)
    for (const item of [newId(), foreign.PdId, 'x'])
      expect(codeOf(await undo(desk, item))).toEqual([404, 404000])
    expect((await rowOf(foreign.PdId)).state).toBe('handedOver')
  })

  it('a retry with its key is the same undo', async () => {
    const [id = ''] = await arriveMany(desk, 1)
    await handOver(desk, id)
    const key = { 'idempotency-key': newId() }
    const both = await Promise.all([undo(desk, id, '拿錯', key), undo(desk, id, '拿錯', key)])
    expect(both.map((answer) => answer.status)).toEqual([200, 200])
    expect(both[1]?.body).toEqual(both[0]?.body)
    expect(await rowsOf('select from package_change where package_id = $1', id)).toHaveLength(1)
  })

  it('is for the roles that the community chose, and never for the committee', async () => {
    const [id = ''] = await arriveMany(desk, 1)
    await handOver(desk, id)
    await lobby.owner.query(
      `insert into package_setting (community_id, section, chosen, changed_by_name)
       values ($1, 'receiving', '{"undoRoles":["manager","admin"]}', '') on conflict (community_id, section)
       do update set chosen = excluded.chosen`,
      [castId('community', '晴川社區')],
    )
    const answer = await undo(desk, id)
    expect(codeOf(answer)).toEqual([403, 403103])
    expect((await detailOf(id)).UndoUntil).toBeNull()
    const manager = await lobby.as('auth_0912345678', '晴川社區')
    expect((await undo(manager, id)).status).toBe(200)
    await lobby.owner.query('delete from package_setting')
    await handOver(desk, id)
    await lobby.owner.query("update membership set role = 'committee' where account_id = $1", [
      cast.accounts.once1.id,
    ])
    expect(codeOf(await undo(await lobby.as('once1'), id))).toEqual([403, 403001])
  })

  it('twenty desks hand over, undo and void one package at once: each act wins or hears why not, and the book agrees', async () => {
    for (let round = 0; round < 4; round++) {
      const { PdId } = await arrive(desk)
      if (round % 2) await handOver(desk, PdId)
      const acts = Array.from({ length: 20 }, (_, i) => {
        const who = i % 2 ? desk : desk2
        if (i % 3 === 0) return handOver(who, PdId)
        return i % 3 === 1 ? undo(who, PdId) : voidIt(who, PdId)
      })
      const answers = await Promise.all(acts)
      expect(answers.map((a) => a.status).filter((status) => ![200, 404, 409].includes(status))).toEqual([])
      const won = (n: number) => answers.filter((a, i) => i % 3 === n && a.status === 200).length
      const [handedOver, undone, voided] = [won(0) + (round % 2), won(1), won(2)]
      const row = await rowOf(PdId)
      expect(voided).toBeLessThanOrEqual(1)
      // What was handed over is undone, or is the one that holds; a void came only to what waited.
      expect(handedOver - undone).toBe(row.state === 'handedOver' ? 1 : 0)
      expect(row.voided_at !== null).toBe(voided === 1)
      const audits = await rowsOf(
        `select action, count(*) as n from audit where target_id = $1 and action <> 'packages.register' group by 1`,
        PdId,
      )
      const count = (action: string) => audits.find((audit) => audit.action === action)?.n ?? 0
      expect([count('packages.handOver'), count('packages.undoHandOver'), count('packages.void')]).toEqual([
        handedOver,
        undone,
        voided,
      ])
      expect(await rowsOf('select from package_change where package_id = $1', PdId)).toHaveLength(undone)
    }
  })
})
