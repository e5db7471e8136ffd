import { stopChildren } from './children.ts'
import { openServer, openStage, type Server, type Stage } from './stage.ts'

/** The country in whose first community the reading is measured: it has a million packages. */
const largeCountry = { communities: 200, packages: 1_200_000, largest: 1_000_000 }

/** What a run shares: the server and Lobby over the large country, each begun when the first job asks for it. */
export class Bench {
  readonly isLarge: boolean
  #server: Promise<Server> | undefined
  #large: Promise<Stage> | undefined

  constructor({ isLarge }: { isLarge: boolean }) {
    this.isLarge = isLarge
  }

  server(): Promise<Server> {
    this.#server ??= openServer()
    return this.#server
  }

  /** Lobby over the large country. */
  async large(): Promise<Stage> {
    this.#large ??= this.server().then((server) => {
      console.log('  (the large country is filled once, in a few minutes)')
      return openStage(server, { database: 'lobby', country: largeCountry })
    })
    return this.#large
  }

  /** Stops Lobby over the large country, so that what follows has the machine for itself; it is started again when asked for. */
  async restLarge(): Promise<void> {
    const large = this.#large
    this.#large = undefined
    await large?.then((stage) => stage.close()).catch(() => undefined)
  }

  /** Ends every Lobby that still runs: a job that got stuck breaks off. */
  async stopAll(): Promise<void> {
    await this.restLarge()
    await stopChildren()
  }

  /** Leaves no program behind when the run is broken off, without waiting for what is being filled. */
  async abandon(): Promise<void> {
    await stopChildren()
    await this.#release()
  }

  async close(): Promise<void> {
    await this.stopAll()
    await this.#release()
  }

  async #release(): Promise<void> {
    await this.#server?.then((server) => server.release()).catch(() => undefined)
  }
}
