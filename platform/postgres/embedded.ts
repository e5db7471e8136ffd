import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type Binaries, findBinaries } from './binaries.ts'
import { provideCluster } from './cluster.ts'
import { connectionTo, hold, knock, letGo, provideDatabase } from './keeper.ts'
import { type Launched, launch } from './launch.ts'
import { followMovedFolder } from './moved.ts'
import { type Places, findPlaces } from './places.ts'
import { clearStale, livePostmaster, stopPostmaster } from './postmaster.ts'
import { PostgresProblem } from './problem.ts'
import { watch } from './watcher.ts'

export interface EnsureOptions {
  /** The program's data folder (LOBBY_DATA). */
  dataFolder: string
  /** Only for databases that may be lost: tests. */
  fsync?: boolean
  log?: (line: string) => void
  /** Called once when the server goes away before `release`; ensure it again then. */
  onLost?: () => void
  /** As root: the folder of clusters, instead of /var/lib/lobby. */
  machineFolder?: string
  /** Seconds after which the server stops by itself when every program that used it was killed. */
  linger?: number
  /** Ends the waiting for a server that does not come up. */
  signal?: AbortSignal
}

export interface EnsuredPostgres {
  /** The cluster's superuser on the database `lobby`, over the unix socket. */
  connection: ReturnType<typeof connectionTo>
  /** Stops the server if this was the last program that used it. */
  release(): Promise<void>
}

/** Milliseconds that are waited for a server that was told to stop; it stops also when nobody waits. */
const stopping = 3000
/** Seconds: longer than a program takes that starts anew, and less than a minute. */
const lingers = 40

/** How long a server may take that gives no sign of life, and one that recovers, in ms. */
const patience = { silent: 30_000, recovering: 600_000 }

/**
 * Gives the embedded PostgreSQL of a data folder: adopts a running server, else starts it, and makes the cluster and
 * the database `lobby` when they are missing. Several programs may share one. Throws PostgresProblem.
 */
export async function ensurePostgres(options: EnsureOptions): Promise<EnsuredPostgres> {
  const settled = {
    fsync: options.fsync ?? true,
    log: options.log ?? (() => undefined),
    signal: options.signal,
  }
  const places = await findPlaces(options.dataFolder, options.machineFolder)
  await followMovedFolder(places, settled.log)
  const binaries = await findBinaries(places)
  const { keeper, socket } = await reach(places, binaries, settled)
  let over = false
  const lose = () => {
    if (over) return
    over = true
    options.onLost?.()
  }
  keeper.once('end', lose)
  keeper.on('error', lose)
  await provideDatabase(keeper, 'lobby')
  await watch(socket, options.linger ?? lingers).catch(lose)
  const release = async () => {
    if (over) return
    over = true
    const last = await letGo(keeper)
    if (last && !(await stopPostmaster(places.cluster, stopping))) settled.log('資料庫仍在收尾，將自行停止。')
    await keeper.end().catch(() => undefined)
  }
  return { connection: connectionTo(socket, 'lobby'), release }
}

type Settled = { fsync: boolean; log: (line: string) => void; signal: AbortSignal | undefined }

/** Knocks, starts what is missing and knocks again, until a connection holds the mark of use. */
async function reach(
  places: Places,
  binaries: Binaries,
  options: Settled,
): Promise<{ keeper: pg.Client; socket: string }> {
  let begin = Date.now()
  let launched: Launched | undefined
  let failures = 0
  let told = false
  for (;;) {
    options.signal?.throwIfAborted()
    const live = await livePostmaster(places.cluster)
    const socket = live?.socket || places.socket
    const found = await knock(socket)
    if (typeof found === 'object') {
      if (await hold(found)) return { keeper: found, socket }
      await found.end().catch(() => undefined)
    } else if (found === 'absent' && live?.ready) {
      await stopUnreachable(places.cluster, socket)
    } else if (found === 'absent' && !live && (!launched || launched.ended)) {
      if (launched && ++failures >= 8)
        throw new PostgresProblem(`資料庫無法啟動：${await launched.lastWords()}（記錄：${places.log}）`)
      if (launched) await pause(50 * failures)
      // Making the files takes its time on a busy machine: that is no silence of the server.
      const before = Date.now()
      await provideCluster(places, binaries, options)
      begin += Date.now() - before
      await clearStale(places.cluster)
      launched = await launch(places, binaries, options.fsync)
    }
    const waited = Date.now() - begin
    if (waited > (found === 'starting' || live ? patience.recovering : patience.silent)) {
      throw new PostgresProblem(
        `資料庫在 ${Math.round(waited / 1000)} 秒內沒有啟動：${(await launched?.lastWords()) ?? ''}（記錄：${places.log}）`,
      )
    }
    if (waited > 5000 && !told) options.log('資料庫正在啟動，請稍候…')
    told ||= waited > 5000
    await pause(waited < 1000 ? 10 : 50)
  }
}

/** A server whose socket was swept from the temporary folder serves nobody: it is stopped, so that it can start anew. */
async function stopUnreachable(cluster: string, socket: string): Promise<void> {
  await pause(1000)
  const found = await knock(socket)
  if (typeof found === 'object') await found.end()
  else if (found === 'absent') await stopPostmaster(cluster)
}
