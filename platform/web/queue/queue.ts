import { newId } from '#platform/contract/new-id.ts'
import { inRow, text, textOf } from '#platform/web/i18n/texts.ts'
import { alertBox } from '#platform/web/look/alerts.ts'
import { isSessionValid, onSession, storedSession } from '#platform/web/session/session.ts'
import { type EntryState, filesFit, ownerOf, type QueuedFile, type QueueEntry, stateOf } from './entry.ts'
import { isOffline, onLineBack } from './line.ts'
import { nouns, queueableOf, setQueueables, type QueueablePart } from './queueable.ts'
import { createSender } from './sender.ts'
import { queueShown, showQueue } from './shown.ts'

/** What somebody wants to be sent when it can be. */
export interface Queued {
  call: string
  input: Record<string, unknown>
  /** The key of a call that was tried and lost its answer; without it a new one. */
  key?: string
  about: string
  files?: readonly QueuedFile[]
  draft?: unknown
}

// The library of the browser's database comes after the first page.
const loadStore = () => import('./store.ts')
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('lobby.queue')

/** Who is signed in, as the storage says this moment: another tab may have changed it. */
const currentOwner = (): string | undefined => {
  const info = isSessionValid() ? storedSession() : undefined
  return info && ownerOf(info.Account, info.ComId)
}

const sender = createSender({
  loadStore,
  currentOwner,
  isOffline,
  onSending: (sendingId) => showQueue({ sendingId }),
  onChanged: () => changed(),
})

/** Reads the list again, here and in the other tabs. */
async function changed(): Promise<void> {
  channel?.postMessage('changed')
  await refresh()
}

async function refresh(): Promise<void> {
  const owner = currentOwner()
  const entries = owner ? await (await loadStore()).entriesOf(owner).catch(() => []) : []
  // Somebody else may have signed in while it was read.
  if (owner !== currentOwner()) return
  showQueue({ entries })
  await tellRefusals()
}

/** Reads a refusal out in the tab that somebody looks at, once: two people may have got the same thing. */
async function tellRefusals(): Promise<void> {
  if (document.visibilityState !== 'visible') return
  const { changeEntry } = await loadStore()
  for (const { id, call, about, refusal } of queueShown.get().entries) {
    if (!refusal || refusal.told) continue
    const { refusedTitle } = await queueableOf(call)
    const told = await changeEntry(id, (entry) =>
      entry.refusal && !entry.refusal.told
        ? { ...entry, refusal: { ...entry.refusal, told: true } }
        : undefined,
    )
    if (told && refusedTitle)
      void alertBox(text('queue', 'refusedText', { about, sentence: refusal.sentence }), {
        title: refusedTitle,
      })
  }
}

/** Follows who is signed in, and sends whenever the line seems to be back. */
export function startQueue(parts: () => readonly QueueablePart[]): void {
  setQueueables(parts)
  const follow = () =>
    void refresh().then(
      () => sender.wake(),
      () => undefined,
    )
  onSession(follow)
  onLineBack(follow)
  channel?.addEventListener('message', () => void refresh().catch(() => undefined))
  follow()
}

/**
 * Keeps a call until the server has answered; it is on the disk when this resolves. Throws when the browser keeps
 * nothing, and a RangeError when its pictures are too large: then nothing was kept.
 */
export async function enqueue({ call, input, key, about, files = [], draft }: Queued): Promise<void> {
  const owner = currentOwner()
  if (!owner) throw new Error('nobody is signed in')
  if (!filesFit(files)) throw new RangeError('the pictures are too large to be kept')
  const { addEntry } = await loadStore()
  await addEntry({
    id: newId(),
    call,
    input,
    key: key ?? newId(),
    owner,
    madeAt: Date.now(),
    about,
    files,
    draft,
  })
  await changed()
  sender.wake()
}

/** Has the code that keeps calls here before the line is lost. */
export const readyQueue = (): void => void loadStore().catch(() => undefined)

/** Tries again now, whatever the browser believes of its network. */
export const sendNow = (): void => sender.wake(true)

/** Forgets one entry; what the server may have done of it stays done. */
export async function giveUp(id: string): Promise<void> {
  await (await loadStore()).dropEntry(id)
  await changed()
}

/** Opens the form of an entry again and takes the entry out of the queue. */
export async function amend(entry: QueueEntry): Promise<void> {
  const { amend: open } = await queueableOf(entry.call)
  await giveUp(entry.id)
  open(entry)
}

/** How many entries a logout would delete: of who is signed in, and of anybody in this browser. */
export async function countQueued(): Promise<{ own: number; all: number }> {
  const owner = currentOwner()
  const store = await loadStore()
  const own = owner ? (await store.entriesOf(owner)).length : 0
  return { own, all: await store.countAll() }
}

/** Forgets everything, whoever made it, and the lists that were kept for it. */
export async function forgetAll(): Promise<void> {
  await (await import('./kept-lists.ts')).wipeLists().catch(() => undefined)
  await (await loadStore()).wipeEntries()
  await changed()
}

/** What an entry waits for, now. */
export const stateNow = (entry: QueueEntry): EntryState => stateOf(entry, Date.now())

/** `2 筆登記、1 筆領取` */
export const speakEntries = (entries: readonly QueueEntry[]): string =>
  inRow(nouns(entries).map(({ noun, count }) => textOf(noun, { count })))
