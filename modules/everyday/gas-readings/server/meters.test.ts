import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { householdOf } from '#database/cast/households.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const base = '/core/api/Gas'
let lobby: Lobby
let manager: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const current = async () => (await desk.get(`${base}/Current`)).body.Data
const shown = async (gId: string) => (await desk.get(`${base}/${gId}`)).body.Data
const readingOf = async (gId: string, label: string) =>
  (await shown(gId)).Readings.find(({ TabletNote }: { TabletNote: string }) => TabletNote === label)
const fill = (gasId: string, label: string, body: object, who = desk) =>
  who.put(`${base}/${gasId}/Tablet/${householdOf(label).id}`, body)

describe('the meter of a household that became part of another', () => {
  it('is read on under its own label until it is taken off, and then no more', async () => {
    const label = 'C棟-9F-4'
    const { Id } = await current()
    const { TabletId } = await readingOf(Id, label)
    await lobby.owner.query('delete from gas_reading where household_id = $1 and period_id = $2', [
      TabletId,
      Id,
    ])
    const { rows } = await lobby.owner.query(
      `update household h set closed_at = now(), merged_into = o.id from household o
       where h.id = $1 and o.community_id = h.community_id and o.label = 'C棟-9F-3' returning h.id`,
      [TabletId],
    )
    expect(rows).toHaveLength(1)
    const reading = await readingOf(Id, label)
    expect(reading).toMatchObject({ MergedInto: 'C棟-9F-3', Current: null })
    expect((await fill(Id, label, { Current: reading.Last + 12 })).body.Data).toMatchObject({ Usage: 12 })
    await lobby.owner.query('delete from gas_reading where household_id = $1 and period_id = $2', [
      TabletId,
      Id,
    ])
    const off = await manager.put(`/api/v1/Gas/Meter/${TabletId}`, {
      UserNo: reading.UserNo,
      Digits: 4,
      FirstValue: null,
      ChangedOn: null,
      IsSmart: false,
      IsRemoved: true,
      RowVersion: reading.MeterVersion,
    })
    expect(off.status).toBe(200)
    expect(await readingOf(Id, label)).toBeUndefined()
    await lobby.owner.query('update household set closed_at = null, merged_into = null where id = $1', [
      TabletId,
    ])
    await lobby.owner.query('update gas_meter set is_removed = false where household_id = $1', [TabletId])
  })
})
