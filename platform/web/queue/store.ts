import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { QueueEntry } from './entry.ts'

interface QueueDatabase extends DBSchema {
  entries: { key: string; value: QueueEntry; indexes: { owner: string } }
}

/** A write is on the disk before it counts as kept. */
const strict = { durability: 'strict' } as const
let opened: Promise<IDBPDatabase<QueueDatabase>> | undefined

/** Throws what the browser throws where it keeps nothing (a private window that forbids it). */
function database(): Promise<IDBPDatabase<QueueDatabase>> {
  opened ??= openDB<QueueDatabase>('lobby.queue', 1, {
    upgrade(made) {
      made.createObjectStore('entries', { keyPath: 'id' }).createIndex('owner', 'owner')
    },
    terminated() {
      opened = undefined
    },
  }).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

/** Keeps an entry behind all others. */
export async function addEntry(entry: QueueEntry): Promise<void> {
  const transaction = (await database()).transaction('entries', 'readwrite', strict)
  await Promise.all([transaction.store.add(entry), transaction.done])
}

/** An owner's entries in the order in which they were made. */
export const entriesOf = async (owner: string): Promise<QueueEntry[]> =>
  (await database()).getAllFromIndex('entries', 'owner', owner)

/** How many entries wait in this browser, whosever they are. */
export const countAll = async (): Promise<number> => (await database()).count('entries')

/** One entry with its pictures; undefined when it is gone. */
export const findEntry = async (id: string): Promise<QueueEntry | undefined> =>
  (await database()).get('entries', id)

/** Changes an entry as one step for all tabs; `turn` gives undefined to leave it. True when it was changed. */
export async function changeEntry(
  id: string,
  turn: (entry: QueueEntry) => QueueEntry | undefined,
): Promise<boolean> {
  const transaction = (await database()).transaction('entries', 'readwrite', strict)
  const before = await transaction.store.get(id)
  const after = before && turn(before)
  if (after) await transaction.store.put(after)
  await transaction.done
  return after !== undefined
}

/** Removes an entry that was sent or given up. */
export async function dropEntry(id: string): Promise<void> {
  await (await database()).delete('entries', id)
}

/** Removes all entries, as signing out does. */
export async function wipeEntries(): Promise<void> {
  await (await database()).clear('entries')
}
