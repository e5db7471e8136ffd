import { useState } from 'react'
import type { Decision, Question } from './bind.ts'

interface Asked {
  question: Question
  answer: (decision?: Decision) => void
}

/** A question that is on the screen until somebody decides; undefined: it stays as it is. */
export function useDecision() {
  const [asked, setAsked] = useState<Asked>()
  const decide = (question: Question) =>
    new Promise<Decision | undefined>((resolve) => {
      setAsked({
        question,
        answer: (decision) => {
          setAsked(undefined)
          resolve(decision)
        },
      })
    })
  return { asked, decide }
}
