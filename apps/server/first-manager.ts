import { parseArgs } from 'node:util'
import pg from 'pg'
import { hashPassword } from '#modules/sign-in/accounts/server/passwords.ts'
import { makeCommunity, serviceNames } from '#modules/communities/communities/server/public.ts'
import { words } from '#platform/contract/fields.ts'
import { newId } from '#platform/contract/new-id.ts'
import { ConfigProblem, readConfig } from '#platform/server/config.ts'
import { insertDefaults } from './modules.ts'
import { migrateOwned, openOwner } from './owner.ts'
import { takePassword } from './password-prompt.ts'

interface Wish {
  community: string
  account: string
  name: string
  /** Undefined: all. */
  services: number[] | undefined
  /** Whoever types the password is the person of the account: it is nobody else's. */
  isOwn: boolean
}

const usage =
  '用法：npm run manager -- --community 社區名稱 --account auth_09xxxxxxxx --name 姓名 [--services all 或 17,48,49] [--own]'

function given(option: string, value: string | undefined, longest: number): string {
  const found = words(longest).safeParse(value ?? '')
  if (found.success) return found.data
  throw new ConfigProblem(`--${option}：${found.error.issues[0]?.message}。${usage}`)
}

function servicesOf(value: string | undefined): number[] | undefined {
  if (value === undefined || value === 'all') return undefined
  const ids = value.split(',').map((part) => part.trim())
  const wrong = ids.find((id) => !/^\d+$/.test(id) || !(Number(id) in serviceNames))
  if (wrong !== undefined)
    throw new ConfigProblem(`--services 沒有代號「${wrong}」的服務；請用 all 或 17,48,49 這樣的代號。`)
  return [...new Set(ids.map(Number))]
}

const options = {
  community: { type: 'string' },
  account: { type: 'string' },
  name: { type: 'string' },
  services: { type: 'string' },
  own: { type: 'boolean' },
} as const

function wishOf(argv: readonly string[]): Wish {
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values']
  try {
    values = parseArgs({ args: [...argv], options }).values
  } catch {
    throw new ConfigProblem(usage)
  }
  const wish = {
    community: given('community', values.community, 50),
    account: given('account', values.account, 100).toLowerCase(),
    name: given('name', values.name, 50),
    services: servicesOf(values.services),
    isOwn: values.own ?? false,
  }
  if (/^auth_09\d{8}$/.test(wish.account)) return wish
  throw new ConfigProblem(
    `帳號必須是 auth_ 加上 10 碼手機號碼，例如 auth_0912345678，目前是「${wish.account}」。`,
  )
}

/** The id of a community by its name; undefined when there is none. Throws when it cannot be told which is meant. */
async function communityCalled(
  client: pg.Client,
  { community, services }: Wish,
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>('select id from community where name = $1', [community])
  if (rows.length > 1)
    throw new ConfigProblem(`有 ${rows.length} 個社區都叫「${community}」，無法判斷是哪一個。`)
  if (rows.length && services)
    throw new ConfigProblem(`社區「${community}」已經存在，--services 只用於新社區。`)
  return rows[0]?.id
}

async function insertManager(client: pg.Client, wish: Wish, password: string): Promise<boolean> {
  const known = await communityCalled(client, wish)
  const all = Object.keys(serviceNames).map(Number)
  const communityId = known ?? newId()
  if (!known)
    await makeCommunity(
      client,
      { id: communityId, name: wish.community, services: wish.services ?? all },
      insertDefaults,
    )
  const accountId = newId()
  await client.query(
    `insert into account (id, name, password_hash, display_name, kind, password_given_at)
     values ($1, $2, $3, $4, 'manager', case when not $5 then now() end)`,
    [accountId, wish.account, await hashPassword(password), wish.name, wish.isOwn],
  )
  await client.query("insert into membership (community_id, account_id, role) values ($1, $2, 'admin')", [
    communityId,
    accountId,
  ])
  await client.query(
    `insert into audit (community_id, id, account_id, account_name, address, device, request_id, action, target, target_id)
     values ($1, $2, $3, $4, '', 'npm run manager', '', 'accounts.makeFirstManager', 'account', $3::uuid::text)`,
    [communityId, newId(), accountId, wish.name],
  )
  return known === undefined
}

/** Refuses what no password mends. */
async function checkRoom(client: pg.Client, wish: Wish): Promise<void> {
  const { rows } = await client.query<{ demo: boolean; taken: boolean }>(
    'select coalesce(bool_or(is_demo), false) as demo, coalesce(bool_or(lower(name) = $1), false) as taken from account',
    [wish.account],
  )
  if (rows[0]?.demo)
    throw new ConfigProblem(
      '這個資料庫裝的是示範社區；請先以空的資料庫執行 npm start -- --empty，或改用其他 LOBBY_DATA。',
    )
  if (rows[0]?.taken) throw new ConfigProblem(`帳號 ${wish.account} 已經存在。`)
  await communityCalled(client, wish)
}

/**
 * Makes a community, if there is none of the name, and a manager with the role admin in it. The password comes from
 * LOBBY_PASSWORD, else from the terminal, else from standard input; it is replaced at the first sign-in, unless `--own` says
 * that the manager types it.
 * Throws ConfigProblem and PostgresProblem with one sentence each.
 */
export async function makeFirstManager(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const wish = wishOf(argv)
  const config = readConfig([], env)
  // Before a database is opened, which is made where there is none: one that is no good leaves nothing behind.
  const password = await takePassword(env, [wish.account, wish.account.slice('auth_'.length), wish.name])
  const database = await openOwner(config)
  const client = new pg.Client(database.connection)
  try {
    await migrateOwned(config, database)
    await client.connect()
    await checkRoom(client, wish)
    await client.query('begin')
    const isNew = await insertManager(client, wish, password)
    await client.query('commit')
    console.log(
      `已建立${isNew ? `社區「${wish.community}」與` : `社區「${wish.community}」的`}管理員 ${wish.name}（${wish.account}），可以登入了。`,
    )
    if (!wish.isOwn) console.log('密碼由別人設定，第一次登入時會請本人換成自己的。')
  } finally {
    await client.end().catch(() => undefined)
    await database.release()
  }
}
