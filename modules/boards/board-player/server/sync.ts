import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { version } from '#platform/contract/version.ts'
import type { OpenContext } from '#platform/server/context.ts'
import type { Program } from '#platform/server/manifest.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { doWork, system } from '#platform/server/work.ts'
import {
  deviceOf,
  digestOf,
  hearOf,
  isShotAsked,
  keepShot,
  notePlays,
  pairingCode,
  screenOfKey,
} from '#modules/boards/board-devices/server/public.ts'
import { photosOf } from '#modules/boards/boards/server/public.ts'
import { noteShown } from '#modules/boards/emergency-notices/server/public.ts'
import type { boardPlayer } from '../contract.ts'
import { type News, newsAfter } from './news.ts'
import { contentOf, liveOf, takeOversOf } from './parts.ts'

type Calls = typeof boardPlayer.calls
type Told = Taken<Calls['sync']>

const farthestDrift = 2_000_000_000

/** Milliseconds by which the screen's clock is ahead. */
const driftOf = (at: Date, now: Date) =>
  Math.max(-farthestDrift, Math.min(farthestDrift, at.getTime() - now.getTime()))

/** Writes down what a screen said; undefined when it was removed meanwhile. */
function write(context: OpenContext, communityId: string, deviceId: string, told: Told) {
  const { react } = context
  return context.database.write(communityId, (lease) =>
    doWork(lease, { communityId, author: system, react }, async (work) => {
      const device = await deviceOf(work, deviceId)
      if (!device) return undefined
      const { screen, program, shownHash, shownBoardId, shownNotice } = told
      await hearOf(work, device, {
        screen,
        program,
        shownHash,
        shownBoardId,
        driftMs: driftOf(told.at, context.now),
      })
      await notePlays(work, deviceId, told.plays)
      await noteShown(work, deviceId, shownNotice)
      return device
    }),
  )
}

/** What the screen does not have yet; take-overs alone where nothing else can be different. */
function readNews(
  { database, declared }: Program,
  { communityId, deviceId, told }: { communityId: string; deviceId: string; told: Told },
  isOfNotices: boolean,
) {
  return database.read(communityId, async (lease) => {
    const notices = await takeOversOf(lease, deviceId, new Date())
    const news = { notices: notices.hash === told.noticesHash ? null : notices }
    if (isOfNotices) return { ...news, content: null, live: null, isShotAsked: false }
    const device = await deviceOf(lease, deviceId)
    if (!device) return undefined
    const content = await contentOf(lease, device)
    const { boards } = content
    const live = await liveOf(lease, { parts: declared.boardParts, boards, now: new Date() })
    return {
      ...news,
      isShotAsked: await isShotAsked(lease, deviceId, new Date()),
      content: content.hash === told.contentHash ? null : content,
      live: live.hash === told.liveHash ? null : live,
    }
  })
}

/**
 * A screen says how it is and gets what it does not have; when there is nothing new it waits for it. One that is nobody's gets
 * the code by which it is paired.
 */
export async function sync(program: Program, context: OpenContext, told: Told) {
  const { database, feed } = program
  const nothing = { content: null, live: null, notices: null }
  const keyDigest = digestOf(told.key)
  const asNobody = async () => {
    const { now, address } = context
    const code = await pairingCode(database, { keyDigest, screen: told.screen, now, address })
    return { ...nothing, isShotAsked: false, code, program: version, now: new Date() }
  }
  const owner = await screenOfKey(database, keyDigest)
  if (!owner) return asNobody()
  const { communityId, deviceId } = owner
  const until = performance.now() + told.wait * 1000
  let news: News = { after: await feed.newest(communityId), isOfNotices: false }
  if (!(await write(context, communityId, deviceId, told))) return asNobody()
  for (;;) {
    const given = await readNews(program, { communityId, deviceId, told }, news.isOfNotices)
    if (!given) return asNobody()
    const left = until - performance.now()
    if (given.content || given.live || given.notices || given.isShotAsked || left <= 0)
      return { ...given, code: '', program: version, now: new Date() }
    news = await newsAfter(feed, { communityId, after: news.after, milliseconds: left })
  }
}

/** Keeps the picture of itself that a screen was asked for. Throws notFound for a key that is none. */
export async function shot(
  { database }: Program,
  { react }: OpenContext,
  { key, picture }: Taken<Calls['shot']>,
): Promise<void> {
  const owner = await screenOfKey(database, digestOf(key))
  if (!owner) throw problems.notFound()
  const { communityId, deviceId } = owner
  await database.write(communityId, (lease) =>
    doWork(lease, { communityId, author: system, react }, (work) => keepShot(work, deviceId, picture)),
  )
}

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

/** A photo of a board that this screen may show. Throws notFound for any other. */
export async function photo(
  { database, storage }: Program,
  { key, path }: Taken<Calls['photo']>,
): Promise<FileAnswer> {
  const owner = await screenOfKey(database, digestOf(key))
  if (!owner) throw problems.notFound()
  const isShown = await database.read(owner.communityId, async (lease) => {
    const device = await deviceOf(lease, owner.deviceId)
    const boards = device ? (await contentOf(lease, device)).boards : []
    return boards.some(({ zones }) => photosOf(zones).includes(path))
  })
  if (!isShown) throw problems.notFound()
  const content = await storage.get(owner.communityId, path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? problems.notFound() : error
  })
  return { contentType: types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream', content }
}
