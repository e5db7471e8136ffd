import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Paper } from './paper.ts'

/** What a file of paper is to a browser. */
export const paperType = 'application/pdf'

/** Waits until what reads has taken what was drawn; false when it has gone. */
async function isTaken(out: PassThrough): Promise<boolean> {
  if (out.writableNeedDrain && !out.destroyed) {
    const given = new AbortController()
    const { signal } = given
    await Promise.race([once(out, 'drain', { signal }), once(out, 'close', { signal })]).finally(() =>
      given.abort(),
    )
  }
  return !out.destroyed
}

/**
 * A PDF that is drawn while it is read: `draw` yields after every page, then others have their turn, and nothing is drawn ahead
 * of a reader that is slow. No lease is open meanwhile, unless `draw` opens one for itself.
 */
export function streamPaper(
  about: { title: string; author: string },
  draw: (paper: Paper) => AsyncIterable<unknown> | Iterable<unknown>,
): Readable {
  const paper = new Paper(about)
  const out = new PassThrough()
  paper.doc.pipe(out)
  const write = async () => {
    for await (const _page of draw(paper)) {
      await nextTurn()
      if (!(await isTaken(out))) return
    }
    paper.doc.end()
  }
  write().catch((error: Error) => out.destroy(error))
  return out
}
