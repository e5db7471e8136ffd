import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import { activationOf, labelsOf } from '#tests/setup/activation.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const { wang, zhou, elsewhere } = cast.households

let lobby: Lobby
let desk: Desk
let at: ReturnType<typeof activationOf>
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  at = activationOf(desk)
})
afterAll(() => lobby.close())

let made = 0
const freshPhone = () => `APP${String(++made).padStart(13, '0')}`
/** As the resident's app does: nobody is signed in. */
const spend = (SerialNumber: string, DeviceSn = freshPhone()) =>
  lobby.nobody().post('/api/v1/ResidentDevice/Activate', { DeviceSn, SerialNumber })
const issue = async (changes = {}, householdId = wang.id) =>
  (await at.issueSerial(householdId, changes)).body.Data
const codeOf = (answer: { body: { ErrorMessage?: { Code: number } } }) => answer.body.ErrorMessage?.Code

describe('a serial number', () => {
  it('has eight characters without 0, O, 1 and I, and ends after 24 hours (R340, R342)', async () => {
    const { SerialNumber, ExpiresAt } = await issue()
    expect(SerialNumber).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
    const hours = (new Date(ExpiresAt).getTime() - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)
  })

  it('binds the phone that an app spends it with, in whatever way it is typed', async () => {
    const { SerialNumber } = await issue({ ResidentId: cast.residents.lin.id })
    const phone = freshPhone()
    const typed = ` ${SerialNumber.slice(0, 4).toLowerCase()}-${SerialNumber.slice(4)} `
    const { status, body } = await spend(typed, phone)
    expect([status, body.Data]).toEqual([
      200,
      { Status: 'success', CommunityName: '晴川社區', TabletNote: wang.label },
    ])
    expect(labelsOf(await at.findPhone(phone))).toEqual([wang.label])
    const { Devices, Changes, Serials } = await at.show(wang.id)
    expect(Devices).toContainEqual(
      expect.objectContaining({ Way: 'serial', ResidentName: '林淑芬', BoundBy: '住戶 App' }),
    )
    expect(Changes.map((change: { What: string }) => change.What)).toContain('serialUsed')
    expect(Serials.map((serial: { Ending: string }) => serial.Ending)).not.toContain(SerialNumber.slice(-2))
  })

  it('is of one phone only: of many at once one wins, and the same phone again gets its answer (R341)', async () => {
    for (let n = 0; n < 3; n++) {
      const { SerialNumber } = await issue()
      const phones = Array.from({ length: 8 }, freshPhone)
      const answers = await Promise.all(phones.map((phone) => spend(SerialNumber, phone)))
      expect(answers.filter(({ status }) => status === 200).length).toBe(1)
      expect(answers.filter((answer) => codeOf(answer) === 409512).length).toBe(7)
      const winner = phones[answers.findIndex(({ status }) => status === 200)]
      expect((await spend(SerialNumber, winner)).body.Data.Status).toBe('com_tablet_device_repeat')
    }
  })

  it('ends after 24 hours (R342)', async () => {
    const { SerialNumber, SerialId } = await issue({}, zhou.id)
    await lobby.owner.query(
      "update phone_serial set issued_at = now() - interval '25 hours', expires_at = now() - interval '1 hour' where id = $1",
      [SerialId],
    )
    const answer = await spend(SerialNumber)
    expect([codeOf(answer), answer.body.Message]).toEqual([
      409511,
      '這組序號已超過 24 小時，請向管理中心索取新的序號。',
    ])
    expect((await at.show(zhou.id)).Serials).toEqual([])
    // An ended one does not stand in the way of the next.
    expect((await spend((await issue({}, zhou.id)).SerialNumber)).status).toBe(200)
  })

  it('ends when the desk takes it back, and when the same household and resident get a new one', async () => {
    const first = await issue()
    const ofLin = await issue({ ResidentId: cast.residents.lin.id })
    const second = await issue()
    expect(codeOf(await spend(first.SerialNumber))).toBe(409514)
    const open = (await at.show(wang.id)).Serials.map((serial: { SerialId: string }) => serial.SerialId)
    expect(open.toSorted()).toEqual([ofLin.SerialId, second.SerialId].toSorted())
    expect((await at.revokeSerial(second.SerialId)).status).toBe(200)
    expect(codeOf(await spend(second.SerialNumber))).toBe(409513)
    expect(codeOf(await at.revokeSerial(second.SerialId))).toBe(409515)
    expect((await spend(ofLin.SerialNumber)).status).toBe(200)
  })

  it('is kept only as a digest, and a retry makes no second one: the first goes on to hold', async () => {
    const key = newId()
    const path = `/api/v1/CommunityTablet/${wang.id}/Device/Activate/Serial`
    const answers = [await desk.post(path, {}, { 'idempotency-key': key })]
    answers.push(await desk.post(path, {}, { 'idempotency-key': key }))
    const [given, again] = answers
    expect(given?.status).toBe(200)
    expect(again?.body.ErrorMessage.Code).toBe(409781)
    const serial: string = given?.body.Data.SerialNumber
    const { rows } = await lobby.owner.query(
      `select 1 from phone_serial t where t::text like $1 union all select 1 from answered_call t where t::text like $1
       union all select 1 from audit t where t::text like $1 union all select 1 from event t where t::text like $1`,
      [`%${serial}%`],
    )
    expect(rows).toEqual([])
  })

  it('moves a phone of another household only when its holder says so, and is not spent by the question', async () => {
    const { SerialNumber } = await issue()
    const { serial } = cast.phones.neighbour
    const asked = await spend(SerialNumber, serial)
    expect([codeOf(asked), asked.body.Data]).toEqual([
      409720,
      { Status: 'fail', TabletNote: cast.households.neighbour.label },
    ])
    expect(labelsOf(await at.findPhone(serial))).toEqual([cast.households.neighbour.label])
    const moved = await lobby.nobody().post('/api/v1/ResidentDevice/Activate', {
      DeviceSn: serial,
      SerialNumber,
      IsMoveAccepted: true,
    })
    expect(moved.body.Data.Status).toBe('update_success')
    expect(labelsOf(await at.findPhone(serial))).toEqual([wang.label])
    const { Changes } = await at.show(wang.id)
    expect(Changes).toContainEqual(
      expect.objectContaining({ What: 'phoneBound', OtherLabel: cast.households.neighbour.label }),
    )
  })

  it('is refused for what is no phone’s barcode', async () => {
    const { SerialNumber } = await issue()
    expect((await spend(SerialNumber, '/ABC+123')).status).toBe(400)
  })

  it('finds nothing for another community’s household or somebody else’s resident', async () => {
    expect((await at.issueSerial(elsewhere.id)).status).toBe(404)
    expect((await at.issueSerial(zhou.id, { ResidentId: cast.residents.lin.id })).status).toBe(404)
    const there = activationOf(await lobby.as('desk2', '松濤苑'))
    const { SerialId } = await issue()
    expect((await there.revokeSerial(SerialId)).status).toBe(404)
  })

  it('of the demo community waits for a phone, another one has been used', async () => {
    expect((await spend(cast.serials.open)).body.Data.TabletNote).toBe('A棟-5F-1')
    expect(codeOf(await spend(cast.serials.used))).toBe(409512)
  })

  it('cannot be guessed: after twenty unknown ones the address waits, also when they come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => spend(`ZZZZ${String(n + 2222).replaceAll(/[01]/g, '9')}`)),
    )
    expect(answers.filter((answer) => codeOf(answer) === 404501).length).toBe(20)
    const [slowed] = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 429).length).toBe(10)
    expect(slowed?.body.Message).toMatch(/^序號輸入錯誤太多次，請 \d+ 分鐘後再試。$/)
    expect(slowed?.headers.get('retry-after')).toMatch(/^\d+$/)
    const { SerialNumber } = await issue()
    expect((await spend(SerialNumber)).status).toBe(429)
    await lobby.owner.query("update guess set spent_until = spent_until - interval '16 minutes'")
    expect((await spend(SerialNumber)).status).toBe(200)
  })

  it('cannot be guessed with one phone from many lines, nor from many lines of one network', async () => {
    const guess = async (DeviceSn: string) => codeOf(await spend('ZZZZ9999', DeviceSn)) ?? 0
    const forget = () => lobby.owner.query('delete from guess')
    const phone = freshPhone()
    await forget()
    for (let n = 0; n < 20; n++) expect(await guess(phone)).toBe(404501)
    await lobby.owner.query("delete from guess where what <> 'serial.account'")
    expect(await guess(phone)).toBe(429501)
    expect(await guess(freshPhone())).toBe(404501)
    await forget()
    await guess(phone)
    await lobby.owner.query(
      "update guess set spent_until = now() + interval '15 minutes' where what = 'serial.network'",
    )
    expect(await guess(freshPhone())).toBe(429501)
    await forget()
  })
})
