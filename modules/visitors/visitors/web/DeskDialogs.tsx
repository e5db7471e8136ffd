import './desk-texts.ts'
import { latePart } from '#platform/web/live/late-part.ts'
import { type DeskShown, showDesk } from './desk-store.ts'

const RegistrationDialog = latePart(async () => (await import('./RegistrationDialog.tsx')).RegistrationDialog)
const ArrivalDialog = latePart(async () => (await import('./ArrivalDialog.tsx')).ArrivalDialog)
const CurrentVisitorsDialog = latePart(
  async () => (await import('./CurrentVisitorsDialog.tsx')).CurrentVisitorsDialog,
)
const LeaveDialog = latePart(async () => (await import('./LeaveDialog.tsx')).LeaveDialog)
const LendingDialog = latePart(
  async () => (await import('#modules/visitors/visitor-loans/web/public.ts')).LendingDialog,
)

/** The open dialogs, the later over the earlier. */
export function DeskDialogs({ shown }: { shown: DeskShown }) {
  const { inside, registration, arriving, leaving, lending } = shown
  return (
    <>
      {inside && <CurrentVisitorsDialog onClose={() => showDesk({ inside: undefined })} />}
      {registration && (
        <RegistrationDialog prefill={registration} onClose={() => showDesk({ registration: undefined })} />
      )}
      {arriving && (
        <ArrivalDialog
          key={'code' in arriving ? arriving.code : arriving.visitorId}
          arriving={arriving}
          onClose={() => showDesk({ arriving: undefined })}
        />
      )}
      {leaving && (
        <LeaveDialog visitorId={leaving.visitorId} onClose={() => showDesk({ leaving: undefined })} />
      )}
      {lending && (
        <LendingDialog visitorId={lending.visitorId} onClose={() => showDesk({ lending: undefined })} />
      )}
    </>
  )
}
