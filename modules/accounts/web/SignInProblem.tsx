import { Note } from '#platform/web/look/Note.tsx'

/** The sentence about what went wrong, read aloud at once. */
export function SignInProblem({ text }: { text: string | undefined }) {
  return <div aria-live="assertive">{text && <Note tone="wait">{text}</Note>}</div>
}
