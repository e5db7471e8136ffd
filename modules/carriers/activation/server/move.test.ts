import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { migrate } from '#database/migrate.ts'
import type { Context } from '#platform/server/context.ts'
import { Database } from '#platform/server/database.ts'
import { doWork } from '#platform/server/work.ts'
import { activationOf, labelsOf } from '#tests/setup/activation.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { moveCards, movePhones } from './move.ts'
import { unbindOf } from './unbind-of.ts'

const { wang, neighbour, zhou } = cast.households
const { twoHouseholds, decimal } = cast.cards
const author = { accountId: cast.accounts.desk1.id, name: '陳怡君' }

let lobby: Lobby
let desk: Desk
let at: ReturnType<typeof activationOf>
let database: Database
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  at = activationOf(desk)
  database = new Database(lobby.connection, await migrate(lobby.connection), pino({ level: 'fatal' }))
})
afterAll(async () => {
  await database.close()
  await lobby.close()
})

/** Runs a verb as a module's own verb does: in a transaction of the community, in the name of an account. */
function act<T>(verb: (context: Context) => Promise<T>): Promise<T> {
  const communityId = String(desk.info.ComId)
  return database.write(communityId, (lease) =>
    doWork(lease, { communityId, author }, (work) => verb({ ...work, actor: author } as unknown as Context)),
  )
}
const cardsOf = async (householdId: string): Promise<string[]> =>
  (await at.show(householdId)).Carriers.map((carrier: { CarrierCode: string }) => carrier.CarrierCode)

describe('merging and splitting households', () => {
  it('moves every card once, with its holder; a card of both stays with the other one', async () => {
    const before = await cardsOf(neighbour.id)
    const moved = await act((context) =>
      moveCards(context, { from: neighbour.id, to: wang.id, reason: '兩戶打通' }),
    )
    expect(moved).toBe(before.length)
    expect(await cardsOf(neighbour.id)).toEqual([])
    const now = await cardsOf(wang.id)
    for (const code of before) expect(now.filter((text) => text === code)).toEqual([code])
    expect(labelsOf(await at.findCard(twoHouseholds.code))).toEqual([wang.label])
    const { Carriers, Changes } = await at.show(wang.id)
    const both = Carriers.find(
      (carrier: { CarrierCode: string }) => carrier.CarrierCode === twoHouseholds.code,
    )
    expect(both.ResidentName).toBe('王建民')
    expect(Changes[0]).toMatchObject({ What: 'cardBound', OtherLabel: neighbour.label, Reason: '兩戶打通' })
  })

  it('moves only the cards that are named, when a household is split', async () => {
    await act((context) =>
      moveCards(context, { from: wang.id, to: neighbour.id, reason: '分戶', ids: [decimal.id] }),
    )
    expect(await cardsOf(neighbour.id)).toEqual([decimal.code])
    expect(labelsOf(await at.findCard(decimal.code))).toEqual([neighbour.label])
  })

  it('moves phones with their residents, and open serial numbers unless the other household has its own', async () => {
    const kept = (await at.issueSerial(wang.id)).body.Data
    const ended = (await at.issueSerial(neighbour.id)).body.Data
    const ofSomebody = (await at.issueSerial(neighbour.id, { ResidentId: await residentOf(neighbour.id) }))
      .body.Data
    const { Devices } = await at.show(neighbour.id)
    expect(
      await act((context) => movePhones(context, { from: neighbour.id, to: wang.id, reason: '兩戶打通' })),
    ).toBe(Devices.length)
    expect(labelsOf(await at.findPhone(cast.phones.neighbour.serial))).toEqual([wang.label])
    const shown = await at.show(wang.id)
    expect(shown.Devices).toContainEqual(expect.objectContaining({ ResidentName: '王陳秀英' }))
    const open = shown.Serials.map((serial: { SerialId: string }) => serial.SerialId)
    expect(open.toSorted()).toEqual([kept.SerialId, ofSomebody.SerialId].toSorted())
    const spent = await lobby.nobody().post('/api/v1/ResidentDevice/Activate', {
      DeviceSn: 'MOVED23456789ABC',
      SerialNumber: ended.SerialNumber,
    })
    expect(spent.body.ErrorMessage.Code).toBe(409514)
  })
})

async function residentOf(householdId: string): Promise<string> {
  return (await at.show(householdId)).Residents[0].ResidentId
}

describe('a resident who moves out', () => {
  it('leaves cards, phones and serial numbers behind; nobody else’s are touched', async () => {
    const resident = await residentOf(zhou.id)
    await at.bindCard(zhou.id, 'A1B2C3D4', { ResidentId: resident })
    await at.bindCard(zhou.id, 'A1B2C3D5')
    await at.bindPhone(zhou.id, 'LEAVES23456789AB', { ResidentId: resident })
    const { SerialNumber } = (await at.issueSerial(zhou.id, { ResidentId: resident })).body.Data
    const before = await at.show(zhou.id)
    const mine = (rows: { ResidentId: string }[]) => rows.filter((row) => row.ResidentId === resident).length
    const gone = await act((context) => unbindOf(context, { residentId: resident, reason: '搬離' }))
    expect(gone).toEqual({ cards: mine(before.Carriers), phones: mine(before.Devices), serials: 1 })
    expect((await at.findCard('A1B2C3D4')).body.ErrorMessage.Code).toBe(404001)
    expect((await at.findPhone('LEAVES23456789AB')).body.ErrorMessage.Code).toBe(404001)
    expect(labelsOf(await at.findCard('A1B2C3D5'))).toEqual([zhou.label])
    const spent = await lobby
      .nobody()
      .post('/api/v1/ResidentDevice/Activate', { DeviceSn: 'LEAVES23456789AC', SerialNumber })
    expect(spent.body.ErrorMessage.Code).toBe(409513)
    expect((await at.show(zhou.id)).Changes[0]).toMatchObject({ Reason: '搬離' })
  })
})
