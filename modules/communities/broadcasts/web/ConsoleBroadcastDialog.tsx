import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { useMeanwhile } from '#platform/web/look/use-meanwhile.ts'
import { type Broadcast, BroadcastDraft, type BroadcastKind, changedMeanwhile } from '../draft-contract.ts'
import { consoleApi } from './console-api.ts'
import { freshDraft } from './console-draft.ts'
import { ConsoleAudience } from './ConsoleAudience.tsx'
import { ConsoleBroadcastFields } from './ConsoleBroadcastFields.tsx'
import { ConsolePreview } from './ConsolePreview.tsx'
import { useDraftWords } from './use-draft-words.ts'

const draftOf = (one: Broadcast): BroadcastDraft => BroadcastDraft.parse(one)

interface DialogProps {
  kind: BroadcastKind
  former: Broadcast | undefined
  onClose: () => void
}

/** Writes something new or corrects what is there, with how it will look. */
export function ConsoleBroadcastDialog({ kind, former, onClose }: DialogProps) {
  const t = useTexts('broadcastConsole')
  const [broadcastId] = useState(() => former?.broadcastId ?? newId())
  const words = useDraftWords()
  const {
    seen,
    form: draft,
    arrivals,
    attempt,
    change: set,
  } = useMeanwhile<Broadcast | undefined, BroadcastDraft>({
    given: former,
    codes: [changedMeanwhile().code],
    formOf: (one) => (one ? draftOf(one) : freshDraft(kind)),
    factsOf: words,
    newest: async () => (await consoleApi.showBroadcast({ broadcastId })).data,
  })
  async function save() {
    if (seen)
      await attempt(() => consoleApi.correctBroadcast({ ...draft, broadcastId, rowVersion: seen.rowVersion }))
    else await consoleApi.draftBroadcast({ ...draft, broadcastId, kind })
    toast(t(former ? 'corrected' : 'saved', { title: draft.title }))
    onClose()
  }
  return (
    <FormDialog
      title={t(former ? 'editTitle' : 'addTitle', { kind: t(kind) })}
      confirm={t('save')}
      missing={draft.title.trim() ? undefined : t('titleMissing')}
      onConfirm={save}
      arrivals={arrivals}
      onClose={onClose}
    >
      <ConsoleBroadcastFields kind={kind} draft={draft} set={set} />
      <ConsoleAudience communityIds={draft.communityIds} onChange={(communityIds) => set({ communityIds })} />
      <ConsolePreview kind={kind} draft={draft} />
    </FormDialog>
  )
}
