import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { DoorDevice } from '#tests/setup/door-device.ts'
import { codeOf, doorBase as base, type DoorStage, startDoors } from '#tests/setup/door-stage.ts'

let { lobby, desk, admin, doorOf, seen, order, outcome }: DoorStage = {} as DoorStage
beforeAll(async () => {
  ;({ lobby, desk, admin, doorOf, seen, order, outcome } = await startDoors())
})
afterAll(() => lobby.close())

const past = async (DoorId: string) =>
  (await desk.get(`${base}/${DoorId}/Past`)).body.Data.map(
    ({ DoorEvent }: { DoorEvent: string }) => DoorEvent,
  )
const alarms = async (name: string) =>
  (
    await lobby.owner.query(
      'select cleared_at is null as runs, level from alarm_event where name = $1 order by created_at',
      [name],
    )
  ).rows

describe('a door controller', () => {
  it('signs in by its own key and password alone, in its own language, and not with a password that was renewed', async () => {
    const { DoorId, door, address, Password } = await doorOf()
    expect(await new DoorDevice(address('wrong')).connect()).toBe(401)
    expect(await door.connect('lobby.locker.1')).toBe(400)
    expect(await door.connect()).toBe(101)
    door.send('{')
    expect(await door.until(({ type }) => type === 'error')).toMatchObject({ code: 'notJson' })
    door.send({ type: 'event', seq: 1, at: new Date().toISOString(), kind: 'sings' })
    expect(await door.until(({ code }) => code === 'notAMessage')).toBeTruthy()
    const gone = door.closed()
    const renewed = await admin.patch(`${base}/${DoorId}/Password`, {})
    expect(await gone).toBe(1008)
    expect(await new DoorDevice(address(Password)).connect()).toBe(401)
    const again = new DoorDevice(address(renewed.body.Data.Password))
    expect(await again.connect()).toBe(101)
    const { rows } = await lobby.owner.query('select secret_digest from intercom_door where id = $1', [
      DoorId,
    ])
    expect(rows[0].secret_digest.toString('latin1')).not.toContain(renewed.body.Data.Password)
    await again.cutPower()
  })

  it('opens once for an order, however often it is sent, and says what it did', async () => {
    const { DoorId, door } = await doorOf()
    await door.connect()
    const OrderId = newId()
    const send = () => order(DoorId, OrderId)
    const answers = [...(await Promise.all([send(), send()])), await send()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await expect.poll(() => outcome(OrderId)).toMatchObject({ Outcome: 'opened' })
    expect([door.unlocked, door.told.filter(({ type }) => type === 'open').length]).toEqual([1, 1])
    const told = door.told.find(({ type }) => type === 'open')
    const { rows: people } = await lobby.owner.query(
      "select display_name as name from account where name = 'desk1'",
    )
    expect(told).toMatchObject({ id: OrderId, why: 'desk', by: people[0].name })
    const { rows: acts } = await lobby.owner.query(
      "select action, reason from audit where target_id = $1 and action like 'intercomDoors.order%' order by at",
      [DoorId],
    )
    expect(acts.map(({ action }) => action).toSorted()).toEqual([
      'intercomDoors.order',
      'intercomDoors.orderAgain',
      'intercomDoors.orderAgain',
    ])
    expect(acts[0].reason).toBe('住戶忘記帶卡')
    const other = await admin.post(`${base}/${DoorId}/Order`, { OrderId, Reason: '別的原因' })
    expect(codeOf(other)).toBe(409_33_625)
    await door.cutPower()
  })

  it('opens for two people at once, each by an order of their own', async () => {
    const { DoorId, door } = await doorOf()
    await door.connect()
    const [one, two] = [newId(), newId()]
    await Promise.all([order(DoorId, one), order(DoorId, two, admin)])
    for (const id of [one, two]) await expect.poll(() => outcome(id)).toMatchObject({ Outcome: 'opened' })
    expect(door.unlocked).toBe(2)
    await door.cutPower()
  })

  it('says that it may not or could not, and why', async () => {
    const { DoorId, door } = await doorOf()
    await door.connect()
    door.isBlocked = true
    const [refused, failed] = [newId(), newId()]
    await order(DoorId, refused)
    await expect.poll(() => outcome(refused)).toMatchObject({ Outcome: 'refused', Answer: 'blocked' })
    door.isBlocked = false
    door.isStuck = true
    await order(DoorId, failed)
    await expect.poll(() => outcome(failed)).toMatchObject({ Outcome: 'failed' })
    expect(door.unlocked).toBe(0)
    await door.cutPower()
  })

  it('is told no order whose time is over, and the desk sees that nothing was heard', async () => {
    const { DoorId, door } = await doorOf()
    await door.connect()
    await lobby.owner.query(`
      create function late_order() returns trigger language plpgsql as $$
        begin new.expires_at := now() - interval '1 minute'; return new; end $$;
      create trigger late_order before insert on intercom_door_order for each row
        when (new.door_id = '${DoorId}') execute function late_order()`)
    const late = newId()
    expect((await order(DoorId, late)).status).toBe(200)
    await lobby.owner.query('drop trigger late_order on intercom_door_order; drop function late_order()')
    const next = newId()
    await order(DoorId, next)
    await expect.poll(() => outcome(next)).toMatchObject({ Outcome: 'opened' })
    expect(door.told.filter(({ type }) => type === 'open').map(({ id }) => id)).toEqual([next])
    expect(await outcome(late)).toMatchObject({ Outcome: 'silent' })
    await door.cutPower()
  })

  it('without a line opens for nobody, and the desk is told so at once', async () => {
    const { DoorId, door } = await doorOf()
    const OrderId = newId()
    expect(codeOf(await order(DoorId, OrderId))).toBe(409_33_624)
    await door.connect()
    // What was refused waits for nothing.
    const next = newId()
    await order(DoorId, next)
    await expect.poll(() => outcome(next)).toMatchObject({ Outcome: 'opened' })
    expect(door.unlocked).toBe(1)
    await door.cutPower()
  })

  it('whose place a newer connection takes is let go, and orders go to the newer one alone', async () => {
    const { DoorId, door, address, Password } = await doorOf()
    await door.connect()
    const gone = door.closed()
    const newer = new DoorDevice(address(Password))
    await newer.connect()
    expect(await gone).toBe(1000)
    const OrderId = newId()
    await order(DoorId, OrderId)
    await expect.poll(() => outcome(OrderId)).toMatchObject({ Outcome: 'opened' })
    expect([door.unlocked, newer.unlocked]).toEqual([0, 1])
    expect((await seen(DoorId)).IsConnected).toBe(true)
    await newer.cutPower()
    await expect.poll(async () => (await seen(DoorId)).IsConnected).toBe(false)
  })

  it('whose power is cut between opening and saying so says it when it is back, at its own time, once', async () => {
    const { DoorId, door } = await doorOf()
    await door.connect()
    const OrderId = newId()
    let cut: Promise<void> | undefined
    door.onOpen = ({ id }) => {
      cut = door.cutPower()
      door.do({ id })
      door.open()
      door.close()
    }
    await order(DoorId, OrderId)
    await expect.poll(() => door.seq).toBe(3)
    await cut
    expect(await outcome(OrderId)).toMatchObject({ Outcome: 'waiting' })
    await door.connect()
    await door.confirmed()
    expect(await outcome(OrderId)).toMatchObject({ Outcome: 'opened' })
    // It was not acknowledged before the line was lost again: it comes twice and counts once.
    door.send({ type: 'event', seq: 1, at: new Date().toISOString(), kind: 'unlocked', order: OrderId })
    door.note({ kind: 'opened' })
    await door.confirmed()
    expect(door.told.filter(({ type }) => type === 'error')).toEqual([])
    expect((await past(DoorId)).toSorted()).toEqual(['closed', 'opened', 'opened', 'ordered'])
    expect(door.unlocked).toBe(1)
    await door.cutPower()
  })

  it('replays what happened without a line with its own times, and how it stands is as it was last', async () => {
    const { DoorId, door } = await doorOf()
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    door.note({ kind: 'unlocked', reason: '開門按鈕' }, ago(50))
    door.open(ago(50))
    door.close(ago(49))
    door.open(ago(1))
    await door.connect()
    await door.confirmed()
    const { Leaf, OpenSince } = await seen(DoorId)
    expect(Leaf).toBe('open')
    expect(new Date(OpenSince).getTime()).toBeCloseTo(ago(1).getTime(), -4)
    const lines = (await desk.get(`${base}/${DoorId}/Past`)).body.Data
    expect(lines.map((one: { DoorEvent: string }) => one.DoorEvent)).toEqual([
      'opened',
      'closed',
      'opened',
      'unlocked',
    ])
    expect(lines[3].Reason).toBe('開門按鈕')
    await door.cutPower()
  })

  it('is an alarm of the house while it stands open for long or was forced, until it is closed', async () => {
    const { DoorId, DoorName, door } = await doorOf()
    await door.connect()
    door.open()
    await expect.poll(async () => (await seen(DoorId)).Leaf).toBe('open')
    expect(await alarms(`門未關：${DoorName}`)).toEqual([])
    await lobby.owner.query(
      "update intercom_door set open_since = now() - interval '4 minutes' where id = $1",
      [DoorId],
    )
    await expect
      .poll(() => alarms(`門未關：${DoorName}`), { timeout: 15_000 })
      .toEqual([{ runs: true, level: 2 }])
    door.close()
    await expect.poll(() => alarms(`門未關：${DoorName}`)).toEqual([{ runs: false, level: 2 }])
    door.force()
    await expect.poll(() => alarms(`門被強行打開：${DoorName}`)).toEqual([{ runs: true, level: 3 }])
    expect((await seen(DoorId)).ForcedAt).not.toBeNull()
    door.note({ kind: 'heldOpen' })
    await expect.poll(async () => (await alarms(`門未關：${DoorName}`)).at(-1)?.runs).toBe(true)
    door.close()
    await expect.poll(() => alarms(`門被強行打開：${DoorName}`)).toEqual([{ runs: false, level: 3 }])
    expect((await seen(DoorId)).ForcedAt).toBeNull()
    await door.cutPower()
  })
})
