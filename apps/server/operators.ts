import pg from 'pg'
import { closeOperator, makeOperator } from '#modules/console/operator/server/make-operator.ts'
import { words } from '#platform/contract/fields.ts'
import { type Config, ConfigProblem, readConfig } from '#platform/server/config.ts'
import { openSealer, type Sealer } from '#platform/server/seal.ts'
import { checkServerKey, requireServerKey } from '#platform/server/server-key.ts'
import { migrateOwned, openOwner } from './owner.ts'
import { takePassword } from './password-prompt.ts'

const usage =
  '用法：npm run operator -- add 名稱、npm run operator -- remove 名稱，或 npm run operator -- list'

/** The key of the program that serves: with another one the new operator could not sign in there. */
async function sealerOf(client: pg.Client, config: Config): Promise<Sealer> {
  await checkServerKey(client, config)
  const sealer = await openSealer(config)
  const query = async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
    (await client.query<Row>(text, values)).rows
  await requireServerKey({ query }, sealer)
  return sealer
}

async function add(client: pg.Client, sealer: Sealer, name: string, password: string): Promise<void> {
  const { rowCount } = await client.query(
    'select 1 from operator where lower(name) = lower($1) and closed_at is null',
    [name],
  )
  if (rowCount) throw new ConfigProblem(`營運人員「${name}」已經存在。`)
  const { secret, address } = await makeOperator(client, sealer, { name, password })
  console.log(`已建立營運人員 ${name}。登入網址是 /operator。`)
  console.log('請把下面的金鑰加入驗證器 App，登入時要輸入它顯示的六位數字；金鑰只顯示這一次。')
  console.log(`金鑰：${secret}`)
  console.log(address)
}

async function remove(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query(
    'select 1 from operator where lower(name) = lower($1) and closed_at is null',
    [name],
  )
  if (!rowCount) throw new ConfigProblem(`沒有營運人員「${name}」。`)
  await closeOperator(client, name)
  console.log(`已停用營運人員 ${name}，登入中的工作階段也已結束。`)
}

async function list(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select name from operator where closed_at is null order by name',
  )
  console.log(rows.length ? rows.map(({ name }) => name).join('\n') : '還沒有營運人員。')
}

/**
 * Adds, removes or lists those who may use the operator's console. The password comes from LOBBY_PASSWORD, else from the
 * terminal, else from standard input. Throws ConfigProblem and PostgresProblem with one sentence each.
 */
export async function runOperators(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const [act = '', given = '', ...more] = argv
  const isList = act === 'list' && !given
  const name = words(50).safeParse(given)
  if (more.length || !(isList || (['add', 'remove'].includes(act) && name.success)))
    throw new ConfigProblem(usage)
  const config = readConfig([], env)
  // Before a database is opened, which is made where there is none: one that is no good leaves nothing behind.
  const password = act === 'add' ? await takePassword(env, [name.data ?? '']) : ''
  const owned = await openOwner(config)
  const client = new pg.Client(owned.connection)
  try {
    await migrateOwned(config, owned)
    await client.connect()
    if (isList) await list(client)
    else if (act === 'add') await add(client, await sealerOf(client, config), name.data ?? '', password)
    else await remove(client, name.data ?? '')
  } finally {
    await client.end().catch(() => undefined)
    await owned.release()
  }
}
