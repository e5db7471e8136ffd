import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import { TestStation } from '#tests/setup/charging-station.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const base = '/api/v1/EvCharging'
const home = castId('household', 'B棟-9F-4')
const card = newId()
let lobby: Lobby
let admin: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,gateways' })
  admin = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  await admin.post(`${base}/Tag`, {
    TagId: card,
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
const stateOf = async (of: TestStation) =>
  (await desk.get(`${base}/Connector`)).body.Data.find(
    (row: { ConnectorId: string }) => row.ConnectorId === of.connectorId,
  ).State
const commandsOf = async (of: TestStation) =>
  (await desk.get(`${base}/Connector/${of.connectorId}/Command`)).body.Data
const ask = (of: TestStation, Command: string, Input: object = {}, as = desk, CommandId = newId()) =>
  as.post(`${base}/Station/${of.stationId}/Command`, {
    CommandId,
    ConnectorId: of.connectorId,
    Command,
    Input,
    Reason: '住戶來電',
  })
const ended = (of: TestStation, kind: string) =>
  vi.waitFor(
    async () => {
      const found = (await commandsOf(of)).find((one: { Kind: string }) => one.Kind === kind)
      expect(found.EndedAt).not.toBe(null)
      return found
    },
    { timeout: 15_000, interval: 100 },
  )

describe.each(['ocpp2.0.1', 'ocpp2.1'])('a station of %s', (protocol) => {
  it('charges a car by transaction events, and is what they say (R402)', async () => {
    const one = await connected(protocol)
    const boot = await one.call('BootNotification', {
      reason: 'PowerUp',
      chargingStation: { vendorName: '華城', model: 'AC-7D', firmwareVersion: '2.3.1' },
    })
    expect(boot).toMatchObject({ status: 'Accepted' })
    const status = (connectorStatus: string) =>
      one.call('StatusNotification', { timestamp: soon(0), connectorStatus, evseId: 1, connectorId: 1 })
    await status('Occupied')
    const states = [await stateOf(one)]
    const begun = await event(
      one,
      'Started',
      0,
      { idToken: { idToken: 'CARD0904', type: 'ISO14443' } } as object,
      4000,
    )
    expect(begun.idTokenInfo).toEqual({ status: 'Accepted' })
    for (const chargingState of ['Charging', 'SuspendedEV']) {
      await event(one, 'Updated', 1, { transactionInfo: { chargingState } }, 4800)
      states.push(await stateOf(one))
    }
    await event(one, 'Ended', 2, { transactionInfo: { stoppedReason: 'EVDisconnected' } }, 5250)
    states.push(await stateOf(one))
    await status('Available')
    expect([...states, await stateOf(one)]).toEqual(['preparing', 'charging', 'stopped', 'stopped', 'idle'])
    expect(await sessionsOf(one)).toMatchObject([
      {
        EnergyWh: 1250,
        ReportedWh: 1250,
        Review: 'none',
        HouseholdLabel: 'B棟-9F-4',
        StopReason: 'EVDisconnected',
      },
    ])
  })

  it('a transaction whose beginning was lost waits for somebody', async () => {
    const one = await connected(protocol)
    await event(one, 'Updated', 0, {}, 900)
    await event(one, 'Ended', 1, {}, 1000)
    expect(await sessionsOf(one)).toMatchObject([{ Review: 'needed', EnergyWh: 100 }])
    expect((await sessionsOf(one))[0].ReviewReasons).toContain('noStart')
  })

  it('an emergency stop shows until the station is well again', async () => {
    const one = await connected(protocol)
    await event(one, 'Started', 0, {}, 0)
    await event(one, 'Ended', 1, { transactionInfo: { stoppedReason: 'EmergencyStop' } }, 10)
    await one.call('StatusNotification', {
      timestamp: soon(1),
      connectorStatus: 'Faulted',
      evseId: 1,
      connectorId: 1,
    })
    expect(await stateOf(one)).toBe('emergencyStop')
    await one.call('StatusNotification', {
      timestamp: soon(2),
      connectorStatus: 'Available',
      evseId: 1,
      connectorId: 1,
    })
    expect(await stateOf(one)).toBe('idle')
  })
})

describe('what a message is refused with', () => {
  it('has the code of the specification, as its version spells it', async () => {
    const of = async (protocol: string) => {
      const one = await connected(protocol)
      const faults = []
      for (const [action, payload] of [
        ['ThisActionDoesNotExist', {}],
        ['RemoteStartTransaction', { idTag: 'X' }],
        ['Authorize', {}],
        ['Authorize', { idTag: 7 }],
        ['Authorize', { idTag: 'X'.repeat(21) }],
        ['Authorize', { idTag: 'X', more: 1 }],
      ] as const)
        faults.push((await one.call(action, payload)).fault)
      return faults
    }
    expect(await of('ocpp1.6')).toEqual([
      'NotImplemented',
      'NotSupported',
      'OccurenceConstraintViolation',
      'TypeConstraintViolation',
      'PropertyConstraintViolation',
      'FormationViolation',
    ])
    const newer = await connected('ocpp2.0.1')
    expect((await newer.call('Authorize', {})).fault).toBe('OccurrenceConstraintViolation')
  })

  it('frames of more than 128 KB and floods end the connection, and harm nobody else', async () => {
    const [one, other, flooding] = [
      await connected('ocpp1.6'),
      await connected('ocpp1.6'),
      await connected('ocpp1.6'),
    ]
    const gone = one.closed()
    one.send(JSON.stringify([2, 'x', 'DataTransfer', { vendorId: 'x', data: 'x'.repeat(140_000) }]))
    expect(await gone).toBe(1009)
    const flooded = flooding.closed()
    for (let n = 0; n < 2000; n++) flooding.send(JSON.stringify([2, `f${n}`, 'Heartbeat', {}]))
    expect(await flooded).toBe(1008)
    expect(await other.call('Heartbeat', {})).toMatchObject({ currentTime: expect.any(String) })
  })
})

describe('what the desk tells a station', () => {
  it.each([
    ['ocpp1.6', 'RemoteStartTransaction', { connectorId: 1, idTag: 'CARD0904' }],
    ['ocpp2.0.1', 'RequestStartTransaction', { evseId: 1, idToken: { idToken: 'CARD0904' } }],
  ])(
    'reaches it within a second by %s, with who, why and what came of it',
    async (protocol, action, payload) => {
      const one = await connected(protocol)
      const CommandId = newId()
      expect((await ask(one, 'start', { tagId: card }, desk, CommandId)).status).toBe(200)
      expect((await ask(one, 'start', { tagId: card }, desk, CommandId)).status).toBe(200)
      expect(await one.until(action)).toMatchObject(payload)
      expect(await ended(one, 'start')).toMatchObject({
        State: 'done',
        Answer: 'Accepted',
        Reason: '住戶來電',
      })
      expect(one.asked.filter((asked) => asked.action === action).length).toBe(1)
    },
  )

  it('a stop names the session that goes on; without one there is nothing to stop', async () => {
    const one = await connected('ocpp1.6')
    await ask(one, 'stop')
    expect(await ended(one, 'stop')).toMatchObject({ State: 'refused', Answer: 'NoTransaction' })
    const { transactionId } = await one.call('StartTransaction', {
      connectorId: 1,
      idTag: 'CARD0904',
      meterStart: 0,
      timestamp: soon(0),
    })
    await ask(one, 'stop')
    expect(await one.until('RemoteStopTransaction')).toEqual({ transactionId })
  })

  it('what a station refuses is said, and what is offline cannot be told', async () => {
    const one = await connected('ocpp1.6')
    one.answers['UnlockConnector'] = { status: 'UnlockFailed' }
    await ask(one, 'unlock')
    expect(await ended(one, 'unlock')).toMatchObject({ State: 'refused', Answer: 'UnlockFailed' })
    await one.leave()
    await vi.waitFor(
      async () => expect((await ask(one, 'unlock')).body.ErrorMessage?.Code).toBe(409_30_009),
      {
        timeout: 15_000,
      },
    )
  })

  it('every other command is sound by the schemas of both versions', async () => {
    for (const protocol of ['ocpp1.6', 'ocpp2.0.1']) {
      const one = await connected(protocol)
      one.answers['GetVariables'] = {
        getVariableResult: [
          { attributeStatus: 'Accepted', component: { name: 'a' }, variable: { name: 'b' } },
        ],
      }
      one.answers['SetVariables'] = {
        setVariableResult: [
          { attributeStatus: 'Accepted', component: { name: 'a' }, variable: { name: 'b' } },
        ],
      }
      one.answers['GetConfiguration'] = { configurationKey: [] }
      const kinds = [
        'reset',
        'availability',
        'trigger',
        'localList',
        'getConfiguration',
        'setConfiguration',
        'setProfile',
        'clearProfile',
      ]
      for (const kind of kinds)
        await ask(one, kind, { key: 'HeartbeatInterval', value: '300', amperes: '16' }, admin)
      const answers = []
      for (const kind of kinds) answers.push((await ended(one, kind)).State)
      expect(answers).toEqual(kinds.map(() => 'done'))
    }
  })

  it('a desk may tell, a committee may only look', async () => {
    const one = await connected('ocpp1.6')
    const committee = await lobby.as('committee1')
    expect((await ask(one, 'unlock', {}, committee)).status).toBe(403)
    for (const kind of ['reset', 'setConfiguration', 'setProfile', 'localList', 'trigger'])
      expect((await ask(one, kind, { key: 'HeartbeatInterval', value: '300' })).status).toBe(403)
    const secret = await ask(one, 'setConfiguration', { key: 'AuthorizationKey', value: 'abc' }, admin)
    expect(secret.body.ErrorMessage?.Code).toBe(400_30_004)
    for (const amperes of ['', 'x', '-6', '500', '16.55'])
      expect((await ask(one, 'setProfile', { amperes }, admin)).body.ErrorMessage?.Code).toBe(400_30_003)
    expect((await committee.get(`${base}/Connector`)).status).toBe(200)
  })
})
