import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { isSessionValid, storedSession } from '#platform/web/session/session.ts'
import { ownerOf } from './entry.ts'

interface ListsDatabase extends DBSchema {
  lists: { key: string; value: { list: unknown; at: Date } }
}

/** Milliseconds after which a list says nothing any more. */
const life = 7 * 86_400_000
let opened: Promise<IDBPDatabase<ListsDatabase>> | undefined
const database = () => {
  opened ??= openDB<ListsDatabase>('lobby.lists', 1, {
    upgrade: (made) => void made.createObjectStore('lists'),
    terminated: () => {
      opened = undefined
    },
  })
  return opened
}

const keyOf = (name: string) => {
  const info = isSessionValid() ? storedSession() : undefined
  return info && `${ownerOf(info.Account, info.ComId)} ${name}`
}

/**
 * The list of a round: as the server says it, kept in this browser for whoever is signed in, or without a line as it was kept.
 * Without a name of a resident: `kept` leaves out what may not lie on a phone, and gives undefined when nothing is to be kept.
 * Throws what `ask` throws; a list that may not be seen any more is forgotten.
 */
export async function askOrKept<List>(
  name: string,
  ask: () => Promise<List>,
  kept: (list: List) => List | undefined,
): Promise<List> {
  const key = keyOf(name)
  try {
    const list = await ask()
    await put(key, kept(list))
    return list
  } catch (error) {
    if (!key || !(error instanceof LostConnection)) {
      await put(key, undefined)
      throw error
    }
    const found = await keptList<List>(name)
    if (found === undefined) throw error
    return found
  }
}

/** What was kept in this browser for whoever is signed in; undefined when it is nothing, or too old. */
export async function keptList<List>(name: string): Promise<List | undefined> {
  const key = keyOf(name)
  const found = key
    ? await database()
        .then((opened) => opened.get('lists', key))
        .catch(() => undefined)
    : undefined
  return found && Date.now() - found.at.getTime() <= life ? (found.list as List) : undefined
}

/** Keeps something for a round in this browser, without a name of a resident; undefined forgets it. */
export const keepList = (name: string, list: unknown): Promise<void> => put(keyOf(name), list)

/** A browser that keeps nothing goes on without. */
async function put(key: string | undefined, list: unknown): Promise<void> {
  if (!key) return
  const lists = await database().catch(() => undefined)
  await (list === undefined
    ? lists?.delete('lists', key)
    : lists?.put('lists', { list, at: new Date() }, key))
}

/** Forgets all lists, whoever asked for them, as signing out does. */
export const wipeLists = async (): Promise<void> => (await database()).clear('lists')
