import { useCallback, useEffect, useRef, useState } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { type Finding, useContributions } from '#platform/web/frame/contributions.ts'
import { loadViews } from './load-views.ts'

/** Milliseconds of silence before what is typed is searched for. */
const pause = 120

export interface FindingGroup {
  kind: string
  /** `namespace:key` */
  label: string
  findings: readonly Finding[]
}
export interface Findings {
  /** What these are the findings of. */
  text: string
  groups: readonly FindingGroup[]
  /** Why there is no answer. */
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
 * Searches everywhere for a text, a moment after the last letter; former findings stay until the new ones are there.
 * `search` asks at once and gives the findings; `again` asks once more after a failure.
 */
export function useFindings(text: string) {
  const contributions = useContributions()
  const [found, setFound] = useState(nothing)
  const current = useRef<Search>(undefined)

  const begin = useCallback(
    (wanted: string, wait: number): Search['answer'] => {
      if (current.current?.text === wanted) return current.current.answer
      current.current?.abort.abort()
      const abort = new AbortController()
      const find = async (): Promise<Findings> => {
        if (wanted === '') return nothing
        await new Promise((resolve) => setTimeout(resolve, wait))
        if (abort.signal.aborted) return nothing
        try {
          const { findEverywhere } = await loadViews()
          const groups = await findEverywhere(contributions, wanted, abort.signal)
          return { text: wanted, groups, problem: undefined }
        } catch (error) {
          return { text: wanted, groups: [], problem: sentenceOf(error) }
        }
      }
      const answer = find().then((findings) => {
        if (abort.signal.aborted) return undefined
        setFound(findings)
        return findings
      })
      current.current = { text: wanted, abort, answer }
      return answer
    },
    [contributions],
  )
  useEffect(() => void begin(text, pause), [begin, text])
  useEffect(() => () => current.current?.abort.abort(), [])
  const search = useCallback((wanted: string) => begin(wanted, 0), [begin])
  const again = useCallback(() => {
    current.current = undefined
    void begin(text, 0)
  }, [begin, text])
  return { found, search, again }
}
