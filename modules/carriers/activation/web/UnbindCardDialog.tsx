import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import type { HouseholdActivation, HouseholdCard } from '../contract.ts'
import { useActs } from './use-activation.ts'
import { useCardBox } from './use-carrier-box.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

export interface UnbindCardDialogProps {
  household: HouseholdActivation
  card: HouseholdCard
  onClose: () => void
}

/** Takes a card off this household, or off all that have it, with a reason. */
export function UnbindCardDialog({ household, card, onClose }: UnbindCardDialogProps) {
  const t = useTexts('carriers')
  const { api, refresh } = useActs()
  const [scope, setScope] = useState<'here' | 'all'>('here')
  const { householdId, label } = household
  const { seen, colleagueEdits, attempt } = useCardBox(household, card)
  const { cardId, cardCode: code, rowVersion, otherLabels } = seen
  return (
    <ReasonDialog
      title={t('unbindCardTitle', { code })}
      text={
        <>
          <p>{t('unbindCardText', { label: inRow([label, ...(scope === 'all' ? otherLabels : [])]) })}</p>
          {otherLabels.length > 0 && (
            <div className="cr-scope">
              <Segments
                full
                label={t('unbindScope')}
                value={scope}
                onChange={setScope}
                options={[
                  { value: 'here', label: t('unbindHere', { label }) },
                  { value: 'all', label: t('unbindAll', { count: otherLabels.length + 1 }) },
                ]}
              />
            </div>
          )}
        </>
      }
      label={t('reason')}
      reasons={[t('unbindReason1'), t('unbindReason2'), t('unbindReason3')]}
      required={t('reasonRequired')}
      confirm={t('unbind')}
      onConfirm={async (reason, retry) => {
        await attempt(() =>
          api.unbindCard({ cardId, householdId, fromAll: scope === 'all', reason, rowVersion }, retry),
        )
        toast(t('unbindDone', { code }))
        refresh()
        onClose()
      }}
      colleagueEdits={colleagueEdits}
      onClose={onClose}
    />
  )
}
