import type { Bench } from '../measure/bench.ts'
import type { Line } from '../measure/line.ts'
import { measureAlarms } from './alarms.ts'
import { measureAssemblyVotes } from './assembly-votes.ts'
import { measureBilling } from './billing.ts'
import { measureEveryday, measureTelling } from './everyday.ts'
import { measureEvents } from './events.ts'
import { measureFacilityWeek } from './facilities.ts'
import { measureHandOver } from './hand-over.ts'
import { measureImport } from './import.ts'
import { measurePhoto } from './photo.ts'
import { measureGrowth } from './growth.ts'
import { measureMeals } from './meals.ts'
import { measurePages } from './pages.ts'
import { measurePapers } from './papers.ts'
import { measureSearch } from './search.ts'
import { measureCounters, measureList, measureWaiting } from './reads.ts'
import { measureStart } from './start.ts'
import { measureUpkeep } from './upkeep.ts'

type Server = Awaited<ReturnType<Bench['server']>>

interface Job {
  /** In the words of the table, when it breaks. */
  what: string
  measure(bench: Bench): Promise<Line[]>
}

/** A job against a server that runs alone. */
const alone = (what: string, measure: (server: Server) => Promise<Line[]>): Job => ({
  what,
  async measure(bench) {
    await bench.restLarge()
    return measure(await bench.server())
  },
})

/** The jobs by the names that `--only` knows, in the order of the table. */
export const jobs: Readonly<Record<string, Job>> = {
  waiting: {
    what: 'uncollected packages of a household',
    measure: async (bench) => measureWaiting(await bench.large()),
  },
  list: { what: 'the package list', measure: async (bench) => measureList(await bench.large()) },
  counters: { what: 'header counters', measure: async (bench) => measureCounters(await bench.large()) },
  facilities: {
    what: 'the week of 12 facilities',
    measure: async (bench) => measureFacilityWeek(await bench.large()),
  },
  search: { what: 'search', measure: async (bench) => measureSearch(await bench.large()) },
  pages: { what: 'first loads in a browser', measure: async (bench) => measurePages(await bench.large()) },
  growth: {
    what: 'growth of packages and communities',
    measure: async (bench) => measureGrowth(await bench.server(), await bench.large(), bench.isLarge),
  },
  'hand-over': alone('hand over 5 packages', measureHandOver),
  billing: alone('a billing run of 5,000 households', measureBilling),
  'assembly-votes': alone('2,000 phones vote in an assembly', measureAssemblyVotes),
  upkeep: alone('register and maintenance', measureUpkeep),
  everyday: alone('inbox and news', measureEveryday),
  meals: alone('orders of a kitchen', measureMeals),
  telling: alone('tell 2,000 households', measureTelling),
  papers: { what: 'print 1,000 bills', measure: measurePapers },
  events: alone('one event to many open browsers', measureEvents),
  alarms: alone('alarms under load', measureAlarms),
  photo: alone('photo upload', measurePhoto),
  import: alone('import of households', measureImport),
  start: {
    what: 'start and idle memory',
    async measure(bench) {
      await bench.large()
      await bench.restLarge()
      return measureStart(await bench.server())
    },
  },
}
