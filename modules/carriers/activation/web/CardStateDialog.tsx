import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { cardEnd } from '../card-end.ts'
import type { CardState, HouseholdCard } from '../contract.ts'
import { type CarrierBoxProps, useCardBox } from './use-carrier-box.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

export interface CardStateDialogProps extends CarrierBoxProps<HouseholdCard> {
  /** What it is to become. */
  state: CardState
}

const words = { lost: 'lost', disabled: 'disable', active: 'enable' } as const

/** Lost, out of use, or in use again: says what follows, and asks why. */
export function CardStateDialog({ state, ...props }: CardStateDialogProps) {
  const t = useTexts('carriers')
  const { seen, colleagueEdits, api, act } = useCardBox(props)
  const { cardId, cardCode, rowVersion, otherLabels } = seen
  const code = cardEnd(cardCode)
  const word = words[state]
  const labels = inRow(otherLabels)
  return (
    <ReasonDialog
      title={t(`${word}Title`, { code })}
      text={state === 'lost' && labels ? t('lostTextSeveral', { labels }) : t(`${word}Text`)}
      label={t('reason')}
      reasons={[t(`${word}Reason1`), t(`${word}Reason2`), t(`${word}Reason3`)]}
      confirm={t(`${word}Confirm`, { code })}
      onConfirm={(reason, retry) =>
        act(() => api.setCardState({ cardId, state, reason, rowVersion }, retry), t(`${word}Done`, { code }))
      }
      colleagueEdits={colleagueEdits}
      onClose={props.onClose}
    />
  )
}
