import { EventEmitter } from 'node:events'
import type { Job as QueueJob, Worker, WorkerEvents } from 'graphile-worker'
import { FairPlaces } from './fair-places.ts'

/** The flag of a community on its jobs; `lobby_jobs.enqueue` (database/migrate.ts) gives it to them. */
const flagOf = (communityId: string) => `community ${communityId}`

/** Chores belong to nobody; they share one name. */
const communityOf = ({ payload }: QueueJob): string =>
  (payload as { community?: string | null } | null)?.community ?? ''

/**
 * Shares the places of the job queue among communities (`fair-places.ts`, decision 044): a job of a community that may have no
 * other place stays in the queue. Places are taken one after the other, since several at once would each see the others' as free.
 */
export class JobShares {
  readonly #places: FairPlaces
  readonly #workers = new Map<Worker, string>()
  #fetching: Promise<void> = Promise.resolve()
  #fetched = () => {}
  /** For the queue: hears what it takes and ends. */
  readonly events: WorkerEvents = new EventEmitter()

  constructor(places: number) {
    this.#places = new FairPlaces(places)
    this.events.on('job:start', ({ worker, job }) => {
      const community = communityOf(job)
      this.#workers.set(worker, community)
      this.#places.enter(community)
      this.#fetched()
    })
    this.events.on('worker:getJob:empty', () => this.#fetched())
    this.events.on('worker:getJob:error', () => this.#fetched())
    const leave = ({ worker }: { worker: Worker }) => {
      const community = this.#workers.get(worker)
      if (community !== undefined) this.#places.leave(community)
      this.#workers.delete(worker)
    }
    this.events.on('job:complete', leave)
    this.events.on('worker:fatalError', leave)
  }

  /** For the queue: the flags of communities that get no place now; waits until nobody else is taking one. */
  readonly forbidden = async (): Promise<string[]> => {
    const before = this.#fetching
    let fetched = () => {}
    this.#fetching = new Promise((resolve) => {
      fetched = resolve
    })
    await before
    this.#fetched = fetched
    return this.#places.full().filter(Boolean).map(flagOf)
  }
}
