import { rm } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { knownMigrations, migrate } from '#database/migrate.ts'
import { backupFolder, backupName } from '#platform/backup/kept.ts'
import { databasesBeside, dropDatabase } from '#platform/backup/beside.ts'
import { findKey, type KeyPlace } from '#platform/backup/key.ts'
import { BackupProblem, type Progress } from '#platform/backup/parts.ts'
import { checkBackup } from '#platform/backup/read-backup.ts'
import { lookAtBackup, restoreBackup } from '#platform/backup/restore.ts'
import { writeBackup } from '#platform/backup/write-backup.ts'
import { writeTime } from '#platform/contract/speak-time.ts'
import { type Config, ConfigProblem, readConfig } from '#platform/server/config.ts'
import { keyFileIn, keyFileOf, keyOfSetting } from '#platform/server/seal.ts'
import { openOwner } from './owner.ts'
import { forgetSealed } from './without-key.ts'

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
    const text = name === 'files' ? '檔案' : `資料表 ${name}`
    const line = `${text}　${number(nth)}${of ? ` / ${number(of)}` : ''}　${number(count)} ${name === 'files' ? '個' : '筆'}`
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
    const made = await writeBackup({
      connection: owned.connection,
      filesFolder,
      target,
      keyFile: keyFileOf(config),
      progress: sayer(),
    })
    console.log(`已備份 ${number(made.rows)} 筆資料與 ${number(made.files)} 個檔案：`)
    console.log(`${target}（${megabytes(made.bytes)}）`)
    if (made.keyFile) console.log(`${made.keyFile}（伺服器金鑰；還原時放在備份檔旁，平時請分開保管）`)
    else console.log('備份裡沒有伺服器金鑰：還原時需要同一個 LOBBY_KEY。')
    console.log('備份含有個人資料與各服務的密碼，請妥善保管。')
  } finally {
    await owned.release()
  }
}

const keyPlaceOf = (config: Config): KeyPlace => ({
  setting: keyOfSetting(config.serverKey),
  file: keyFileIn(config.dataFolder),
})

/** What restores kept: its size, and how it is removed for good. */
async function sayKept(connection: pg.ClientConfig): Promise<void> {
  for (const { name, bytes } of await databasesBeside(connection, 'before')) {
    console.log(`還原前的資料保留為資料庫 ${name}（${megabytes(bytes)}）。`)
    console.log(`不再需要時移除：npm run restore -- --remove ${name}`)
  }
}

/** Removes what a restore kept, its files too. Throws BackupProblem. */
async function removeKept(config: Config, name: string): Promise<void> {
  const owned = await openOwner(config)
  try {
    const kept = await databasesBeside(owned.connection, 'before')
    if (!kept.some((item) => item.name === name)) {
      await sayKept(owned.connection)
      throw new BackupProblem(`沒有還原時保留的資料庫「${name}」，沒有移除任何資料。`)
    }
    await dropDatabase(owned.connection, name)
    const label = name.slice(name.lastIndexOf('_before_') + '_before_'.length)
    await rm(path.join(config.dataFolder, `files.before-${label}`), { recursive: true, force: true })
    console.log(`已移除 ${name}。`)
  } finally {
    await owned.release()
  }
}

const aboutKey = {
  own: '伺服器金鑰與備份相符。',
  beside: '伺服器金鑰在備份檔旁，與備份相符。',
  missing: '找不到與備份相符的伺服器金鑰：還原前請準備原來的 server.key、.key 或 LOBBY_KEY。',
  unsaid:
    '這個備份沒有記錄伺服器金鑰：還原後請把原來的 server.key 放進 LOBBY_DATA（或設定 LOBBY_KEY）再啟動。',
}

/**
 * Restores a backup into an empty database (`--force`: into any; `--without-key`: also when the key is lost), or checks one
 * (`--check`).
 * Throws ConfigProblem, PostgresProblem and BackupProblem with one sentence each.
 */
export async function runRestore(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const [first, kept] = argv
  if (first === '--remove' && kept && argv.length === 2) return removeKept(readConfig([], env), kept)
  const flags = argv.filter((text) => text.startsWith('-'))
  const [given, ...more] = argv.filter((text) => !text.startsWith('-'))
  if (!given || more.length || flags.some((flag) => !['--force', '--without-key', '--check'].includes(flag)))
    throw new ConfigProblem(
      '用法：npm run restore -- 檔名 [--force] [--without-key]、npm run restore -- 檔名 --check，或 npm run restore -- --remove 名稱',
    )
  const file = path.resolve(given)
  const config = readConfig([], env)
  const key = keyPlaceOf(config)
  if (flags.includes('--check')) {
    const found = await checkBackup(file)
    const rows = Object.values(found.rows).reduce((sum, row) => sum + row, 0)
    console.log(
      `備份檔完整：Lobby ${found.lobby}，${writeTime(new Date(found.at))}，${number(rows)} 筆資料，${number(found.files)} 個檔案。`,
    )
    console.log(aboutKey[(await findKey(file, found.keyDigest, key)).is])
    return
  }
  const wish = {
    file,
    key,
    filesFolder: path.join(config.dataFolder, 'files'),
    force: flags.includes('--force'),
    withoutKey: flags.includes('--without-key'),
    knownMigrations: await knownMigrations(),
  }
  // Before a database is opened, which is made where there is none: a backup that is refused leaves nothing behind.
  const looked = await lookAtBackup(wish)
  const owned = await openOwner(config)
  try {
    const { connection } = owned
    const more = { connection, forgetSealed, migrate, progress: sayer() }
    const restored = await restoreBackup({ ...wish, ...more }, looked)
    console.log(`已還原 ${number(restored.rows)} 筆資料與 ${number(restored.files)} 個檔案，可以啟動程式了。`)
    if (restored.key === 'missing')
      console.log(
        '驗證器、備用碼、啟用碼與通知管道的密碼已清除，訪客 QR 碼與線上登記的網址已失效：請重新設定驗證器、重新產生 QR 碼與網址，營運人員請以 npm run operator 重新建立。',
      )
    else console.log(aboutKey[restored.key])
    if (restored.former) console.log(`原有的檔案保留在 ${restored.former}。`)
    if (restored.kept) await sayKept(owned.connection)
  } finally {
    await owned.release()
  }
}
