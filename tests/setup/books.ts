import { fillBooks } from '#database/cast/books/fill-books.ts'
import { migrate } from '#database/migrate.ts'
import { makeLog } from '#platform/server/log.ts'
import { localStorage } from '#platform/server/storage.ts'
import { type Lobby, startLobby } from './lobby.ts'

/** Puts the demo's two years of fees into the books of a product that runs. */
export async function fillWithBooks({ connection, dataFolder }: Lobby, now?: Date): Promise<void> {
  await fillBooks(connection, {
    roles: await migrate(connection),
    storage: localStorage(`${dataFolder}/files`),
    log: makeLog('fatal'),
    ...(now ? { now } : {}),
  })
}

/** The product with the demo's two years of fees in its books, as the program itself has them. */
export async function startBooks(now?: Date): Promise<Lobby> {
  const lobby = await startLobby()
  await fillWithBooks(lobby, now)
  return lobby
}
