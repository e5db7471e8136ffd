import '#platform/web/frame/role-texts.ts'
import { saidField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { writeTime } from '#platform/web/look/speak-time.ts'
import { useMeanwhile } from '#platform/web/form/use-meanwhile.ts'
import { memberChanged, type Member } from '../contract.ts'
import { api } from './use-members.ts'

const codes = [memberChanged('').code]

/** What a box asks for: another role, where it does. */
export interface MemberForm {
  role?: Member['role']
}

/** A box about one account. What another manager changed of it meanwhile comes in. */
export function useMemberBox(given: Member, asksRole = false) {
  const t = useTexts('memberPages')
  const roleOf = useTexts('roles')
  return useMeanwhile<Member, MemberForm>({
    given,
    codes,
    formOf: ({ role }) => (asksRole ? { role } : {}),
    fields: [
      saidField<Member>(t('state'), ({ suspendedAt }) => t(suspendedAt ? 'suspended' : 'active')),
      { label: t('role'), read: ({ role }, item) => roleOf(role ?? item.role) },
      saidField<Member>(t('validUntil'), ({ validUntil }) => (validUntil ? writeTime(validUntil) : '')),
    ],
    newest: async () => (await api.list({})).data.find(({ accountId }) => accountId === given.accountId),
  })
}
