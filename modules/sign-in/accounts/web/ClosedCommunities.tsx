import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Note } from '#platform/web/look/Note.tsx'
import type { Choice } from './use-sign-in.ts'

/** Which communities let somebody in no longer, why, and whom to ask; one line each. */
export function ClosedCommunities({ closed }: Pick<Choice, 'closed'>) {
  const t = useTexts('accounts')
  return closed.map(({ communityName: community, why }) => (
    <Note key={community} tone="wait">
      {t(why === 'suspended' ? 'suspendedIn' : 'turnOverIn', { community })}
    </Note>
  ))
}
