import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import { TestStation } from '#tests/setup/charging-station.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const base = '/api/v1/EvCharging'
const home = castId('household', 'B棟-9F-4')
let lobby: Lobby
let admin: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,gateways' })
  admin = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  await admin.post(`${base}/Tag`, {
    TagId: newId(),
    IdTag: 'CARD0904',
    HouseholdId: home,
    Note: '',
    ExpiresAt: null,
  })
})
afterAll(() => lobby.close())

let bay = 0
const connected = async (protocol: string) => {
  const made = await TestStation.add(admin, { bay: String(++bay) })
  expect(await made.connect(protocol)).toBe(101)
  return made
}
const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const event = (
  of: TestStation,
  eventType: string,
  seconds: number,
  more: { transactionInfo?: object } = {},
  wh?: number,
) =>
  of.call('TransactionEvent', {
    eventType,
    timestamp: soon(seconds),
    triggerReason: 'Trigger',
    seqNo: Math.abs(seconds),
    evse: { id: 1, connectorId: 1 },
    ...(wh !== undefined && { meterValue: [{ timestamp: soon(seconds), sampledValue: [{ value: wh }] }] }),
    ...more,
    transactionInfo: { transactionId: 'tx-1', ...more.transactionInfo },
  })
const sessionsOf = async (of: TestStation) =>
  (await desk.get(`${base}/Session`, { ConnectorId: of.connectorId })).body.Data

describe.each(['ocpp2.0.1', 'ocpp2.1'])('how a transaction of %s begins', (protocol) => {
  it('a card that is shown after the cable was plugged in says whose the session is', async () => {
    const one = await connected(protocol)
    const card = (idToken: string) => ({ idToken: { idToken, type: 'ISO14443' }, evse: undefined }) as object
    await event(one, 'Started', 0, {}, 4000)
    expect((await sessionsOf(one))[0]).toMatchObject({ HouseholdId: null, ReviewReasons: ['noTag'] })
    const answer = await event(one, 'Updated', 1, card('CARD0904'))
    expect(answer.idTokenInfo).toEqual({ status: 'Accepted' })
    // The first card holds.
    await event(one, 'Updated', 2, card('STRANGER'))
    await event(one, 'Ended', 3, {}, 4700)
    expect(await sessionsOf(one)).toMatchObject([
      { EnergyWh: 700, HouseholdId: home, IdTag: '•0904', Review: 'none', ReviewReasons: [] },
    ])
    const other = await connected(protocol)
    await event(other, 'Started', 0, {}, 4000)
    await event(other, 'Updated', 1, card('STRANGER'))
    await event(other, 'Ended', 2, {}, 4700)
    expect(await sessionsOf(other)).toMatchObject([
      { HouseholdId: null, Review: 'needed', ReviewReasons: ['unknownTag'] },
    ])
  })

  it('a beginning without a register waits for somebody', async () => {
    const one = await connected(protocol)
    await event(one, 'Started', 0, { idToken: { idToken: 'CARD0904', type: 'ISO14443' } } as object)
    await event(one, 'Ended', 1, {}, 9000)
    expect(await sessionsOf(one)).toMatchObject([{ Review: 'needed', ReviewReasons: ['noStart'] }])
  })

  it('a number that comes again after a reset is another session; a start said again is none', async () => {
    const one = await connected(protocol)
    const card = { idToken: { idToken: 'CARD0904', type: 'ISO14443' } } as object
    await event(one, 'Started', -40, card, 4000)
    await event(one, 'Ended', -30, {}, 4700)
    await event(one, 'Started', -40, card, 4000)
    await event(one, 'Started', -20, card, 4700)
    await event(one, 'Ended', -10, {}, 5000)
    const rows = await sessionsOf(one)
    expect(rows.map((row: { EnergyWh: number }) => row.EnergyWh).toSorted()).toEqual([300, 700])
    expect(rows.map((row: { Review: string }) => row.Review)).toEqual(['none', 'none'])
  })

  it('what names no bay is of the only one, else of none', async () => {
    const one = await connected(protocol)
    const nowhere = { evse: undefined, transactionInfo: { transactionId: 'tx-2' } } as object
    await event(one, 'Started', 0, {}, 4000)
    const added = await admin.put(`${base}/Station/${one.stationId}/Connector/${newId()}`, {
      ConnectorNo: 2,
      Floor: 'B3',
      Bay: `${bay}-2`,
      Position: 0,
      Phases: 'R',
      MinAmperes: 6,
      MaxAmperes: 32,
      IsPrivate: false,
      HouseholdIds: [],
      Note: '',
    })
    expect(added.status).toBe(200)
    await event(one, 'Updated', 1, nowhere, 90)
    expect(await sessionsOf(one)).toMatchObject([{ EndedAt: null }])
  })
})
