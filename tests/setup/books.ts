import { fillBooks } from '#database/cast/books/fill-books.ts'
import { migrate } from '#database/migrate.ts'
import { makeLog } from '#platform/server/log.ts'
import { localStorage } from '#platform/server/storage.ts'
import { type Lobby, startLobby } from './lobby.ts'

/** The product with the demo's two years of fees in its books, as the program itself has them. */
export async function startBooks(now?: Date): Promise<Lobby> {
  const lobby = await startLobby()
  await fillBooks(lobby.connection, {
    roles: await migrate(lobby.connection),
    storage: localStorage(`${lobby.dataFolder}/files`),
    log: makeLog('fatal'),
    ...(now ? { now } : {}),
  })
  return lobby
}
