import type { Taken } from '#platform/contract/call.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { sectionTable, settingSections } from '#platform/server/sections.ts'
import {
  addressWrong,
  type boardWeather,
  type ShownWeather,
  usualAddress,
  WeatherSource,
  weatherChanged,
} from '../contract.ts'
import { weatherTold } from '../events.ts'
import { fetchJob } from './queued.ts'
import { weatherTable as w } from './tables.ts'

/** What keys of the source are sealed for. */
export const keyPurpose = 'board weather'

/** Where the weather comes from. */
export const sections = settingSections<'source', WeatherSource>(
  sectionTable<'source', WeatherSource>('board_weather_setting'),
  {
    name: 'board_weather_settings',
    sections: { source: WeatherSource },
    defaults: { county: '', address: usualAddress },
    changed: weatherChanged,
    tell: (context: Context) => context.emit(weatherTold, {}),
  },
)

export async function showSource(lease: Lease): Promise<ShownWeather> {
  const { source } = await sections.show(lease)
  const [row] = await lease.db.select().from(w)
  const { fetchedAt = null, fault = '', sealedKey = null } = row ?? {}
  return { ...source, hasKey: sealedKey !== null, fetchedAt, fault }
}

const isAddress = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) && !url.username && !url.search
}

/** Saves where the weather comes from, and asks for it at once. Throws addressWrong, weatherChanged. */
export async function saveSource(
  context: CallContext,
  { key, ...source }: Taken<typeof boardWeather.calls.save>,
): Promise<ShownWeather> {
  if (!isAddress(source.address)) throw addressWrong()
  const before = await sections.all(context)
  const isElsewhere = source.address !== before.address
  await sections.save(context, 'source', source)
  const { county, address } = source
  context.audit({
    action: 'boardWeather.save',
    target: 'boardWeather',
    targetId: 'source',
    before: { county: before.county, address: before.address },
    after: { county, address, hasNewKey: key !== '' },
  })
  // What was said of another place is no weather of this one.
  const set = {
    fact: null,
    fault: '',
    fetchedAt: null,
    // A key goes nowhere but to the place for which it was typed.
    ...(key ? { sealedKey: context.sealer.seal(keyPurpose, key) } : isElsewhere && { sealedKey: null }),
  }
  await context.db.insert(w).values(set).onConflictDoUpdate({ target: w.communityId, set })
  context.enqueue(fetchJob, {})
  return showSource(context)
}
