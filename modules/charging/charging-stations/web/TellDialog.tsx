import './page-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { ReasonField } from '#platform/web/look/ReasonField.tsx'
import { chargingStations } from '../contract.ts'
import type { Connector } from '../shapes.ts'
import { tagsQuery } from './list-query.ts'

const api = client(chargingStations)

/** What the desk tells a station. */
export type Told = 'start' | 'stop' | 'unlock' | 'reset' | 'outOfUse' | 'inUse'
const reasons = ['reason_phone', 'reason_desk', 'reason_full', 'reason_safe', 'reason_repair'] as const

interface TellDialogProps {
  connector: Connector
  told: Told
  onClose: () => void
}

/** Tells a station something, with the reason; a start by a card of whoever may charge there. */
export function TellDialog({ connector, told, onClose }: TellDialogProps) {
  const t = useTexts('chargingStationsPage')
  const [reason, setReason] = useState('')
  const [chosen, setChosen] = useState('')
  const [isTried, setTried] = useState(false)
  const { connectorId, stationId, isPrivate, householdIds, floor, bay, code } = connector
  const tags = useQuery({ ...tagsQuery(), enabled: told === 'start' })
  const usable = (tags.data ?? []).filter((tag) => !isPrivate || householdIds.includes(tag.householdId))
  const tagId = chosen || (usable[0]?.tagId ?? '')
  const kind = told === 'outOfUse' || told === 'inUse' ? ('availability' as const) : told
  const input: Record<string, string> =
    told === 'start' ? { tagId } : kind === 'availability' ? { use: told === 'inUse' ? 'in' : 'out' } : {}
  return (
    <FormDialog
      title={t(told)}
      confirm={t(told)}
      size="small"
      isWrong={() => {
        setTried(true)
        return !reason.trim() || (told === 'start' && !tagId)
      }}
      onConfirm={async (retry) => {
        const act = { stationId, connectorId, command: kind, input, reason: reason.trim() }
        await api.command({ ...act, commandId: retry.idOf(act) }, retry)
        toast(t(`told_${kind}`))
        onClose()
      }}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('tellText', { bay: `${floor}-${bay}`, code })}</p>
      {told === 'start' &&
        (tags.data && !usable.length ? (
          <Note tone="wait">{t('noTags')}</Note>
        ) : (
          <Field label={t('chooseTag')}>
            <ChoiceInput
              value={tagId}
              options={usable.map((tag) => ({
                value: tag.tagId,
                label: `${tag.householdLabel}　${tag.idTag}`,
              }))}
              onChoose={(value) => setChosen(String(value))}
            />
          </Field>
        ))}
      <ReasonField
        autoFocus
        label={t('reason')}
        reasons={reasons.map((key) => t(key))}
        maxLength={100}
        value={reason}
        invalid={isTried && !reason.trim() ? t('reasonRequired') : undefined}
        onReason={setReason}
      />
    </FormDialog>
  )
}
