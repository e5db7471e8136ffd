import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { connectAsync, type MqttClient } from 'mqtt'
import { type Broker, startBroker } from '../building/fed-doors.ts'
import { openBrowsers } from '../measure/crowd.ts'
import { heard } from '../measure/heard.ts'
import { atMost, type Line, missingOf, ms, nth, perSecond } from '../measure/line.ts'
import { headersOf, openStage, type Server, type Stage } from '../measure/stage.ts'
import { takeOver } from './take-over.ts'

const browsers = 200
const rounds = 60
/** Changes a second, for so many seconds; a box sends what changed in a moment as one message. */
const burst = { each: 1000, seconds: 60, points: 200, together: 20 }
const goal = { card: 500, shown: 2000 }
const alarm = '/api/v1/Alarm'

type Desk = Awaited<ReturnType<Stage['desk']>>

/** Points and a gateway of a broker, each topic of which is one of them. */
async function furnish(desk: Desk, broker: Broker): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < burst.points; n++) {
    const TagId = randomUUID()
    const { status, body } = await desk.post(`${alarm}/tag`, {
      TagId,
      TagName: `測點 ${n}`,
      TagMean: '異常',
      AssetPosition: `B1 設備 ${n}`,
      CategoryId: 4,
      TagLevel: 2,
      IsPrivate: false,
      TabletId: null,
      AssetCode: '',
      Unit: '',
      LowLimit: '',
      HighLimit: '',
      DebounceSeconds: 0,
      ReportSeconds: null,
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
    ids.push(TagId)
  }
  const GatewayId = randomUUID()
  const settings = { Kind: 'mqtt', Address: broker.address, Topic: 'bench/#' }
  const added = await desk.post(`${alarm}/Gateway`, { GatewayId, Name: 'bench', ...settings })
  if (added.status !== 200) throw new Error(JSON.stringify(added.body))
  const speak = await connectAsync(broker.address, { protocolVersion: 5 })
  const sources = async () =>
    (await desk.get(`${alarm}/Gateway/${GatewayId}/Source`)).body.Data as { SourceId: string; Key: string }[]
  while ((await sources()).length < ids.length) {
    for (const n of ids.keys()) await speak.publishAsync(`bench/${n}`, 'Normal', { qos: 1 })
    await pause(500)
    heard()
  }
  for (const { SourceId, Key } of await sources()) {
    const TagId = ids[Number(Key.split('/')[1])]
    await desk.put(`${alarm}/Gateway/${GatewayId}/Source/${SourceId}`, { TagId })
  }
  await speak.endAsync()
  return ids
}

/** Milliseconds from the publishing of each change until the last of the browsers heard of its alarm. */
async function publishToCard(stage: Stage, desk: Desk, speak: MqttClient): Promise<Line> {
  const sockets = [
    { url: `${stage.url.replace('http', 'ws')}/api/v1/Events`, headers: headersOf(desk), count: browsers },
  ]
  const crowd = await openBrowsers({ sockets, marker: 'alarmEvents.raised' })
  const heardAll = () => Number(/(?:.*heard all (\d+) times)/s.exec(crowd.printed())?.[1] ?? 0)
  const times: number[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const begun = performance.now()
      await speak.publishAsync(`bench/${round}`, 'Abnormal', { qos: 1 })
      while (heardAll() <= round && performance.now() - begun < 10_000) await pause(2)
      times.push(performance.now() - begun)
      heard()
    }
  } finally {
    await crowd.stop()
  }
  const p99 = nth(times, 0.99)
  return {
    job: `from publishing a change until the card is on ${browsers} open browsers`,
    figure: `p50 ${ms(nth(times, 0.5))}, p99 ${ms(p99)}`,
    limit: '',
    ratio: undefined,
    goal: `p99 at most ${goal.card} ms`,
    missing: atMost(p99, goal.card),
  }
}

/** Changes of many points in a stream, and what is in the log afterwards; meanwhile somebody at the desk looks at the cards. */
async function changesInStream(stage: Stage, desk: Desk, speak: MqttClient): Promise<Line> {
  const count = async () => {
    const { rows } = await stage.owner.query<{ n: string }>(
      'select count(*) as n from alarm_value where value > 0',
    )
    return Number(rows[0]?.n)
  }
  const desks: number[] = []
  let isOver = false
  const looking = (async () => {
    while (!isOver) {
      const begun = performance.now()
      await desk.get(`${alarm}/Event/Unfinished`)
      desks.push(performance.now() - begun)
      await pause(250)
    }
  })()
  const begun = performance.now()
  const total = burst.each * burst.seconds
  let acknowledged = 0
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.ceil(((performance.now() - begun) / 1000) * burst.each))
    for (; sent + burst.together <= due; sent += burst.together) {
      const At = new Date().toISOString()
      const Signals = Array.from({ length: burst.together }, (_, nth) => ({
        Key: `bench/${(sent + nth) % burst.points}`,
        Value: String(sent + nth + 1),
        Status: 'Normal',
        At,
      }))
      const told = speak.publishAsync('bench/box', JSON.stringify({ Signals }), { qos: 1 })
      void told.then(() => {
        acknowledged += burst.together
      })
    }
    heard()
    await pause(10)
  }
  const published = (performance.now() - begun) / 1000
  let kept = await count()
  for (let still = 0; kept < total && still < 60; ) {
    await pause(1000)
    heard()
    const now = await count()
    still = now === kept ? still + 1 : 0
    kept = now
  }
  const whole = (performance.now() - begun) / 1000
  isOver = true
  await looking
  const p99 = nth(desks, 0.99)
  return {
    job: `${burst.each} changes a second for ${burst.seconds} s through a broker, ${burst.together} a message`,
    figure: `${kept} of ${acknowledged} kept, ${perSecond(kept / whole)}; the last ${ms((whole - published) * 1000)} after it was published; cards at the desk p99 ${ms(p99)}`,
    limit: '',
    ratio: undefined,
    goal: `none lost, the desk at most ${goal.card} ms`,
    missing: missingOf(
      kept === acknowledged ? '' : `${acknowledged - kept} lost`,
      atMost(p99, goal.card, 'the desk'),
    ),
  }
}

/** What alarms do under load: to many browsers, in a stream, and take-overs on many screens. */
export async function measureAlarms(server: Server): Promise<Line[]> {
  const country = { communities: 1, packages: 100, largest: 0 }
  const plan = { database: 'bench_alarms', country, isFresh: true, run: 'api,worker,gateways' }
  const stage = await openStage(server, { ...plan, env: { PRIVATE_HOSTS: '1' } })
  const broker = await startBroker()
  try {
    await stage.owner.query(
      `insert into community_service (community_id, service_id, kind, position)
       select id, n, 1, 90 + n from community, unnest(array[21, 24]) n on conflict do nothing`,
    )
    const desk = await stage.desk('auth_1000000001')
    await furnish(desk, broker)
    const speak = await connectAsync(broker.address, { protocolVersion: 5 })
    const lines = [
      await publishToCard(stage, desk, speak),
      await changesInStream(stage, desk, speak),
      await takeOver(stage, desk, goal.shown),
    ]
    await speak.endAsync()
    return lines
  } finally {
    await broker.stop()
    await stage.close()
  }
}
