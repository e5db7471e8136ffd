import { useState } from 'react'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { cardEnd } from '../card-end.ts'
import type { HouseholdCard, HouseholdPhone } from '../contract.ts'
import { type CarrierBoxProps, useCardBox, usePhoneBox } from './use-carrier-box.ts'

/** Takes a card off this household, or off all that have it, with a reason. */
export function UnbindCardDialog(props: CarrierBoxProps<HouseholdCard>) {
  const t = useTexts('carriers')
  const [scope, setScope] = useState<'here' | 'all'>('here')
  const { householdId, label } = props.household
  const { seen, colleagueEdits, api, act } = useCardBox(props)
  const { cardId, cardCode, rowVersion, otherLabels } = seen
  const code = cardEnd(cardCode)
  return (
    <ReasonDialog
      title={t('unbindCardTitle', { code })}
      text={
        <>
          <p>{t('unbindCardText', { label: inRow([label, ...(scope === 'all' ? otherLabels : [])]) })}</p>
          {otherLabels.length > 0 && (
            <div className="lb-above-12">
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
      confirm={t('unbindConfirm', { code })}
      onConfirm={(reason, retry) =>
        act(
          () => api.unbindCard({ cardId, householdId, fromAll: scope === 'all', reason, rowVersion }, retry),
          t('unbindDone', { code }),
        )
      }
      colleagueEdits={colleagueEdits}
      onClose={props.onClose}
    />
  )
}

/** Takes a phone off its household, with a reason. */
export function UnbindPhoneDialog(props: CarrierBoxProps<HouseholdPhone>) {
  const t = useTexts('carriers')
  const { seen, colleagueEdits, api, act } = usePhoneBox(props)
  const { phoneId, rowVersion, residentName: name } = seen
  return (
    <ReasonDialog
      title={name ? t('unbindPhoneTitle', { name }) : t('unbindPhoneTitleNobody')}
      text={t('unbindPhoneText')}
      label={t('reason')}
      reasons={[t('unbindPhoneReason1'), t('unbindPhoneReason2'), t('unbindPhoneReason3')]}
      required={t('reasonRequired')}
      confirm={t('unbind')}
      onConfirm={(reason, retry) =>
        act(() => api.unbindPhone({ phoneId, reason, rowVersion }, retry), t('unbindPhoneDone'))
      }
      colleagueEdits={colleagueEdits}
      onClose={props.onClose}
    />
  )
}
