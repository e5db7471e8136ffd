import { lazy, Suspense } from 'react'
import { Note } from '#platform/web/look/Note.tsx'

const LazyWaitLine = lazy(async () => ({ default: (await import('./WaitLine.tsx')).WaitLine }))

export interface SignInProblemProps {
  text: string | undefined
  /** When it may be tried again, in milliseconds: shown as a countdown. */
  until?: number | undefined
  /** Where a forgotten password can be reset, it is offered beside the countdown. */
  onReset?: () => void
}

/** The sentence about what went wrong, read aloud at once, and how long to wait. */
export function SignInProblem({ text, until, onReset }: SignInProblemProps) {
  return (
    <>
      <div aria-live="assertive">{text && <Note tone="wait">{text}</Note>}</div>
      {text && until !== undefined && (
        <Suspense>
          <LazyWaitLine key={until} until={until} onReset={onReset} />
        </Suspense>
      )}
    </>
  )
}
