import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { activationOf, labelsOf, refusal } from '#tests/setup/activation.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const { wang, neighbour, elsewhere } = cast.households
const { bound } = cast.phones

let lobby: Lobby
let at: ReturnType<typeof activationOf>
beforeAll(async () => {
  lobby = await startLobby()
  at = activationOf(await lobby.as('desk1'))
})
afterAll(() => lobby.close())

let made = 0
const freshPhone = () => `PHN${String(++made).padStart(13, '0')}`
const statusOf = async (householdId: string, serial: string, changes = {}) =>
  (await at.bindPhone(householdId, serial, changes)).body.Data.Status
const phoneOf = async (householdId: string, serial: string) =>
  (await at.show(householdId)).Devices.find(
    (device: { SerialEnd: string }) => device.SerialEnd === serial.slice(-4),
  )

describe('binding a phone by its barcode', () => {
  it('activates it (R347), and says so when it is activated already (R348)', async () => {
    const serial = freshPhone()
    expect(await statusOf(wang.id, serial)).toBe('success')
    expect(await statusOf(wang.id, serial)).toBe('com_tablet_device_repeat')
    expect(labelsOf(await at.findPhone(serial))).toEqual([wang.label])
  })

  it('moves one that another household has: a phone is of one household at a time (R347)', async () => {
    const serial = freshPhone()
    await at.bindPhone(wang.id, serial)
    const { body } = await at.bindPhone(neighbour.id, serial)
    expect(body.Data).toMatchObject({ Status: 'update_success', MovedFrom: wang.label })
    expect(labelsOf(await at.findPhone(serial))).toEqual([neighbour.label])
    expect((await at.show(wang.id)).Changes[0]).toMatchObject({
      What: 'phoneUnbound',
      OtherLabel: neighbour.label,
    })
    expect((await at.show(neighbour.id)).Changes[0]).toMatchObject({
      What: 'phoneBound',
      OtherLabel: wang.label,
    })
  })

  it('gives it another resident of the household (R347)', async () => {
    const serial = freshPhone()
    await at.bindPhone(wang.id, serial)
    expect(await statusOf(wang.id, serial, { ResidentId: cast.residents.lin.id })).toBe('update_success')
    expect((await phoneOf(wang.id, serial)).ResidentName).toBe('林淑芬')
    expect(await statusOf(wang.id, serial)).toBe('com_tablet_device_repeat')
  })

  it.each([
    ['15 characters', 'LSF8K2M4Q7R9T3W', 400000],
    ['an e-invoice barcode', '/ABC+123', 400505],
    ['a 自然人憑證', 'TP12345678901234', 400506],
    ['nothing', '', 400000],
  ])('fails with a sentence for %s (R349)', async (_, code, problem) => {
    expect(refusal(await at.bindPhone(wang.id, code))).toEqual([400, problem, 'fail'])
  })

  it('finds nothing for another community’s household', async () => {
    expect((await at.bindPhone(elsewhere.id, freshPhone())).status).toBe(404)
  })

  it('of many desks at once binds it once', async () => {
    const serial = freshPhone()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => at.bindPhone(n % 2 ? wang.id : neighbour.id, serial)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(answers.filter(({ body }) => body.Data.Status === 'success').length).toBe(1)
    const { rows } = await lobby.owner.query(
      'select count(*) filter (where unbound_at is null) as now from phone where serial = $1',
      [serial],
    )
    expect(rows[0].now).toBe(1)
  })
})

describe('a bound phone', () => {
  it('opens nothing once it is taken off, and its history stays', async () => {
    const { DeviceId, RowVersion } = await phoneOf(wang.id, bound.serial)
    expect((await at.unbindPhone(DeviceId, { RowVersion })).status).toBe(200)
    expect((await at.findPhone(bound.serial)).body.ErrorMessage.Code).toBe(404001)
    expect((await at.show(wang.id)).Changes[0]).toMatchObject({
      What: 'phoneUnbound',
      Subject: bound.serial.slice(-4),
      Reason: '換新手機',
    })
    const again = await at.unbindPhone(DeviceId, { RowVersion })
    expect(again.body.Message).toMatch(/^陳怡君已於今天 \d\d:\d\d 解除這支手機/)
    expect(await statusOf(wang.id, bound.serial)).toBe('success')
  })

  it('is given to another resident; the second of two desks hears who was faster', async () => {
    const serial = freshPhone()
    await at.bindPhone(wang.id, serial)
    const { DeviceId, RowVersion } = await phoneOf(wang.id, serial)
    const give = () => at.setPhoneHolder(DeviceId, { ResidentId: cast.residents.lin.id, RowVersion })
    expect((await give()).status).toBe(200)
    expect((await give()).body.Message).toMatch(/^陳怡君已於今天/)
  })

  it('never shows its whole barcode', async () => {
    const shown = JSON.stringify(await at.show(neighbour.id))
    expect(shown).not.toContain(cast.phones.neighbour.serial)
    expect(shown).toContain(cast.phones.neighbour.serial.slice(-4))
  })
})
