import { pino } from 'pino'
import { expect, test } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { localStorage, newPath, type Storage } from '#platform/server/storage.ts'
import { ago, database, haveNights, here, keepFile, lobby, there } from '#tests/setup/nights.ts'
import { chores } from './chores.ts'

haveNights()

const log = pino({ level: 'silent' })
const storageOf = (): Storage => localStorage(`${lobby.dataFolder}/files`)

/** Writes a file that no record names, as an upload leaves it whose transaction was rolled back. */
async function leave(communityId: string, folder: string, at: Date) {
  const path = newPath(folder, 'png', at)
  await storageOf().put(communityId, path, Buffer.from('a picture'))
  return { communityId, path }
}

const isThere = ({ communityId, path }: { communityId: string; path: string }) =>
  storageOf()
    .get(communityId, path)
    .then(
      () => true,
      () => false,
    )

test('Files of uploads that were rolled back are removed at night; named, younger and foreign ones stay (個資法 Art. 11)', async () => {
  const [left, others, young] = [
    await leave(here, 'webcam', ago(3)),
    await leave(there, 'avatar', ago(8)),
    await leave(here, 'webcam', ago(1)),
  ]
  // A database that does not know the community may be another one over the same folder.
  const foreign = await leave(newId(), 'webcam', ago(3))
  const named = { communityId: here, path: await keepFile('webcam', ago(3)) }
  const sweep = chores(storageOf()).find((chore) => chore.name === 'files.removeUnnamed')
  await sweep?.work(database, new Date(), log)
  expect(await Promise.all([left, others, young, foreign, named].map(isThere))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ])
})
