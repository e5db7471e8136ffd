import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import type { CardState, HouseholdActivation, HouseholdCard } from '../contract.ts'
import { useActs } from './use-activation.ts'
import { useCardBox } from './use-carrier-box.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

export interface CardStateDialogProps {
  household: HouseholdActivation
  card: HouseholdCard
  /** What it is to become. */
  state: CardState
  onClose: () => void
}

const words = { lost: 'lost', disabled: 'disable', active: 'enable' } as const

/** Lost, out of use, or in use again: says what follows, and asks why. */
export function CardStateDialog({ household, card, state, onClose }: CardStateDialogProps) {
  const t = useTexts('carriers')
  const { api, refresh } = useActs()
  const { seen, colleagueEdits, attempt } = useCardBox(household, card)
  const { cardId, cardCode: code, rowVersion, otherLabels } = seen
  const word = words[state]
  const labels = inRow(otherLabels)
  return (
    <ReasonDialog
      title={t(`${word}Title`, { code })}
      text={state === 'lost' && labels ? t('lostTextSeveral', { labels }) : t(`${word}Text`)}
      label={t('reason')}
      reasons={[t(`${word}Reason1`), t(`${word}Reason2`), t(`${word}Reason3`)]}
      confirm={t(word === 'lost' ? 'reportLost' : word)}
      onConfirm={async (reason, retry) => {
        await attempt(() => api.setCardState({ cardId, state, reason, rowVersion }, retry))
        toast(t(`${word}Done`, { code }))
        refresh()
        onClose()
      }}
      colleagueEdits={colleagueEdits}
      onClose={onClose}
    />
  )
}
