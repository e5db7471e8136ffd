import { createHash } from 'node:crypto'
import { access, chmod, constants, mkdir, readFile, realpath, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { PostgresProblem, folderProblem } from './problem.ts'
import { socketFolderFor } from './socket-folder.ts'

/** The unprivileged user that the server runs as when the program itself is root. */
export interface RunAs {
  uid: number
  gid: number
}

/** Where the parts of one embedded PostgreSQL lie. Paths are real paths, without symbolic links. */
export interface Places {
  data: string
  home: string
  cluster: string
  socket: string
  log: string
  binaries: string
  osUser: string
  runAs: RunAs | undefined
}

export const machineFolderDefault = '/var/lib/lobby'

/**
 * Decides where the cluster of a data folder lies and makes the folders around it. As root that is
 * `<machineFolder>/<hash of the real data path>`, as a user the data folder itself.
 * Throws PostgresProblem when a folder cannot be made or written.
 */
export async function findPlaces(dataFolder: string, machineFolder = machineFolderDefault): Promise<Places> {
  const data = await writableFolder(resolve(dataFolder))
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16)
  const osUser = currentUser()
  if (process.getuid?.() !== 0) {
    const socket = await socketFolderFor(hash, process.env['XDG_RUNTIME_DIR'], undefined)
    const home = data
    return { ...inside(home), data, home, socket, binaries: home, osUser, runAs: undefined }
  }
  const runAs = await nobody()
  const machine = await openFolder(machineFolder)
  const binaries = await openFolder(machineFolderDefault)
  const home = join(machine, hash)
  await openFolder(home)
  const socket = await socketFolderFor(hash, home, runAs)
  return { ...inside(home), data, home, socket, binaries, osUser, runAs }
}

function inside(home: string): { cluster: string; log: string } {
  return { cluster: join(home, 'postgres'), log: join(home, 'postgres.log') }
}

async function writableFolder(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return await realpath(folder)
  } catch (error) {
    throw folderProblem(error, folder)
  }
}

/** A folder of root that everybody may enter, whatever root's umask is. */
async function openFolder(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true })
    if (((await stat(folder)).mode & 0o011) !== 0o011) await chmod(folder, 0o755)
    return await realpath(folder)
  } catch (error) {
    throw folderProblem(error, folder)
  }
}

async function nobody(): Promise<RunAs> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const fields = passwd
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
    ?.split(':')
  const uid = Number(fields?.[2] ?? 65534)
  return { uid: uid < 0 ? 65534 : uid, gid: Number(fields?.[3] ?? 65534) }
}

function currentUser(): string {
  try {
    return userInfo().username
  } catch (error) {
    throw new PostgresProblem(
      `系統中沒有目前使用者（uid ${process.getuid?.()}）的帳號資料，無法啟動內建的 PostgreSQL；請換一個使用者，或以 DATABASE_URL 指定資料庫。`,
      { cause: error },
    )
  }
}
