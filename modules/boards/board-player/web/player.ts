import { client } from '#platform/web/calls/client.ts'
import { type SharedState, sharedState } from '#platform/web/live/shared-state.ts'
import { version } from '#platform/contract/version.ts'
import { boardAt, isInHours, clockOf } from '#modules/boards/boards/web/public.ts'
import { boardPlayer, type Content, type Live, longestWait, type Notice, type Notices } from '../contract.ts'
import { loadPhotos } from './photos.ts'
import { afterTold, played, type Sum, toTell } from './plays.ts'
import { takeShot } from './take-shot.ts'
import { stillLive } from './still-live.ts'
import { keep, type Kept, readKept } from './store.ts'

const api = client(boardPlayer)
/** Milliseconds: how long a question may take beyond its waiting, and how long after a failure the next one is asked. */
const patience = (longestWait + 10) * 1000
const again = { failed: 2000, unpaired: 2000 }
/** Of a screen that was removed nothing is kept but its key. */
const forgotten = {
  content: undefined,
  live: undefined,
  liveAt: undefined,
  notices: undefined,
  plays: undefined,
} as unknown as Partial<Kept>
/** When a page that is online begins anew, once a night: a newer program is taken up, and what weeks would pile up is gone. */
const reloadHour = '04:00'
const longestYoung = 600_000
/** Seconds of what was shown that are lost at most when the power goes. */
const savesEvery = 5

export interface Shown {
  /** The clock of this screen, set right. */
  now: Date
  code: string
  isOnline: boolean
  content?: Content | undefined
  /** What was so a moment ago; of what is too old, nothing. */
  live?: Partial<Live> | undefined
  notice?: Notice | undefined
  board?: Content['boards'][number] | undefined
  isOff: boolean
}

/** What a screen is: it asks for news, keeps what it gets, and says what is to be shown at every second. */
export class Player {
  #kept: Partial<Kept> & { key: string }
  #code = ''
  #isOnline = false
  #notice: { noticeId: string; at: Date; hash: string } | null = null
  #isTold = true
  #asking: AbortController | undefined
  #before: readonly string[] = []
  #isLoading = false
  #began = Date.now()
  /** What is to be shown now. */
  readonly shown: SharedState<Shown>

  constructor(kept: Partial<Kept> & { key: string }) {
    this.#kept = kept
    this.shown = sharedState(this.#judge())
  }

  static async start(): Promise<Player> {
    const kept = await readKept()
    const player = new Player(kept)
    void player.#loadPhotos()
    setInterval(() => player.#tick(), 1000)
    void player.#ask()
    return player
  }

  #now = () => new Date(Date.now() + (this.#kept.ahead ?? 0))

  #judge(): Shown {
    const { content, live, liveAt, notices } = this.#kept
    const now = this.#now()
    // The newest alone has the screen.
    const notice = notices?.notices.find(({ expiresAt }) => expiresAt > now)
    const boardId = content && boardAt(content, content.schedules, now)
    return {
      now,
      code: this.#code,
      isOnline: this.#isOnline,
      content,
      live: live && stillLive(live, liveAt, now),
      notice,
      board: content?.boards.find((board) => board.boardId === boardId),
      isOff: content !== undefined && !isInHours(clockOf(now), content.onFrom, content.onUntil),
    }
  }

  #show(): void {
    this.shown.set(this.#judge())
  }

  #tick(): void {
    this.#show()
    const { board, notice, isOff, now, content } = this.shown.get()
    if (board && content && !notice && !isOff) {
      const { playSeconds } = content.settings
      const { sums, shown } = played(this.#kept.plays ?? [], {
        board,
        now,
        playSeconds,
        before: this.#before,
      })
      this.#before = shown
      this.#kept.plays = sums
      if (now.getSeconds() % savesEvery === 0) void keep({ plays: sums }).catch(() => undefined)
    }
    // What could not be had before is asked for again once a minute.
    if (now.getSeconds() === 0) void this.#loadPhotos()
    const isOld = Date.now() - this.#began > longestYoung
    if (isOld && this.#isOnline && clockOf(now) === reloadHour) location.reload()
  }

  /** The page says what it drew of a take-over: it is told at once, also while a question waits. */
  tellNotice(noticeId: string, hash: string): void {
    if (this.#notice?.noticeId === noticeId && this.#notice.hash === hash) return
    this.#notice = { noticeId, hash, at: this.#now() }
    this.#isTold = false
    this.#asking?.abort()
  }

  async #ask(): Promise<void> {
    for (;;) {
      const failed = await this.#askOnce().catch(() => true)
      if (failed && !this.#asking?.signal.aborted) {
        this.#isOnline = false
        this.#show()
      }
      const pause = this.#code ? again.unpaired : failed && this.#isTold ? again.failed : failed ? 250 : 0
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }

  async #askOnce(): Promise<false> {
    const { key, content, live, notices, plays = [] } = this.#kept
    const told = toTell(plays as Sum[])
    const notice = this.#notice
    const isWaiting = content !== undefined && this.#isTold
    this.#asking = new AbortController()
    const { data } = await api.sync(
      {
        key,
        at: new Date(),
        screen: `${Math.round(screen.width * devicePixelRatio)}x${Math.round(screen.height * devicePixelRatio)}`,
        program: version,
        contentHash: content?.hash ?? '',
        liveHash: live?.hash ?? '',
        noticesHash: notices?.hash ?? '',
        shownBoardId: this.shown.get().board?.boardId ?? null,
        shownHash: content?.hash ?? '',
        shownNotice: this.shown.get().notice ? notice : null,
        plays: told,
        wait: isWaiting ? longestWait : 0,
      },
      { signal: this.#asking.signal, patience, isSaid: true },
    )
    if (this.#notice === notice) this.#isTold = true
    this.#isOnline = true
    await this.#take(data, told)
    if (data.isShotAsked) await this.#giveShot()
    return false
  }

  /** The page is asked for a picture of itself, unless it shows nothing. */
  async #giveShot(): Promise<void> {
    const stage = document.querySelector('main')
    const picture = stage ? await takeShot(stage) : ''
    // Asked again at once it would be asked for ever: what cannot be painted is told as nothing.
    await api.shot({ key: this.#kept.key, picture }, { patience, isSaid: true })
  }

  async #take(
    data: { now: Date; code: string; content: Content | null; live: Live | null; notices: Notices | null },
    told: readonly Sum[],
  ): Promise<void> {
    this.#code = data.code
    const change: Partial<Kept> = data.code
      ? forgotten
      : { plays: afterTold(this.#kept.plays ?? [], told, this.#now()) }
    if (data.content) change.content = data.content
    if (data.live) change.live = data.live
    // Also what is as it was is so now.
    if (!data.code) change.liveAt = data.now
    if (data.notices) change.notices = data.notices
    change.ahead = data.now.getTime() - Date.now()
    Object.assign(this.#kept, change)
    this.#show()
    // A browser that keeps nothing still shows what it was told.
    await keep(change).catch(() => undefined)
    void this.#loadPhotos()
  }

  /** Files are fetched beside the questions: a take-over does not wait for a film. Newer content is looked at after the one under way. */
  async #loadPhotos(): Promise<void> {
    if (this.#isLoading) return
    this.#isLoading = true
    for (let done: Content | undefined; this.#kept.content && done !== this.#kept.content; ) {
      done = this.#kept.content
      await loadPhotos(this.#kept.key, done).catch(() => undefined)
    }
    this.#isLoading = false
    this.#show()
  }
}
