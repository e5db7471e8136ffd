import { parseArgs } from 'node:util'
import { Desk } from '../../tests/setup/desk.ts'
import { type Incident, incidentNames } from './plant.ts'
import { playBuilding } from './play.ts'

const usage = `用法：npm run simulate -- [--url http://127.0.0.1:8080] [--account auth_0912345678] [--community 晴川社區]
  [--speed 30] [--first ${incidentNames.join(',')}] [--seconds 0]`

function readOptions() {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://127.0.0.1:8080' },
      account: { type: 'string', default: 'auth_0912345678' },
      community: { type: 'string', default: '晴川社區' },
      speed: { type: 'string', default: '30' },
      first: { type: 'string', default: '' },
      seconds: { type: 'string', default: '0' },
    },
  })
  const [speed, seconds] = [Number(values.speed), Number(values.seconds)]
  const first = values.first.split(',').filter(Boolean)
  const isKnown = (name: string): name is Incident => (incidentNames as string[]).includes(name)
  if (!(speed >= 1 && speed <= 120) || !(seconds >= 0) || !first.every(isKnown)) throw new Error(usage)
  return { ...values, speed, seconds, first: first.filter(isKnown) }
}

/** Plays a building of a demo community into a Lobby that runs. */
async function main(): Promise<void> {
  const { url, account, community, speed, seconds, first } = readOptions()
  const stopping = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort())
  if (seconds) setTimeout(() => stopping.abort(), seconds * 1000).unref()
  const desk = await Desk.signIn(url, account, community)
  // The ticket of a session is short; a play may last for days.
  setInterval(() => void desk.refresh().catch(() => undefined), 60_000).unref()
  await playBuilding({ desk, speed, first, signal: stopping.signal, tell: (line) => console.log(line) })
}

await main().catch((error: Error) => {
  const isAway = (error.cause as { code?: string } | undefined)?.code === 'ECONNREFUSED'
  console.error(
    isAway ? '沒有 Lobby 在這個網址執行；請先 PRIVATE_HOSTS=1 npm start，或以 --url 指定。' : error.message,
  )
  process.exitCode = 1
})
process.exit()
