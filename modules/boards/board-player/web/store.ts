import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Content, Live, Notices } from '../contract.ts'
import type { Sum } from './plays.ts'

/** What a screen keeps, so that it shows the right thing at once when it starts without a line. */
export interface Kept {
  key: string
  content: Content
  live: Live
  /** When that was so last, by the clock of the server. */
  liveAt: Date
  notices: Notices
  /** Milliseconds to add to the clock of this screen. */
  ahead: number
  plays: readonly Sum[]
}

interface PlayerDatabase extends DBSchema {
  kept: { key: keyof Kept; value: Kept[keyof Kept] }
  photos: { key: string; value: Blob }
}

let opened: Promise<IDBPDatabase<PlayerDatabase>> | undefined
const database = () => {
  opened ??= openDB<PlayerDatabase>('lobby.board', 1, {
    upgrade(made) {
      made.createObjectStore('kept')
      made.createObjectStore('photos')
    },
  })
  return opened
}

const newKey = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * Everything that is kept; the key is made at the first start. A browser that keeps nothing (its disk is full, or its store is
 * broken) is a screen for as long as its page is open, under a key of its own.
 */
export async function readKept(): Promise<Partial<Kept> & { key: string }> {
  return readAll().catch(() => ({ key: newKey() }))
}

async function readAll(): Promise<Partial<Kept> & { key: string }> {
  const kept = await database()
  const [names, values] = await Promise.all([kept.getAllKeys('kept'), kept.getAll('kept')])
  const all = Object.fromEntries(names.map((name, nth) => [name, values[nth]])) as Partial<Kept>
  if (all.key) return { ...all, key: all.key }
  const key = newKey()
  await kept.put('kept', key, 'key')
  return { ...all, key }
}

/** Keeps parts, or forgets those that are undefined. */
export async function keep(parts: Partial<Kept>): Promise<void> {
  const kept = await database()
  const named = Object.entries(parts) as [keyof Kept, Kept[keyof Kept] | undefined][]
  await Promise.all(
    named.map(([name, value]) =>
      value === undefined ? kept.delete('kept', name) : kept.put('kept', value, name),
    ),
  )
}

export const keptPhoto = async (path: string): Promise<Blob | undefined> =>
  (await database()).get('photos', path)

export const keepPhoto = async (path: string, photo: Blob): Promise<void> =>
  void (await (await database()).put('photos', photo, path))

/** Forgets photos that no board shows any more. */
export async function forgetPhotosBut(paths: readonly string[]): Promise<void> {
  const kept = await database()
  for (const path of await kept.getAllKeys('photos'))
    if (!paths.includes(path)) await kept.delete('photos', path)
}
