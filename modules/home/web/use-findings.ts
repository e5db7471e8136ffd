import { useCallback, useEffect, useRef, useState } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { type Finder, type Finding, useContributions } from '#platform/web/frame/contributions.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'

/** Milliseconds of silence before what is typed is searched for. */
const pause = 120

export interface Findings {
  /** What these are the findings of. */
  text: string
  groups: readonly { finder: Finder; findings: readonly Finding[] }[]
  /** Why a module did not answer. */
  problem: string | undefined
}
interface Search {
  text: string
  abort: AbortController
  /** Undefined when another search took its place. */
  answer: Promise<Findings | undefined>
}

const nothing: Findings = { text: '', groups: [], problem: undefined }

/**
 * Asks every module for a text, a moment after the last letter; former findings stay until the new ones are there.
 * `search` asks at once and gives the findings.
 */
export function useFindings(text: string) {
  const { finders } = useContributions()
  const allowed = useAllowed()
  const [found, setFound] = useState(nothing)
  const current = useRef<Search>(undefined)

  const begin = useCallback(
    (wanted: string, wait: number): Search['answer'] => {
      if (current.current?.text === wanted) return current.current.answer
      current.current?.abort.abort()
      const abort = new AbortController()
      const answer = run(wanted, allowed(finders), wait, abort.signal).then((findings) => {
        if (abort.signal.aborted) return undefined
        setFound(findings)
        return findings
      })
      current.current = { text: wanted, abort, answer }
      return answer
    },
    [allowed, finders],
  )
  useEffect(() => void begin(text, pause), [begin, text])
  useEffect(() => () => current.current?.abort.abort(), [])
  const search = useCallback((wanted: string) => begin(wanted, 0), [begin])
  return { found, search }
}

async function run(
  text: string,
  finders: readonly Finder[],
  wait: number,
  signal: AbortSignal,
): Promise<Findings> {
  if (text === '') return nothing
  await new Promise((resolve) => setTimeout(resolve, wait))
  if (signal.aborted) return nothing
  const answers = await Promise.allSettled(finders.map((finder) => finder.find(text, signal)))
  const failed = answers.find((answer) => answer.status === 'rejected')
  const groups = finders.flatMap((finder, nth) => {
    const answer = answers[nth]
    return answer?.status === 'fulfilled' && answer.value.length > 0
      ? [{ finder, findings: answer.value }]
      : []
  })
  return { text, groups, problem: failed && sentenceOf(failed.reason) }
}
