import type { Program } from '#platform/server/manifest.ts'

/** What happens that is another picture on a screen; packages are asked for with the next question. */
const changes = /^(boards|boardSettings)\.|^boardDevices\.changed$|^emergencyNotices\.(published|changed)$/

/** Waits until something of the boards changed after this number, or the time is over; gives the number up to which it heard. */
export function newsAfter(
  feed: Program['feed'],
  { communityId, after, milliseconds }: { communityId: string; after: number; milliseconds: number },
): Promise<number> {
  return new Promise((resolve) => {
    const follower = {
      communityId,
      cursor: after,
      take(events: readonly { name: string }[]) {
        if (events.some(({ name }) => changes.test(name))) end()
      },
    }
    const stop = feed.follow(follower)
    const late = setTimeout(end, milliseconds)
    function end() {
      clearTimeout(late)
      stop()
      resolve(follower.cursor)
    }
  })
}
