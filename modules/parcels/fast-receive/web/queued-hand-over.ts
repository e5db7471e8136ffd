import './dialog-texts.ts'
import { folders } from '#modules/keeping/files/contract.ts'
import { uploadImage } from '#modules/keeping/files/web/public.ts'
import { queryClient } from '#platform/web/frame/query-client.ts'
import type { HandOverKind } from '#platform/web/frame/hand-over-kind.ts'
import { text } from '#platform/web/i18n/texts.ts'
import type { QueueEntry } from '#platform/web/queue/entry.ts'
import type { Queueable } from '#platform/web/queue/queueable.ts'
import type { KeptHandOver } from './keep-hand-over.ts'
import { openFastReceiveOfHousehold } from './public.ts'

/** A hand-over that waited in the browser; a refusal is read out at once: two people may have got the same thing. */
export const queuedHandOver = (kind: HandOverKind): Queueable => ({
  send: (entry, options) => kind.handOver(withPaths(entry), options),
  upload: ({ folder, image }) => uploadImage(folders.find((text) => text === folder) ?? 'webcam', image),
  onAnswered() {
    for (const queryKey of [[kind.queryKey], ['households', 'waitingCounts']])
      void queryClient.invalidateQueries({ queryKey })
  },
  refusedTitle: text('fastReceive', 'queuedRefusedTitle'),
  amend({ draft }) {
    const known = draft as { householdId: string; label: string } | undefined
    if (known) void openFastReceiveOfHousehold(known)
  },
})

/** Pictures that were sent just before are named in the proof. */
function withPaths({ input }: QueueEntry): KeptHandOver {
  const { signaturePath, photoPath, ...kept } = input as unknown as KeptHandOver & {
    signaturePath?: string
    photoPath?: string
  }
  const proof = {
    ...kept.proof,
    signaturePath: signaturePath ?? kept.proof.signaturePath,
    photoPath: photoPath ?? kept.proof.photoPath,
  }
  const fileName = (proof.signaturePath || proof.photoPath || '').split('/').at(-1) ?? ''
  return { ...kept, proof: { ...proof, fileName } }
}
