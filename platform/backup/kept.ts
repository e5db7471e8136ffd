import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { taipei } from '#platform/contract/taipei.ts'
import { keyBeside } from './key.ts'

/** A backup that lies in the folder of backups. */
export interface Kept {
  name: string
  bytes: number
  at: Date
}

const ours = /^lobby-\d{8}-\d{6}\.tar\.gz$/
const digits = (n: number, length = 2) => String(n).padStart(length, '0')

/** Where nightly backups are kept. */
export const backupFolder = (dataFolder: string) => path.join(dataFolder, 'backups')

/** `lobby-20261122-043000.tar.gz`, in the time of Taipei. */
export function backupName(now: Date): string {
  const { year, month, day, hour, minute, second } = taipei(now)
  return `lobby-${year}${digits(month)}${digits(day)}-${[hour, minute, second].map((n) => digits(n)).join('')}.tar.gz`
}

/** The backups in the folder, the newest first. */
export async function listBackups(folder: string): Promise<Kept[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => ours.test(name))
  const found = await Promise.all(
    names.map(async (name) => {
      const { size, mtime } = await stat(path.join(folder, name))
      return { name, bytes: size, at: mtime }
    }),
  )
  return found.sort((a, b) => (a.name < b.name ? 1 : -1))
}

/** Leaves the newest ones; gives the names of those that went. */
export async function keepNewest(folder: string, keep: number): Promise<string[]> {
  const old = (await listBackups(folder)).slice(keep)
  for (const { name } of old) {
    const file = path.join(folder, name)
    for (const text of [file, `${file}.sha256`, keyBeside(file)]) await rm(text, { force: true })
  }
  return old.map(({ name }) => name)
}
