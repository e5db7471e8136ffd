import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { LockerCabinet } from '#tests/setup/locker-cabinet.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive } from '#tests/setup/packages.ts'
import { picture } from '#modules/keeping/files/server/sample-upload.ts'

const base = '/api/v1/SmartLocker'
let lobby: Lobby
let desk: Desk
let admin: Desk
let letter = 'D'.charCodeAt(0)
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,gateways' })
  desk = await lobby.as('desk1')
  admin = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

/** Adds a cabinet as a manager does, with one column of sizes, and connects one that plays it. */
async function cabinetOf(...column: string[]) {
  const CabinetId = newId()
  const Letter = String.fromCharCode(letter++)
  const { body } = await admin.post(`${base}/Cabinet`, {
    CabinetId,
    Name: `${Letter} 櫃`,
    Place: '後門',
    SupplierName: '',
    SupplierPhone: '',
    Model: '',
    HoldHours: 72,
    Letter,
    Columns: [column],
  })
  const { DeviceName, Password } = body.Data
  const names = column.map((_, nth) => `${Letter}${String(nth + 1).padStart(2, '0')}`)
  const address = (password: string) =>
    `${admin.url.replace('http://', `ws://${DeviceName}:${password}@`)}/devices/lockers/${DeviceName}`
  const cabinet = new LockerCabinet(address(Password), names)
  return { CabinetId, cabinet, names, address }
}
const seen = async (CabinetId: string) =>
  (await desk.get(`${base}/Cabinet`)).body.Data.find(
    (one: { CabinetId: string }) => one.CabinetId === CabinetId,
  )
const tokenOf = async (CabinetId: string) =>
  new URL((await seen(CabinetId)).DropUrl, lobby.url).searchParams.get('token') ?? ''
const drop = async (token: string, fields: Record<string, string> = {}) => {
  const form = new FormData()
  const all = { Id: newId(), Household: 'A12-3', Size: 'S', Tracking: '', ...fields }
  for (const [name, value] of Object.entries(all)) form.append(name, value)
  form.append('File', new Blob([new Uint8Array(picture)]), 'photo.png')
  const { status, body } = await lobby.nobody().post(`/api/v1/LockerDrop/${token}`, form)
  return { status, code: body.ErrorMessage?.Code, ...body.Data }
}
const packageOf = async (id: string) =>
  (await lobby.owner.query('select state, cubby from package where id = $1', [id])).rows[0]

