import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { makeLog } from '#platform/server/log.ts'
import { alarmStage } from '#tests/setup/alarms.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { chores } from './chores.ts'

const base = '/api/v1/Alarm/Gateway'
let lobby: Lobby
let admin: Desk
let gateway: { GatewayId: string; Key: string }
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
  gateway = (await admin.post(base, { GatewayId: newId(), Name: '機房閘道器' })).body.Data
})
afterAll(() => lobby.close())

interface Signed {
  time?: number
  key?: string
  id?: string
  sent?: string
}
/** Sends as a box does, over the wire and with nothing of ours. */
function send(
  signals: object[],
  { time = Date.now() / 1000, key = gateway.Key, id = gateway.GatewayId, sent }: Signed = {},
) {
  const body = JSON.stringify({ Signals: signals })
  const at = String(Math.floor(time))
  return lobby.nobody().post(`${base}/${id}/Signals`, sent ?? body, {
    'Content-Type': 'application/json',
    'X-Lobby-Time': at,
    'X-Lobby-Signature': createHmac('sha256', key).update(`${at}.${body}`).digest('hex'),
  })
}
const sources = async () => (await admin.get(`${base}/${gateway.GatewayId}/Source`)).body.Data
const pointOf = async (code: string) =>
  (await admin.get('/api/v1/Alarm/tag')).body.Data.find(
    (point: { AssetCode: string }) => point.AssetCode === code,
  )
const eventsOf = async (TagId: string) =>
  (await admin.get('/api/v1/Alarm/event', { State: 'unfinished' })).body.Data.filter(
    (event: { TagId: string }) => event.TagId === TagId,
  )

