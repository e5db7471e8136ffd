import type { Program } from '#platform/server/manifest.ts'

/** What happens that is another picture on a screen; packages are asked for with the next question. */
const ofContent = /^(boards|boardSettings)\.|^boardDevices\.changed$/
const ofNotices = /^emergencyNotices\.(published|changed)$/

export interface News {
  /** The number up to which was heard. */
  after: number
  /** Nothing but take-overs is different: hundreds of screens ask for them in the same moment. */
  isOfNotices: boolean
}

/** Waits until something of the boards changed after this number, or the time is over. */
export function newsAfter(
  feed: Program['feed'],
  { communityId, after, milliseconds }: { communityId: string; after: number; milliseconds: number },
): Promise<News> {
  return new Promise((resolve) => {
    let isOfNotices = false
    const follower = {
      communityId,
      cursor: after,
      take(events: readonly { name: string }[]) {
        const isOfContent = events.some(({ name }) => ofContent.test(name))
        isOfNotices = !isOfContent && events.some(({ name }) => ofNotices.test(name))
        if (isOfContent || isOfNotices) end()
      },
    }
    const stop = feed.follow(follower)
    const late = setTimeout(end, milliseconds)
    function end() {
      clearTimeout(late)
      stop()
      resolve({ after: follower.cursor, isOfNotices })
    }
  })
}
