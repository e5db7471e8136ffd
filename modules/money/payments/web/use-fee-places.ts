import { useLocation, useNavigate, useParams } from '@tanstack/react-router'

/** The ways between the pages of one kind of fee, where the bank of the community or KGI collects. */
export function useFeePlaces() {
  const { type = 'default-management' } = useParams({ strict: false })
  const isKgi = useLocation({ select: ({ pathname }) => pathname.startsWith('/mgmt/fee-kgi/') })
  const goTo = useNavigate()
  const params = { type }
  return {
    provider: isKgi ? ('kgi' as const) : undefined,
    toTake: () =>
      void goTo({ to: isKgi ? '/mgmt/fee-kgi/$type/payment' : '/mgmt/fee/$type/payment', params }),
    toWriteoffs: () =>
      void goTo({ to: isKgi ? '/mgmt/fee-kgi/$type/writeoff' : '/mgmt/fee/$type/writeoff', params }),
    toEntryReports: () =>
      void goTo({ to: isKgi ? '/mgmt/fee-kgi/$type/entry-report' : '/mgmt/fee/$type/entry-report', params }),
  }
}