describe('a gateway', () => {
  it('shows what it finds with a live value before anything is a point of it', async () => {
    const answer = await send([{ Key: 'ao/tank-a', Value: '81.5' }])
    expect([answer.status, answer.body.Data]).toEqual([200, { Taken: 0, Unassigned: 1, IsRepeat: false }])
    expect(await sources()).toMatchObject([{ Key: 'ao/tank-a', Value: '81.5', TagId: null }])
    expect((await admin.get(base)).body.Data).toMatchObject([{ Name: '機房閘道器', Unassigned: 1 }])
  })

  it('brings values into a point whose key was assigned, and beyond its limits it is an alarm', async () => {
    const { TagId } = await pointOf('W-001')
    const [source] = await sources()
    await admin.put(`${base}/${gateway.GatewayId}/Source/${source.SourceId}`, { TagId })
    expect((await admin.get(`/api/v1/Alarm/Tag/FromBaDevice/${gateway.GatewayId}/`)).body.Data).toMatchObject(
      [{ TagId }],
    )
    const now = Date.now()
    const at = (ms: number) => new Date(now + ms).toISOString()
    const answer = await send([
      { Key: 'ao/tank-a', Value: '38', At: at(1000) },
      { Key: 'ao/tank-a', Value: '36.5', At: at(7000) },
    ])
    expect(answer.body.Data).toMatchObject({ Taken: 2, Unassigned: 0 })
    expect(await eventsOf(TagId)).toMatchObject([{ Value: '36.5', AssetPosition: 'A棟 頂樓水箱' }])
    expect((await pointOf('W-001')).Value).toBe('36.5')
  })

  it('whose clock is an hour ahead is taken by ours, so that what comes after it is not late', async () => {
    const { TagId } = await pointOf('W-001')
    const soon = new Date(Date.now() + 20_000).toISOString()
    await send([{ Key: 'ao/tank-a', Value: '37', At: new Date(Date.now() + 3_600_000).toISOString() }])
    await send([{ Key: 'ao/tank-a', Value: '85', At: soon }])
    expect((await pointOf('W-001')).Value).toBe('85')
    expect((await eventsOf(TagId))[0]?.ClearedAt).not.toBe(null)
  })

  it('is heard once, however often the same message comes', async () => {
    const signals = [{ Key: 'di/door', Status: 'Normal' }]
    const time = Date.now() / 1000 - 30
    const answers = await Promise.all([1, 2, 3].map(() => send(signals, { time })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.filter(({ body }) => !body.Data.IsRepeat).length).toBe(1)
  })

  it('is not heard with another key, another body, an old time or an unknown id, and nobody learns which it was', async () => {
    const signals = [{ Key: 'di/door', Status: 'Abnormal' }]
    const wrong = [
      await send(signals, { key: 'x' }),
      await send(signals, { sent: JSON.stringify({ Signals: [{ Key: 'di/door', Status: 'Normal' }] }) }),
      await send(signals, { id: newId() }),
    ]
    expect(wrong.map(({ status, body }) => [status, body.ErrorMessage.Code])).toEqual(
      Array(3).fill([401, 401_22_031]),
    )
    const old = await send(signals, { time: Date.now() / 1000 - 600 })
    expect([old.status, old.body.ErrorMessage.Code]).toEqual([401, 401_22_032])
    // Whoever sets it up sees that something was refused, and why: once in ten seconds.
    await expect
      .poll(async () => (await admin.get(base)).body.Data[0].RefusedWhy, { timeout: 30_000 })
      .toMatch(/^(signature|time)$/)
    expect((await send([{ Key: 'di/door' }])).body.Message).toBe('每一筆訊號請帶 Value 或 Status。')
  })

  it('that was only tried leaves nothing behind, also where no part gateways runs', async () => {
    const stage = await alarmStage(lobby)
    const reach = { Kind: 'modbus', Address: '127.0.0.1:9', Registers: 'pump coil 1', Password: 'secret' }
    const [left, lookedAt] = [newId(), newId()]
    for (const ProbeId of [left, lookedAt]) await admin.post(`${base}/Probe`, { ProbeId, ...reach })
    await lobby.owner.query(`update alarm_probe set looked_at = now() - interval '2 minutes' where id = $1`, [
      left,
    ])
    for (const { work } of chores) await work(stage.database, new Date(), makeLog('fatal'))
    expect((await lobby.owner.query('select id from alarm_probe')).rows).toEqual([{ id: lookedAt }])
    await stage.close()
  })

  it('that nobody listens to says so, whatever was said of it last', async () => {
    const GatewayId = newId()
    await admin.post(base, {
      GatewayId,
      Name: '沒人聽的',
      Kind: 'mqtt',
      Address: 'mqtt://192.0.2.7',
      Topic: 'a/#',
    })
    const standing = async () => {
      const { body } = await admin.get(base)
      const found = body.Data.find((one: { GatewayId: string }) => one.GatewayId === GatewayId)
      return [found.State, found.Fault]
    }
    await lobby.owner.query("update alarm_gateway set state = 'connected', held_at = now() where id = $1", [
      GatewayId,
    ])
    expect(await standing()).toEqual(['connected', ''])
    await lobby.owner.query("update alarm_gateway set held_at = now() - interval '2 minutes' where id = $1", [
      GatewayId,
    ])
    expect(await standing()).toEqual(['failed', 'unheld'])
    await admin.patch(`${base}/${GatewayId}/Retire`)
  })

  it('is its community’s alone: another one gives no gateway the same id', async () => {
    const there = await lobby.as('auth_0912345678', '松濤苑')
    const taken = await there.post(base, { GatewayId: gateway.GatewayId, Name: '別的社區' })
    expect(taken.status).not.toBe(200)
    expect((await send([{ Key: 'di/door', Status: 'Normal' }])).status).toBe(200)
  })

  it('gets a new key, shown this once: the old one ends at once, whoever was slower is told, and the audit has it without the key', async () => {
    const [{ RowVersion }] = (await admin.get(base)).body.Data
    const renew = () => admin.patch(`${base}/${gateway.GatewayId}/Key`, { RowVersion })
    const before = gateway.Key
    const answers = await Promise.all([renew(), renew()])
    const made = answers.find(({ status }) => status === 200)?.body.Data
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(made.Key).not.toBe(before)
    const signals = [{ Key: 'di/door', Status: 'Normal' }]
    expect((await send(signals, { key: before })).status).toBe(401)
    gateway = made
    expect((await send(signals)).status).toBe(200)
    const { rows } = await lobby.owner.query(
      "select to_jsonb(a)::text as row from audit a where action = 'alarmGateways.newKey'",
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].row).not.toContain(made.Key)
    const GatewayId = newId()
    await admin.post(base, {
      GatewayId,
      Name: '讀取的',
      Kind: 'modbus',
      Address: '10.9.9.9:502',
      Registers: 'pump coil 1',
    })
    const refused = await admin.patch(`${base}/${GatewayId}/Key`, { RowVersion: 1 })
    expect([refused.status, refused.body.ErrorMessage.Code]).toEqual([400, 400_22_034])
    const desk = await (await lobby.as('desk1')).patch(`${base}/${gateway.GatewayId}/Key`, { RowVersion: 2 })
    expect(desk.status).toBe(403)
  })

  it('keeps its key sealed, and is heard no more once retired', async () => {
    const { rows } = await lobby.owner.query('select sealed_key from alarm_gateway where id = $1', [
      gateway.GatewayId,
    ])
    expect(rows[0].sealed_key.toString('latin1')).not.toContain(gateway.Key)
    expect((await admin.post(base, { GatewayId: newId(), Name: '機房閘道器' })).body.ErrorMessage.Code).toBe(
      409_22_032,
    )
    expect((await admin.patch(`${base}/${gateway.GatewayId}/Retire`)).status).toBe(200)
    expect((await send([{ Key: 'di/door', Status: 'Normal' }])).status).toBe(401)
  })
})

