import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { newId } from '../../platform/contract/new-id.ts'
import { Desk } from '../../tests/setup/desk.ts'
import { SimulatedStation } from './station.ts'

const base = '/api/v1/EvCharging'

function readOptions(argv: string[]) {
  const { values } = parseArgs({
    args: argv,
    options: {
      url: { type: 'string', default: 'http://127.0.0.1:8080' },
      account: { type: 'string', default: 'auth_0912345678' },
      community: { type: 'string', default: '晴川社區' },
      stations: { type: 'string', default: '40' },
      speed: { type: 'string', default: '60' },
      seconds: { type: 'string', default: '0' },
    },
  })
  const [stations, speed, seconds] = [values.stations, values.speed, values.seconds].map(Number)
  return { ...values, stations: stations ?? 40, speed: speed ?? 60, seconds: seconds ?? 0 }
}

interface Bay {
  ConnectorId: string
  StationId: string
  State: string
  HouseholdIds: string[]
}

/** The stations of the demo, each with a new password; what charged there before is stopped, as the desk would. */
async function stationsOf(desk: Desk, count: number): Promise<SimulatedStation[]> {
  const bays: Bay[] = (await desk.get(`${base}/Connector`)).body.Data
  const tags: { IdTag: string; HouseholdId: string }[] = (await desk.get(`${base}/Tag`)).body.Data
  const open: { ConnectorId: string; SessionId: string }[] = (await desk.get(`${base}/Session/Now`)).body.Data
    .Open
  const socket = desk.url.replace(/^http/, 'ws')
  const made = []
  for (const [nth, bay] of bays.slice(0, count).entries()) {
    const { body } = await desk.patch(`${base}/Station/${bay.StationId}/Password`, {})
    const { OcppIdentity, Password } = body.Data
    const session = open.find(({ ConnectorId }) => ConnectorId === bay.ConnectorId)
    const samples = session && (await desk.get(`${base}/Session/${session.SessionId}`)).body.Data.Samples
    const own = tags.filter(({ HouseholdId }) => bay.HouseholdIds.includes(HouseholdId))
    const cards = (own.length ? own : tags.slice(nth % tags.length)).map(({ IdTag }) => IdTag)
    const place = {
      address: `${socket.replace('//', `//${OcppIdentity}:${Password}@`)}/ocpp/${OcppIdentity}`,
      protocol: nth % 4 === 3 ? ('ocpp2.0.1' as const) : ('ocpp1.6' as const),
      nth,
      cards,
      registerWh: samples?.at(-1)?.RegisterWh ?? 1_900_000 + nth * 1000,
    }
    const station = new SimulatedStation(place)
    await station.open()
    if (session)
      await desk.post(`${base}/Station/${bay.StationId}/Command`, {
        CommandId: newId(),
        ConnectorId: bay.ConnectorId,
        Command: 'stop',
        Input: {},
        Reason: '模擬開始',
      })
    made.push(station)
  }
  return made
}

/** Plays the bays of a demo community into a Lobby that runs, by the real socket. */
async function main(): Promise<void> {
  const { url, account, community, stations, speed, seconds } = readOptions(
    process.argv.slice(2).filter((word) => word !== 'charging'),
  )
  const stopping = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort())
  if (seconds) setTimeout(() => stopping.abort(), seconds * 1000).unref()
  const desk = await Desk.signIn(url, account, community)
  setInterval(() => void desk.refresh().catch(() => undefined), 60_000).unref()
  const playing = await stationsOf(desk, stations)
  console.log(`${playing.length} 個充電站已連線，一秒當作 ${speed} 秒；Ctrl C 結束。`)
  while (!stopping.signal.aborted) {
    await pause(2000, undefined, { signal: stopping.signal }).catch(() => undefined)
    for (const station of playing) void station.step(2 * speed).catch(() => undefined)
  }
  for (const station of playing) station.close()
  process.exit(0)
}

await main().catch((error: Error) => {
  const isAway = (error.cause as { code?: string } | undefined)?.code === 'ECONNREFUSED'
  console.error(isAway ? '連不上 Lobby：請先以 npm start 啟動，或以 --url 指定位址。' : error.message)
  process.exit(1)
})
