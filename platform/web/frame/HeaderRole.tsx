import './role-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useMe } from './use-me.ts'

/** What whoever is signed in is in this community, beside the name. */
export function HeaderRole() {
  const roleOf = useTexts('roles')
  const me = useMe()
  return me && <span className="lb-header-role">{roleOf(me.role)}</span>
}
