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
import { measurePages } from './pages.ts'
import { measurePapers } from './papers.ts'
import { measureSearch } from './search.ts'
import { measureCounters, measureList, measureWaiting } from './reads.ts'
import { measureStart } from './start.ts'
import { measureUpkeep } from './upkeep.ts'

interface Job {
  /** In the words of the table, when it breaks. */
  what: string
  measure(bench: Bench): Promise<Line[]>
}

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
  'hand-over': {
    what: 'hand over 5 packages',
    async measure(bench) {
      await bench.restLarge()
      return measureHandOver(await bench.server())
    },
  },
  billing: {
    what: 'a billing run of 5,000 households',
    async measure(bench) {
      await bench.restLarge()
      return measureBilling(await bench.server())
    },
  },
  'assembly-votes': {
    what: '2,000 phones vote in an assembly',
    async measure(bench) {
      await bench.restLarge()
      return measureAssemblyVotes(await bench.server())
  upkeep: {
    what: 'register and maintenance',
      return measureUpkeep(await bench.server())
  everyday: {
    what: 'inbox and news',
      return measureEveryday(await bench.server())
    },
  },
  telling: {
    what: 'tell 2,000 households',
      return measureTelling(await bench.server())
    },
  },
  papers: { what: 'print 1,000 bills', measure: measurePapers },
  events: {
    what: 'one event to many open browsers',
    async measure(bench) {
      await bench.restLarge()
      return measureEvents(await bench.server())
    },
  },
  alarms: {
    what: 'alarms under load',
    async measure(bench) {
      await bench.restLarge()
      return measureAlarms(await bench.server())
    },
  },
  photo: {
    what: 'photo upload',
    async measure(bench) {
      await bench.restLarge()
      return measurePhoto(await bench.server())
    },
  },
  import: {
    what: 'import of households',
    async measure(bench) {
      await bench.restLarge()
      return measureImport(await bench.server())
    },
  },
  start: {
    what: 'start and idle memory',
    async measure(bench) {
      await bench.large()
      await bench.restLarge()
      return measureStart(await bench.server())
    },
  },
}
