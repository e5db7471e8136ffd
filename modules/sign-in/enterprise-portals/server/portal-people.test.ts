import pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { knownMigrations, migrate } from '#database/migrate.ts'
import { newId } from '#platform/contract/new-id.ts'
import { emptyDatabase, type FreshDatabase } from '#tests/setup/fresh-database.ts'
import { startLobby } from '#tests/setup/lobby.ts'
import { signInByTicket, testPortal } from '#tests/setup/portal.ts'
import { enterWith } from '#tests/setup/sms.ts'

let database: FreshDatabase
let owner: pg.Client
beforeAll(async () => {
  database = await emptyDatabase()
  const before = [...(await knownMigrations())].filter((name) => name < '0053')
  await migrate(database.connection, new Set(before))
  owner = new pg.Client(database.connection)
  await owner.connect()
})
it('people who came by a portal before the update come as themselves after it, in any letter case; a portal of the same id elsewhere is closed', async () => {
  const [here, there, account] = [newId(), newId(), newId()]
  const portal = testPortal()
  const forged = testPortal(portal.id)
  await owner.query("insert into community (id, name) values ($1, '晴川'), ($2, '松濤')", [here, there])
  for (const [community, key, days] of [
    [here, portal.publicKey, 2],
    [there, forged.publicKey, 1],
  ])
    await owner.query(
      `insert into enterprise_portal (community_id, id, name, public_key, role, made_at, made_by_name)
       values ($1, $2, '安心物業', $3, 'desk', now() - make_interval(days => $4), '沈韻如')`,
      [community, portal.id, key, days],
    )
  await owner.query(
    `insert into account (id, name, display_name, kind, portal_id, portal_subject)
     values ($1, $2, '江文彬', 'enterprise', $3, 'Wen.Bin')`,
    [account, `eip_${portal.id.slice(-6)}_Wen.Bin`, portal.id],
  )
  for (const community of [here, there])
    await owner.query(
      "insert into membership (community_id, account_id, role) values ($1, $2, 'committee')",
      [community, account],
    )

  const lobby = await startLobby({ over: database })
  try {
    const step = await signInByTicket(lobby.nobody(), await portal.ticket({ sub: 'WEN.BIN' }))
    const entered = await enterWith(lobby.nobody(), step.body.Data.Token)
    expect(entered.body.Data).toMatchObject({ CommunityName: '晴川' })
    const { rows } = await owner.query('select id from account where portal_id is not null')
    expect(rows).toEqual([{ id: account }])
    const left = await owner.query('select community_id, role from membership where account_id = $1', [
      account,
    ])
    expect(left.rows).toEqual([{ community_id: here, role: 'committee' }])
    expect((await signInByTicket(lobby.nobody(), await forged.ticket())).status).toBe(401)
  } finally {
    await owner.end()
    await lobby.close()
  }
})
