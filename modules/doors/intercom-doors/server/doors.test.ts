import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { codeOf, doorBase as base, type DoorStage, startDoors } from '#tests/setup/door-stage.ts'

let { lobby, desk, admin, doorOf, seen, order, outcome }: DoorStage = {} as DoorStage
beforeAll(async () => {
  ;({ lobby, desk, admin, doorOf, seen, order, outcome } = await startDoors())
})
afterAll(() => lobby.close())

describe('a door controller', () => {
  it('of another community is neither seen, opened nor answered for', async () => {
    const { DoorId, door } = await doorOf()
    const other = await doorOf()
    await door.connect()
    await other.door.connect()
    await lobby.owner.query(
      `insert into community_service (community_id, service_id, kind, position) select id, 57, 1, 99 from community where name = '松濤苑' on conflict do nothing`,
    )
    const foreign = await lobby.as('auth_0912345678', '松濤苑')
    expect((await foreign.get(base)).body.Data).toEqual([])
    expect((await order(DoorId, newId(), foreign)).status).toBe(404)
    expect((await foreign.get(`${base}/${DoorId}/Past`)).status).toBe(404)
    expect((await foreign.patch(`${base}/${DoorId}/Password`, {})).status).toBe(404)
    expect((await foreign.delete(`${base}/${DoorId}`)).status).toBe(404)
    door.isBlocked = true
    door.onOpen = () => undefined
    const OrderId = newId()
    await order(DoorId, OrderId)
    await door.until(({ id }) => id === OrderId)
    // Another door says that it did what this one was told to.
    other.door.note({ kind: 'unlocked', order: OrderId })
    expect(await other.door.until(({ code }) => code === 'unknownOrder')).toMatchObject({ about: OrderId })
    await other.door.confirmed()
    expect(await outcome(OrderId)).toMatchObject({ Outcome: 'waiting' })
    expect((await foreign.get(`${base}/Order/${OrderId}`)).status).toBe(404)
    for (const one of [door, other.door]) await one.cutPower()
  })

  it('ends with its sentry, and a sentry has one', async () => {
    const { SentryId, door } = await doorOf()
    await door.connect()
    const more = { DoorId: newId(), SentryId, DoorName: '第二個', OpenMinutes: 3 }
    expect(codeOf(await admin.post(base, more))).toBe(409_33_623)
    const gone = door.closed()
    await admin.delete(`/core/api/Intercom/Sentry/${SentryId}`)
    expect(await gone).toBe(1008)
    expect(await door.connect()).toBe(401)
  })

  it('is set up by managers alone, and opened by whoever is at the desk', async () => {
    const { DoorId, SentryId } = await doorOf()
    const committee = await lobby.as('committee1')
    expect(codeOf(await committee.get(base))).toBe(403001)
    expect(codeOf(await order(DoorId, newId(), committee))).toBe(403001)
    expect(codeOf(await desk.patch(`${base}/${DoorId}/Password`, {}))).toBe(403001)
    const { RowVersion } = await seen(DoorId)
    const change = { RowVersion, SentryId, DoorName: '改名的門', OpenMinutes: 5 }
    expect((await admin.put(`${base}/${DoorId}`, change)).status).toBe(200)
    expect(codeOf(await admin.put(`${base}/${DoorId}`, change))).toBe(409_33_621)
    expect(await seen(DoorId)).toMatchObject({ DoorName: '改名的門', OpenMinutes: 5 })
    expect((await admin.delete(`${base}/${DoorId}`)).status).toBe(200)
    expect(await seen(DoorId)).toBeUndefined()
  })
})
