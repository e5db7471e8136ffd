import { lazy, Suspense } from 'react'
import { Note } from '#platform/web/look/Note.tsx'

const LazyWaitLine = lazy(async () => ({ default: (await import('./WaitLine.tsx')).WaitLine }))

/** The sentence about what went wrong, read aloud at once; `until` (milliseconds) when it may be tried again, as a countdown. */
export function SignInProblem({ text, until }: { text: string | undefined; until?: number | undefined }) {
  return (
    <>
      <div aria-live="assertive">{text && <Note tone="wait">{text}</Note>}</div>
      {text && until !== undefined && (
        <Suspense>
          <LazyWaitLine key={until} until={until} />
        </Suspense>
      )}
    </>
  )
}
