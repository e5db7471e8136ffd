import { fillBooks } from '#database/cast/books/fill-books.ts'
import { migrate } from '#database/migrate.ts'
import { makeLog } from '#platform/server/log.ts'
import { localStorage } from '#platform/server/storage.ts'
import { type Lobby, startLobby } from './lobby.ts'

/** So many months have everything that the demo's two years have. */
export const months = 13

/** Puts fees of the demo into the books of a product that runs: everything of its two years, in fewer months. */
export async function fillWithBooks({ connection, dataFolder }: Lobby): Promise<void> {
  await fillBooks(connection, {
    roles: await migrate(connection),
    storage: localStorage(`${dataFolder}/files`),
    log: makeLog('fatal'),
    months,
  })
}

/** The product with fees of the demo in its books, as the program itself makes them. */
export async function startBooks(): Promise<Lobby> {
  const lobby = await startLobby()
  await fillWithBooks(lobby)
  return lobby
}
