import { useEffect, useState } from 'react'
import { keepList, keptList } from '#platform/web/queue/kept-lists.ts'

/**
 * Codes that belong to nothing of the list and that nobody could look up without a line: they stay in the phone, also over a
 * reload, until there is one.
 */
export function useLaterCodes(takeId: string) {
  const name = `later ${takeId}`
  const [codes, setCodes] = useState<readonly string[]>([])
  useEffect(() => {
    void keptList<string[]>(name).then((kept = []) => setCodes((now) => [...new Set([...kept, ...now])]))
  }, [name])
  const put = (next: readonly string[]) => {
    setCodes(next)
    void keepList(name, next.length ? next : undefined)
  }
  return {
    codes,
    add: (code: string) => put([...new Set([...codes, code])]),
    drop: (code: string) => put(codes.filter((one) => one !== code)),
  }
}
