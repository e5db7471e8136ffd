// What an import costs beside what it cannot do without: reading the workbook's XML, and inserting its rows in bulk.
//   npx tsx bench/import.ts
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { castId } from '#database/cast/cast-id.ts'
import { openArchive } from '#platform/workbook/archive.ts'
import { readBookParts } from '#platform/workbook/book-parts.ts'
import { readSheet } from '#platform/workbook/read-sheet.ts'
import type { Desk } from '../tests/setup/desk.ts'
import { importOf, upload } from '../tests/setup/imports.ts'
import { startLobby } from '../tests/setup/lobby.ts'
import { makeTemplate } from '../tests/setup/template.ts'
import { openTestServer } from '../tests/setup/test-server.ts'

/** How many times as long as the bare work the check and the writing together may take. */
const limit = 3
const file = await readFile('tests/setup/large-households.xlsx')

const server = await openTestServer()
const template = await makeTemplate(server)
const connection = { ...server.connection, database: template.name }
const drop = async () => {
  await template.remove()
  await server.close()
}
const lobby = await startLobby({ run: 'api,worker', over: { connection, url: '', drop } })

const timed = async <T>(work: () => Promise<T>): Promise<[number, T]> => {
  const begun = performance.now()
  const result = await work()
  return [performance.now() - begun, result]
}

/** Every cell of every sheet, and nothing done with it. */
async function scan(): Promise<number> {
  const archive = await openArchive(file)
  const book = await readBookParts(archive)
  let cells = 0
  const reader = {
    row: (_number: number, some: ReadonlyMap<number, unknown>) => {
      cells += some.size
    },
    merged: () => undefined,
  }
  for (const sheet of book.sheets)
    await readSheet(archive, book, sheet, { rows: 40_000, columns: 60 }, reader)
  return cells
}

const bulk = [
  `insert into household (community_id, id, building, floor, unit, label, building_order, floor_order)
   select $1, gen_random_uuid(), 'bare', n::text, '1', 'bare-' || n, 900, n from generate_series(1, 5000) n`,
  `insert into household_property (community_id, household_id, exclusive_area)
   select $1, id, 8532 from household where community_id = $1 and building = 'bare'`,
  `insert into resident (community_id, id, household_id, name, mobile, position)
   select $1, gen_random_uuid(), h.id, '王小明', '0912345678', 0 from household h, generate_series(1, 2) p
   where h.community_id = $1 and h.building = 'bare' and p <= 1 + h.floor_order % 2`,
]

/** As many rows, in one transaction that is taken back: no plan, no history, no audit. */
async function insertBare(): Promise<void> {
  await lobby.owner.query('begin')
  for (const statement of bulk) await lobby.owner.query(statement, [castId('community', '晴川社區')])
  await lobby.owner.query('rollback')
}

let isSlow = false
const settled = async (desk: Desk, id: string) => {
  for (;;) {
    const { Status } = await importOf(desk, id)
    if (Status !== 'checking' && Status !== 'applying') return Status
    await setTimeout(20)
  }
}
try {
  await scan()
  await insertBare()
  const [scanned, cells] = await timed(scan)
  const [inserted] = await timed(insertBare)
  const manager = await lobby.as('auth_0912345678', '晴川社區')
  const { body } = await upload(manager, file)
  const id: string = body.Data.ImportId
  const [looked] = await timed(() => settled(manager, id))
  const [written, state] = await timed(async () => {
    await manager.post(`/api/v1/HouseholdProperty/Import/${id}/Confirm`)
    return settled(manager, id)
  })
  if (state !== 'completed') throw new Error(`the import is ${state}`)
  const ratio = (looked + written) / (scanned + inserted)
  isSlow = ratio > limit
  console.table({
    'the bare scan': { ms: Math.round(scanned), cells },
    'the bare insert': { ms: Math.round(inserted) },
    'the check': { ms: Math.round(looked) },
    'the writing': { ms: Math.round(written) },
    'both, in bare work': { ratio: ratio.toFixed(1), limit },
  })
} finally {
  await lobby.close()
}
process.exitCode = isSlow ? 1 : 0
