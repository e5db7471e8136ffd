import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { type Broadcast, BroadcastDraft, type BroadcastKind, changedMeanwhile } from '../draft-contract.ts'
import { consoleApi } from './console-api.ts'
import { freshDraft } from './console-draft.ts'
import { ConsoleAudience } from './ConsoleAudience.tsx'
import { ConsoleBroadcastFields } from './ConsoleBroadcastFields.tsx'
import { ConsolePreview } from './ConsolePreview.tsx'
import { useDraftFields } from './use-draft-fields.ts'

const draftOf = (broadcast: Broadcast): BroadcastDraft => BroadcastDraft.parse(broadcast)

interface DialogProps {
  kind: BroadcastKind
  former: Broadcast | undefined
  onClose: () => void
}

/** Writes something new or corrects what is there, with how it will look. */
export function ConsoleBroadcastDialog({ kind, former, onClose }: DialogProps) {
  const t = useTexts('broadcastConsole')
  const [broadcastId] = useState(() => former?.broadcastId ?? newId())
  return (
    <CorrectionDialog<Broadcast | undefined, BroadcastDraft>
      title={t(former ? 'editTitle' : 'addTitle', { kind: t(kind) })}
      confirm={t(former ? 'saveCorrection' : 'saveDraft')}
      given={former}
      codes={[changedMeanwhile().code]}
      formOf={(item) => (item ? draftOf(item) : freshDraft(kind))}
      newest={async () => (await consoleApi.showBroadcast({ broadcastId })).data}
      fields={useDraftFields()}
      missing={({ title }) => (title.trim() ? undefined : t('titleMissing'))}
      frame={(_, { form: draft, change }) => (
        <>
          <ConsoleBroadcastFields kind={kind} draft={draft} set={change} />
          <ConsoleAudience
            communityIds={draft.communityIds}
            onChange={(communityIds) => change({ communityIds })}
          />
          <ConsolePreview kind={kind} draft={draft} />
        </>
      )}
      send={async ({ form: draft, seen, retry }) => {
        if (seen)
          await consoleApi.correctBroadcast({ ...draft, broadcastId, rowVersion: seen.rowVersion }, retry)
        else await consoleApi.draftBroadcast({ ...draft, broadcastId, kind }, retry)
        toast(t(former ? 'corrected' : 'saved', { title: draft.title }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
