import { parseArgs } from 'node:util'
import { migrate } from '#database/migrate.ts'
import { ensurePostgres } from '#platform/postgres/embedded.ts'
import { readConfig } from '#platform/server/config.ts'
import { fillCountry, type Progress } from './fill.ts'

const usage = '用法：npm run country -- [--communities 10000] [--packages 10000000] [--largest 0] [--hands 2]'

function readSize(argv: string[]) {
  const { values } = parseArgs({
    args: argv,
    options: {
      communities: { type: 'string', default: '10000' },
      packages: { type: 'string', default: '10000000' },
      largest: { type: 'string', default: '0' },
      hands: { type: 'string', default: '2' },
    },
  })
  const size = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]))
  const { communities = 0, packages = 0, largest = 0, hands = 0 } = size
  const all = [communities, packages, largest, hands]
  if (
    all.some((n) => !Number.isSafeInteger(n) || n < 0) ||
    communities < 1 ||
    hands < 1 ||
    largest > packages
  )
    throw new Error(usage)
  return { communities, packages, largest, hands }
}

const count = new Intl.NumberFormat('zh-TW')
const begun = performance.now()

/** One line that is written over on a terminal; elsewhere a line for every tenth. */
function show(done: Progress, whole: Progress): void {
  const share = whole.packages ? done.packages / whole.packages : done.communities / whole.communities
  const seconds = (performance.now() - begun) / 1000
  const bar = '█'.repeat(Math.floor(share * 30)).padEnd(30, '░')
  const numbers = `${count.format(done.communities)} 個社區，${count.format(done.packages)} 件包裹`
  const line = `${bar} ${Math.floor(share * 100)}%  ${numbers}，${Math.round(seconds)} 秒`
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}`)
  else if (Math.floor(share * 10) > shown) console.log(line)
  shown = Math.floor(share * 10)
}
let shown = -1

/** Fills the database of LOBBY_DATA or DATABASE_URL, as `npm start` would use it, with a country. */
async function main(): Promise<void> {
  const size = readSize(process.argv.slice(2))
  const config = readConfig([], { LOBBY_DATA: './data-country', ...process.env })
  const { connection, release } = config.databaseUrl
    ? { connection: config.databaseUrl, release: async () => undefined }
    : await ensurePostgres({ dataFolder: config.dataFolder, log: console.log })
  try {
    await migrate(connection)
    await fillCountry(connection, { ...size, onProgress: show })
    console.log(
      `\n完成。以 LOBBY_DATA=${config.dataFolder} npm start -- --empty 啟動；帳號 desk1a、desk2a… 密碼 lobby-demo。`,
    )
  } finally {
    await release()
  }
}

await main().catch((error: Error) => {
  console.error(`\n${error.message}`)
  process.exitCode = 1
})