describe('a locker cabinet', () => {
  it('signs in by its own key and password alone, in its own language', async () => {
    const { cabinet, names, address } = await cabinetOf('S')
    expect(await new LockerCabinet(address('wrong'), names).connect()).toBe(401)
    expect(await cabinet.connect('mqtt')).toBe(400)
    expect(await cabinet.connect()).toBe(101)
    cabinet.send('{')
    expect(await cabinet.until(({ type }) => type === 'error')).toMatchObject({ code: 'notJson' })
    await cabinet.cutPower()
  })

  it('whose line is cut while nothing can be written is noted as gone once it can, whoever else is not', async () => {
    const [one, other] = [await cabinetOf('S'), await cabinetOf('S')]
    for (const { cabinet } of [one, other]) await cabinet.connect()
    const holds = async ({ CabinetId }: { CabinetId: string }) =>
      (
        await lobby.owner.query<{ connection_id: string | null }>(
          'select connection_id from locker_cabinet where id = $1',
          [CabinetId],
        )
      ).rows[0]?.connection_id
    for (const each of [one, other]) await expect.poll(() => holds(each)).not.toBeNull()
    // A write that fails counts itself outside of its transaction.
    await lobby.owner.query(`
      create sequence locker_tries;
      grant usage on sequence locker_tries to public;
      create function refuse_gone() returns trigger language plpgsql as $$
        begin perform nextval('locker_tries'); raise exception 'not now'; end $$;
      create trigger refuse_gone before update on locker_cabinet for each row
        when (new.connection_id is null and new.id in ('${one.CabinetId}', '${other.CabinetId}')) execute function refuse_gone()`)
    const tries = async () => {
      const { rows } = await lobby.owner.query('select last_value, is_called from locker_tries')
      return rows[0].is_called ? Number(rows[0].last_value) : 0
    }
    // One after the other, so that the first is tried first again.
    await one.cabinet.cutPower()
    await expect.poll(tries).toBeGreaterThan(0)
    const before = await tries()
    await other.cabinet.cutPower()
    await expect.poll(tries).toBeGreaterThan(before + 2)
    for (const each of [one, other]) expect(await holds(each)).not.toBeNull()
    // The first one's row is held by somebody: it waits, and the other does not.
    const holder = await lobby.owner.connect()
    try {
      await holder.query('begin')
      await holder.query('select from locker_cabinet where id = $1 for update', [one.CabinetId])
      await lobby.owner.query(
        'create or replace function refuse_gone() returns trigger language plpgsql as $$ begin return new; end $$',
      )
      await expect.poll(() => holds(other), { timeout: 10_000 }).toBeNull()
      expect(await holds(one)).not.toBeNull()
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    await expect.poll(() => holds(one), { timeout: 10_000 }).toBeNull()
    await lobby.owner.query(
      'drop trigger refuse_gone on locker_cabinet; drop function refuse_gone(); drop sequence locker_tries',
    )
  })

  it('takes a courier’s parcel: a door opens, and when it is closed the package is registered there and its code opens once (R121, R397)', async () => {
    const { CabinetId, cabinet, names } = await cabinetOf('S', 'M')
    await cabinet.connect()
    const token = await tokenOf(CabinetId)
    const begun = await drop(token)
    expect(begun).toMatchObject({ status: 200, State: 'dropping', CubbyName: names[0] })
    await cabinet.until(({ type, op }) => type === 'open' && op === begun.StayId)
    expect(await packageOf(begun.StayId)).toBeUndefined()
    cabinet.close(names[0] ?? '', begun.StayId, true)
    await cabinet.knows(() => cabinet.armed.length === 1)
    expect(await packageOf(begun.StayId)).toEqual({ state: 'waiting', cubby: names[0] })
    const { Code } = (await desk.post(`${base}/Stay/${begun.StayId}/ShowCode`, {})).body.Data
    expect(Code).toBe(cabinet.codeOf(names[0] ?? '', cabinet.armed[0]?.counter ?? 0))
    await cabinet.cutPower()
    // Without a line: the door opens, and it is told later.
    expect(cabinet.type(Code)).toBe(names[0])
    expect(cabinet.type(Code)).toBeUndefined()
    expect(await packageOf(begun.StayId)).toEqual({ state: 'waiting', cubby: names[0] })
    await cabinet.connect()
    await cabinet.knows(() => cabinet.armed.length === 0)
    expect(await packageOf(begun.StayId)).toEqual({ state: 'handedOver', cubby: null })
    const steps = (await desk.get(`${base}/Stay/${begun.StayId}/Step`)).body.Data
    expect(steps.map(({ Step }: { Step: string }) => Step)).toEqual([
      'pickedUp',
      'completedStow',
      'dropBegun',
    ])
    await cabinet.cutPower()
  })

  it('gives the last cubby to one of twenty couriers at once; the other parcels are the desk’s, of the same record', async () => {
    const { CabinetId, cabinet } = await cabinetOf('S')
    await cabinet.connect()
    const token = await tokenOf(CabinetId)
    const all = await Promise.all(Array.from({ length: 20 }, () => drop(token)))
    expect(all.filter(({ State }) => State === 'dropping')).toHaveLength(1)
    const atDesk = all.filter(({ State }) => State === 'receivedAtOffice')
    expect(atDesk).toHaveLength(19)
    for (const { StayId } of atDesk)
      expect(await packageOf(StayId)).toEqual({ state: 'waiting', cubby: null })
    await cabinet.cutPower()
  })

  it('loses nothing when its power is cut in the middle of a drop: what its flash kept is told when it is back', async () => {
    const { CabinetId, cabinet, names } = await cabinetOf('L')
    await cabinet.connect()
    const token = await tokenOf(CabinetId)
    const begun = await drop(token, { Size: 'M' })
    await cabinet.until(({ type, op }) => type === 'open' && op === begun.StayId)
    await cabinet.cutPower()
    cabinet.close(names[0] ?? '', begun.StayId, true)
    expect(await packageOf(begun.StayId)).toBeUndefined()
    await cabinet.connect()
    await cabinet.knows(() => cabinet.armed.length === 1)
    expect(await packageOf(begun.StayId)).toEqual({ state: 'waiting', cubby: names[0] })
    await cabinet.cutPower()
  })

  it('has other codes after its key was made anew, and opens for none of before', async () => {
    const { CabinetId, cabinet, names } = await cabinetOf('S')
    await cabinet.connect()
    const { PdId } = await arrive(desk)
    const StayId = newId()
    await desk.post(`${base}/Stay`, { StayId, PdId, Size: 'S' })
    await desk.patch(`${base}/Stay/${StayId}/Stow`, { CabinetId })
    await cabinet.knows(() => cabinet.armed.length === 1)
    const before = (await desk.post(`${base}/Stay/${StayId}/ShowCode`, {})).body.Data.Code
    const counter = cabinet.armed[0]?.counter
    expect((await admin.patch(`${base}/Cabinet/${CabinetId}/CodeKey`, {})).body.Data).toEqual({ Renewed: 1 })
    await cabinet.knows(() => cabinet.armed[0]?.counter !== counter)
    expect(cabinet.type(before)).toBeUndefined()
    const after = (await desk.post(`${base}/Stay/${StayId}/ShowCode`, {})).body.Data.Code
    expect(cabinet.type(after)).toBe(names[0])
    await cabinet.cutPower()
  })

  it('has a household that is not known, or a photo that was not taken, said to the courier at once', async () => {
    const { CabinetId, cabinet } = await cabinetOf('S')
    await cabinet.connect()
    const token = await tokenOf(CabinetId)
    expect(await drop(token, { Household: 'Z99-9' })).toMatchObject({ status: 400, code: 400_33_002 })
    expect(await drop('nothing')).toMatchObject({ status: 404, code: 404_33_001 })
    await cabinet.cutPower()
  })

  it('has an alarm of the house while a door stands open for five minutes, which ends when it is shut', async () => {
    const { CabinetId, cabinet, names } = await cabinetOf('S', 'M')
    await cabinet.connect()
    cabinet.open(names[0] ?? '')
    const doors = async () =>
      (await seen(CabinetId)).Cubbies.map((one: { DoorOpenSince: string | null }) => !!one.DoorOpenSince)
    await expect.poll(doors).toEqual([true, false])
    const { Name } = await seen(CabinetId)
    const alarms = async () => {
      const { rows } = await lobby.owner.query<{ is: boolean; private: boolean; meaning: string }>(
        `select cleared_at is null as is, is_private as private, meaning from alarm_event where name = $1 order by created_at`,
        [`智取櫃門未關：${Name}`],
      )
      return rows
    }
    expect(await alarms()).toEqual([])
    const late = "update locker_cubby set door_open_since = now() - interval '6 minutes' where name = $1"
    await lobby.owner.query(late, [names[0]])
    await expect.poll(alarms, { timeout: 15_000 }).toMatchObject([{ is: true, private: false }])
    expect((await alarms())[0]?.meaning).toContain(names[0])
    cabinet.close(names[0] ?? '')
    await expect.poll(alarms, { timeout: 15_000 }).toMatchObject([{ is: false }])
    await cabinet.cutPower()
  })

  it('opens a door of the desk once, however often it is asked with the same id', async () => {
    const { CabinetId, cabinet, names } = await cabinetOf('S')
    await cabinet.connect()
    const [{ CubbyId }] = (await seen(CabinetId)).Cubbies
    const asked = { CommandId: newId(), Reason: '看一下' }
    const open = () => desk.post(`${base}/Cubby/${CubbyId}/Open`, asked)
    const answers = [...(await Promise.all([open(), open()])), await open()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await cabinet.until(({ type, cubby }) => type === 'open' && cubby === names[0])
    expect(cabinet.told.filter(({ type }) => type === 'open')).toHaveLength(1)
    await cabinet.cutPower()
  })
})
