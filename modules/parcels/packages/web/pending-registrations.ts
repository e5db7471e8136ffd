import type { Asked } from '#platform/contract/call.ts'
import type { QueueEntry } from '#platform/web/queue/entry.ts'
import { useQueue } from '#platform/web/queue/use-queue.ts'
import type { packages, RegisterOptions } from '../contract.ts'
import { registrationCall } from './keep-registration.ts'
import type { RegisterForm } from './register-form.ts'

/** A registration that waits in this browser, as the list of what was just registered draws it. */
export interface PendingRegistration {
  entry: QueueEntry
  isSending: boolean
  label: string
  kindName: string
  isNamed: boolean
  shelfPosition: string
}

/** The registrations that wait, the newest first. */
export function usePendingRegistrations(options: RegisterOptions | undefined): PendingRegistration[] {
  const { entries, sendingId } = useQueue()
  return entries
    .filter(({ call }) => call === registrationCall)
    .map((entry) => {
      const input = entry.input as Asked<typeof packages.calls.register>
      return {
        entry,
        isSending: entry.id === sendingId,
        label: (entry.draft as RegisterForm).household?.label ?? '',
        kindName: options?.kinds.find(({ id }) => id === input.kindId)?.name ?? '',
        isNamed: Boolean(input.recipientId),
        shelfPosition: input.shelfPosition ?? '',
      }
    })
    .toReversed()
}
