import { Worker } from 'node:worker_threads'
import { problem, problemOf } from '#platform/contract/problem.ts'
import { FairPlaces } from './fair-places.ts'

/** What a thread may use, and how many there are. */
export interface ThreadLimits {
  /** Seconds for one question. */
  seconds: number
  /** Of its heap. */
  megabytes: number
  /** Threads at once; whoever comes later waits. */
  atOnce: number
}

/** The input took more than it may; what was begun is ended. */
export const tooHeavy = () =>
  problem(
    413741,
    '這個檔案太複雜，檢查時用掉的時間或記憶體超過上限，已停止檢查。請刪除用不到的工作表、格式與空白列，另存新檔後再上傳。',
  )

/** What a thread is asked and what it answers; both are copied. */
export type Ask<Questions> = <Kind extends keyof Questions & string>(
  kind: Kind,
  question: Questions[Kind] extends { asks: infer Asked } ? Asked : never,
) => Promise<Questions[Kind] extends { gives: infer Given } ? Given : never>

/** What comes back: see `serveThread`. */
export type Reply =
  | { answer: unknown }
  | { problem: { code: number; description: string } }
  | { fault: { message: string; stack?: string | undefined } }

/** Milliseconds after which a thread that nobody asks ends. */
const idle = 30_000

/** Starts the thread of a module that lies beside its asker in the sources, beside the bundle as an entry of its own. */
function startThread(asker: string, name: string, megabytes: number): Worker {
  const options = { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: megabytes } }
  if (!asker.endsWith('.ts')) return new Worker(new URL(`./${name}.js`, asker), options)
  // A thread does not inherit what understands our sources.
  const [tsx, source] = [import.meta.resolve('tsx/esm/api'), new URL(`./${name}.ts`, asker)]
  const begin = `import('${tsx}').then(({ register }) => { register(); return import('${source}') })`
  return new Worker(begin, { ...options, eval: true })
}

const memoryGone = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/**
 * Threads that read what comes from outside, so that whatever it does to them, the program goes on. A thread that takes too
 * long or too much memory is ended, and its asker gets `tooHeavy`; one that did its work is kept for a while for the next.
 */
export class Threads<Questions> {
  readonly #asker: string
  readonly #name: string
  readonly #limits: ThreadLimits
  #spare: { worker: Worker; end: NodeJS.Timeout } | undefined
  readonly #places: FairPlaces
  /** Those that were asked and did not answer (yet). */
  readonly #unsound = new WeakSet<Worker>()

  /** @param asker `import.meta.url` of the module beside which the thread's module `name` lies */
  constructor(asker: string, name: string, limits: ThreadLimits) {
    this.#asker = asker
    this.#name = name
    this.#limits = limits
    this.#places = new FairPlaces(limits.atOnce)
  }

  /**
   * Gives a thread to `work`, which may ask it several times. Communities share the threads (`fair-places.ts`), so that the many files of one
   * are not in front of another's. Throws tooHeavy, and what the thread's own work threw.
   */
  async use<T>(
    communityId: string,
    work: (ask: Ask<Questions>) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const leave = await this.#places.take(communityId)
    const worker = this.#take()
    const stop = () => {
      this.#unsound.add(worker)
      void worker.terminate()
    }
    signal?.addEventListener('abort', stop)
    try {
      signal?.throwIfAborted()
      return await work((kind, question) => this.#ask(worker, kind, question))
    } finally {
      signal?.removeEventListener('abort', stop)
      if (this.#unsound.has(worker)) await worker.terminate()
      else this.#keep(worker)
      leave()
    }
  }

  #take(): Worker {
    const spare = this.#spare
    if (spare) {
      this.#spare = undefined
      clearTimeout(spare.end)
      spare.worker.ref()
      return spare.worker
    }
    const worker = startThread(this.#asker, this.#name, this.#limits.megabytes)
    // Between two questions nobody listens.
    worker.on('error', () => undefined)
    return worker
  }

  #keep(worker: Worker): void {
    if (this.#spare) return void worker.terminate()
    const end = setTimeout(() => {
      this.#spare = undefined
      void worker.terminate()
    }, idle)
    end.unref()
    worker.unref()
    this.#spare = { worker, end }
  }

  #ask<Given>(worker: Worker, kind: string, question: unknown): Promise<Given> {
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(patience)
        worker.off('message', heard).off('error', failed).off('exit', gone)
        act()
      }
      const heard = (reply: Reply) =>
        settle(() => {
          this.#unsound.delete(worker)
          if ('answer' in reply) resolve(reply.answer as Given)
          else if ('problem' in reply) reject(problemOf(reply.problem.code, reply.problem.description))
          else reject(Object.assign(new Error(reply.fault.message), { stack: reply.fault.stack }))
        })
      const failed = (error: Error) => settle(() => reject(memoryGone(error) ? tooHeavy() : error))
      const gone = () => settle(() => reject(new Error(`the thread ${this.#name} ended`)))
      const patience = setTimeout(() => settle(() => reject(tooHeavy())), this.#limits.seconds * 1000)
      worker.on('message', heard).on('error', failed).on('exit', gone)
      this.#unsound.add(worker)
      worker.postMessage({ kind, question })
    })
  }
}
