import { useEffect, useRef, useState } from 'react'
import { keepList, keptList } from '#platform/web/queue/kept-lists.ts'

/**
 * Codes that belong to nothing of the list and that nobody could look up without a line: they stay in the phone, also over a
 * reload, until there is one.
 */
export function useLaterCodes(takeId: string) {
  const name = `later ${takeId}`
  const [codes, setCodes] = useState<readonly string[]>([])
  // What stands by now: two looked up at once are both added to it, behind what was kept before.
  const known = useRef<readonly string[]>([])
  const ready = useRef<Promise<void>>(undefined)
  useEffect(() => {
    ready.current = keptList<string[]>(name).then((kept = []) => {
      known.current = kept
      setCodes(kept)
    })
  }, [name])
  const put = async (change: (now: readonly string[]) => readonly string[]) => {
    await ready.current
    known.current = change(known.current)
    setCodes(known.current)
    const { length } = known.current
    // A phone whose disk is full has it until the page goes.
    await keepList(name, length ? known.current : undefined).catch(() => undefined)
  }
  return {
    codes,
    /** Resolves once it is on the disk of the phone. */
    add: (code: string) => put((now) => [...new Set([...now, code])]),
    drop: (...gone: readonly string[]) => put((now) => now.filter((one) => !gone.includes(one))),
  }
}
