import { workWithin } from '#platform/server/database.ts'
import { enqueueOn } from '#platform/server/enqueue.ts'
import { type AnyJob, type Chore, longJob } from '#platform/server/jobs.ts'
import type { Program } from '#platform/server/manifest.ts'
import { RefusedHost } from '#platform/server/outgoing.ts'
import { system } from '#platform/server/work.ts'
import { weatherTold } from '../events.ts'
import { forecastIn, type WeatherFact } from '../forecast.ts'
import { fetchJob } from './queued.ts'
import { keyPurpose, sections } from './source.ts'
import { weatherTable as w } from './tables.ts'

type Had =
  | { fact: WeatherFact; fault: '' }
  | { fact?: undefined; fault: 'refused' | 'noAnswer' | 'wrongKey' | 'strange' }

/** Asks the source for the forecast of a county; says why there is none. */
async function ask(
  outside: Program['outside'],
  { address, county, key }: { address: string; county: string; key: string },
): Promise<Had> {
  const url = new URL(address)
  url.search = new URLSearchParams({ Authorization: key, locationName: county, format: 'JSON' }).toString()
  try {
    const { status, text } = await outside.send(url.href, { method: 'GET' })
    if (status === 401 || status === 403) return { fault: 'wrongKey' }
    const fact = status === 200 ? forecastIn(text, county) : undefined
    return fact ? { fact, fault: '' } : { fault: 'strange' }
  } catch (error) {
    return { fault: error instanceof RefusedHost ? 'refused' : 'noAnswer' }
  }
}

/** Gets the weather; what was had before stays until it is too old to be shown. */
export const fetchJobOf = ({ outside, sealer }: Program): AnyJob =>
  longJob({
    ...fetchJob,
    async workLong(context) {
      const { county, address, sealedKey } = await context.read(async (lease) => {
        const [row] = await lease.db.select({ sealedKey: w.sealedKey }).from(w)
        return { ...(await sections.all(lease)), sealedKey: row?.sealedKey }
      })
      if (!county || !sealedKey) return
      const { fact, fault } = await ask(outside, { address, county, key: sealer.open(keyPurpose, sealedKey) })
      await context.write(system, async (work) => {
        await work.db.update(w).set({ fault, ...(fact && { fact, fetchedAt: work.now }) })
        work.emit(weatherTold, {})
      })
    },
  })

const configured = `select s.community_id as id from board_weather_setting s
  join board_weather w on w.community_id = s.community_id and w.sealed_key is not null
  join community c on c.id = s.community_id and c.suspended_at is null
  where s.chosen->>'county' <> '' and exists (
    select from community_service v where v.community_id = s.community_id and v.service_id = 21)`

/** Every half hour, for communities that want the weather on their boards. */
export const chores: readonly Chore[] = [
  {
    name: 'boardWeather.fetch',
    cron: '7,37 * * * *',
    work: (database) =>
      database.across('weather on boards', async (lease) => {
        for (const { id } of await lease.query<{ id: string }>(configured, [])) {
          await workWithin(lease, id)
          enqueueOn(lease)(fetchJob, {}, { key: `weather ${id}` })
        }
      }),
  },
]
