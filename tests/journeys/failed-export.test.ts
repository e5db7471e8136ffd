import { expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { migrate } from '#database/migrate.ts'
import { makeExport } from '#modules/keeping/exports/server/make-export.ts'
import { sheets } from '#modules/meals/food-orders/server/exports.ts'
import { Database } from '#platform/server/database.ts'
import { makeLog } from '#platform/server/log.ts'
import { localStorage } from '#platform/server/storage.ts'
import { longJobContext } from '#platform/server/work.ts'
import { openPoints } from '../setup/points.ts'
import { journey } from './browser.ts'

const world = journey()
const here = castId('community', '晴川社區')

/** What the worker does, on a disk that is full: the test is the worker, so that it decides when. */
async function tryAt(database: Database, exportId: string): Promise<void> {
  const storage = {
    ...localStorage(`${world.lobby.dataFolder}/files`),
    putStream: () => Promise.reject(new Error('no space left on device')),
  }
  const { signal } = new AbortController()
  const log = makeLog('silent')
  const context = longJobContext({ database, communityId: here, react: async () => undefined, log, signal })
  await makeExport(storage, sheets)
    .workLong(context, { exportId })
    .catch(() => undefined)
}

it('an export of orders goes from created to failed before the eyes of who asked for it, says why, and can be asked for again (R441, R442)', async () => {
  await openPoints(world.lobby)
  const page = await world.desk('auth_0912345678', { at: '/mgmt/point/orderFoodExportReport' })
  const ask = page.getByRole('button', { name: '開始匯出' })
  await ask.click()
  const list = page.getByRole('main')
  await list.getByText('排隊中').first().waitFor()
  const { rows } = await world.lobby.owner.query<{ id: string }>(
    `select id from export where kind = 'foodOrders' and community_id = $1`,
    [here],
  )
  const id = rows[0]?.id ?? ''
  const { connection } = world.lobby
  const database = new Database(connection, await migrate(connection), makeLog('silent'))
  try {
    for (let tries = 0; tries < 5; tries++) await tryAt(database, id)
  } finally {
    await database.close()
  }
  await list.getByText('失敗', { exact: true }).waitFor()
  await list.getByText('伺服器無法寫出檔案，請稍後再匯出一次。').waitFor()
  // It holds no place of the three, and nobody can download it.
  expect(await list.getByRole('button', { name: '下載檔案' }).count()).toBe(0)
  const others = (count: number) =>
    world.lobby.owner.query(
      `with gone as (delete from export where account_name = '別人')
       insert into export (community_id, id, kind, title, query, state, account_id, account_name, beat_at)
       select $1, gen_random_uuid(), 'packages', '包裹', '{}', 'inprogress', gen_random_uuid(), '別人', now() + interval '1 hour'
       from generate_series(1, $2::int)`,
      [here, count],
    )
  await others(3)
  await ask.click()
  await page.getByText('社區已有 3 份匯出進行中，請稍候其中一份完成。').first().waitFor()
  await others(2)
  await ask.click()
  await list.getByText('排隊中').first().waitFor()
})
