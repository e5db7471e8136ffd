import path from 'node:path'
import { knownMigrations, migrate } from '#database/migrate.ts'
import { backupFolder, backupName } from '#platform/backup/kept.ts'
import type { Progress } from '#platform/backup/parts.ts'
import { checkBackup } from '#platform/backup/read-backup.ts'
import { restoreBackup } from '#platform/backup/restore.ts'
import { writeBackup } from '#platform/backup/write-backup.ts'
import { ConfigProblem, readConfig } from '#platform/server/config.ts'
import { openOwner } from './owner.ts'

const number = (count: number) => count.toLocaleString('en')
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** Says how far it is, on one line of a terminal, else every few seconds. */
function sayer(): Progress {
  let last = 0
  const every = process.stdout.isTTY ? 100 : 5000
  return ({ name, nth, of, count }) => {
    const now = Date.now()
    if (now - last < every && nth !== of) return
    last = now
    const what = name === 'files' ? '檔案' : `資料表 ${name}`
    const line = `${what}　${number(nth)}${of ? ` / ${number(of)}` : ''}　${number(count)}`
    if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K${line}${nth === of ? '\n' : ''}`)
    else console.log(line)
  }
}

/**
 * Makes a backup of the database and the files, also while the program runs.
 * Throws ConfigProblem, PostgresProblem and BackupProblem with one sentence each.
 */
export async function runBackup(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  if (argv.length > 1 || argv[0]?.startsWith('-')) throw new ConfigProblem('用法：npm run backup -- [檔名]')
  const config = readConfig([], env)
  const target = path.resolve(argv[0] ?? path.join(backupFolder(config.dataFolder), backupName(new Date())))
  const owned = await openOwner(config)
  try {
    const filesFolder = path.join(config.dataFolder, 'files')
    const made = await writeBackup({ connection: owned.connection, filesFolder, target, progress: sayer() })
    console.log(`已備份 ${number(made.rows)} 筆資料與 ${number(made.files)} 個檔案：`)
    console.log(`${target}（${megabytes(made.bytes)}）`)
    console.log('備份含有個人資料與各服務的密碼，請妥善保管。')
  } finally {
    await owned.release()
  }
}

/**
 * Restores a backup into an empty database (`--force`: into any), or checks one (`--check`).
 * Throws ConfigProblem, PostgresProblem and BackupProblem with one sentence each.
 */
export async function runRestore(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const flags = argv.filter((one) => one.startsWith('-'))
  const [given, ...more] = argv.filter((one) => !one.startsWith('-'))
  if (!given || more.length || flags.some((flag) => flag !== '--force' && flag !== '--check'))
    throw new ConfigProblem('用法：npm run restore -- 檔名 [--force]，或 npm run restore -- 檔名 --check')
  const file = path.resolve(given)
  if (flags.includes('--check')) {
    const found = await checkBackup(file)
    const rows = Object.values(found.rows).reduce((sum, one) => sum + one, 0)
    console.log(
      `備份檔完整：Lobby ${found.lobby}，${found.at}，${number(rows)} 筆資料，${number(found.files)} 個檔案。`,
    )
    return
  }
  const config = readConfig([], env)
  const owned = await openOwner(config)
  try {
    const restored = await restoreBackup({
      connection: owned.connection,
      filesFolder: path.join(config.dataFolder, 'files'),
      file,
      force: flags.includes('--force'),
      migrate,
      knownMigrations: await knownMigrations(),
      progress: sayer(),
    })
    console.log(`已還原 ${number(restored.rows)} 筆資料與 ${number(restored.files)} 個檔案，可以啟動程式了。`)
    if (restored.former) console.log(`原有的檔案保留在 ${restored.former}。`)
  } finally {
    await owned.release()
  }
}