describe('a gateway whose key another server sealed', () => {
  it('is not heard until it has a new key, and nothing breaks of it', async () => {
    const given = (await admin.post(base, { GatewayId: newId(), Name: '搬家前的閘道器' })).body.Data
    const { GatewayId: id } = given
    await lobby.owner.query('update alarm_gateway set sealed_key = $2 where id = $1', [
      id,
      Buffer.alloc(80, 7),
    ])
    const answer = await send([{ Key: 'di/door', Status: 'Normal' }], { id, key: given.Key })
    expect([answer.status, answer.body.ErrorMessage.Code]).toEqual([401, 401_22_031])
    const { body } = await admin.patch(`${base}/${id}/Key`, { RowVersion: 1 })
    expect((await send([{ Key: 'di/door', Status: 'Normal' }], { id, key: body.Data.Key })).status).toBe(200)
    await admin.patch(`${base}/${id}/Retire`, {})
  })
})

describe('what cannot work', () => {
  it('is said in a sentence before anything is kept', async () => {
    const refused = async (settings: object) =>
      (await admin.post(base, { GatewayId: newId(), Name: '錯誤', ...settings })).body.Message
    expect(await refused({ Kind: 'mqtt', Address: 'http://x', Topic: '#' })).toContain('MQTT 位址')
    expect(await refused({ Kind: 'mqtt', Address: 'mqtt://x' })).toContain('主題')
    expect(await refused({ Kind: 'modbus', Address: 'x:502', Registers: 'tank everywhere 1' })).toContain(
      '讀不懂',
    )
    expect(await refused({ Kind: 'modbus', Address: 'x y', Registers: 'tank coil 1' })).toContain(
      'Modbus 位址',
    )
    const probe = { ProbeId: newId(), Kind: 'bacnet', Address: 'x y' }
    expect((await admin.post(`${base}/Probe`, probe)).body.Message).toContain('BACnet 位址')
    expect(
      (await (await lobby.as('desk1')).post(`${base}/Probe`, { ...probe, Address: '127.0.0.1' })).status,
    ).toBe(403)
  })
})
