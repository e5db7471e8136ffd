import { Problem } from '#platform/contract/problem.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { judge, pauseBefore, type QueueEntry, stateOf } from './entry.ts'
import { type Queueable, queueableOf } from './queueable.ts'

interface SenderOptions {
  loadStore: () => Promise<typeof import('./store.ts')>
  currentOwner: () => string | undefined
  isOffline: () => boolean
  onSending: (id: string | undefined) => void
  onChanged: () => Promise<void>
}
export interface Sender {
  /** Sends what waits; `anyway` also while the browser believes itself offline. */
  wake(anyway?: boolean): void
}

/** gone: out of the way; lost: everything waits for the line; stumbled: this one waits, others may go. */
type Went = 'gone' | 'lost' | 'stumbled'

/** Milliseconds after which an unanswered call or picture counts as lost. */
const patience = 20_000

/** Sends entries one after the other in the order in which they were made, in one tab at a time. */
export function createSender(options: SenderOptions): Sender {
  const { loadStore, currentOwner, isOffline, onSending, onChanged } = options
  let running = false
  let again = false
  let tries = 0
  let sent = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function wake(anyway = false): void {
    clearTimeout(timer)
    if (!anyway && isOffline()) return
    if (running) {
      again = true
      return
    }
    running = true
    void alone(drain)
      .catch(() => false)
      .then((isDone) => {
        running = false
        if (again) {
          again = false
          return wake()
        }
        if (isDone) tries = 0
        else timer = setTimeout(wake, pauseBefore(++tries) * (0.75 + Math.random() / 2))
      })
  }

  /** True when nothing is left to be sent. */
  async function drain(): Promise<boolean> {
    const store = await loadStore()
    // One that the server stumbles over does not hold up the others.
    const stumbled = new Set<string>()
    for (;;) {
      const owner = currentOwner()
      const waiting = owner ? (await store.entriesOf(owner)).filter(isWaiting) : []
      const entry = waiting.find(({ id }) => !stumbled.has(id))
      if (!entry) break
      onSending(entry.id)
      const went = await deliver(entry).finally(() => onSending(undefined))
      if (went === 'lost') return false
      if (went === 'stumbled') stumbled.add(entry.id)
    }
    if (sent > 0) toast(text('queue', 'sent', { count: sent }))
    sent = 0
    return stumbled.size === 0
  }

  async function deliver(entry: QueueEntry): Promise<Went> {
    const queueable = await queueableOf(entry.call)
    try {
      const complete = await uploadFiles(entry, queueable)
      if (entry.owner !== currentOwner()) return 'gone'
      const answer = await queueable.send(complete, { key: entry.key, patience })
      return await settled(answer, complete, queueable)
    } catch (error) {
      return refuse(entry, error, queueable)
    }
  }

  async function settled(answer: unknown, entry: QueueEntry, queueable: Queueable): Promise<Went> {
    const store = await loadStore()
    await store.dropEntry(entry.id)
    sent++
    await onChanged()
    queueable.onAnswered?.(answer, entry)
    return 'gone'
  }

  async function refuse(entry: QueueEntry, error: unknown, queueable: Queueable): Promise<Went> {
    const verdict = judge(error)
    if (!(error instanceof Problem) || verdict === 'ended') return 'lost'
    if (verdict === 'later') return error.kind === 'failed' ? 'stumbled' : 'lost'
    const answer = await queueable.settle?.(error, entry)
    if (answer !== undefined) return settled(answer, entry, queueable)
    const store = await loadStore()
    const refusal = { sentence: sentenceOf(error), code: error.code, told: false }
    await store.changeEntry(entry.id, (entry) => ({ ...entry, refusal }))
    await onChanged()
    return 'gone'
  }

  /** Pictures go first; each is forgotten here as soon as its path is known. */
  async function uploadFiles(entry: QueueEntry, queueable: Queueable): Promise<QueueEntry> {
    const store = await loadStore()
    let now = entry
    for (const file of entry.files) {
      if (!queueable.upload) throw new Error(`${entry.call} sends no pictures`)
      const path = await within(queueable.upload(file))
      now = {
        ...now,
        input: { ...now.input, [file.field]: path },
        files: now.files.filter((item) => item.field !== file.field),
      }
      const { input, files } = now
      await store.changeEntry(entry.id, (entry) => ({ ...entry, input, files }))
    }
    return now
  }

  return { wake }
}

const isWaiting = (entry: QueueEntry) => stateOf(entry, Date.now()) === 'waiting'

/** Where the browser has no locks (an address without https), the key of each entry alone keeps it one act. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined
  return locks ? (locks.request('lobby.queue', work) as Promise<T>) : work()
}

function within<T>(work: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new LostConnection()), patience)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
