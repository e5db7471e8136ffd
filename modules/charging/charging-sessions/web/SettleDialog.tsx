import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { ReasonField } from '#platform/web/look/ReasonField.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { chargingSessions, mostTyped } from '../contract.ts'
import type { Session, Settlement } from '../shapes.ts'
import { showEnergy } from './session-words.ts'

const api = client(chargingSessions)
const ready = ['ready_meter', 'ready_resident', 'ready_station', 'ready_test'] as const

/** kWh as somebody writes them, in Wh; undefined when it is no energy. */
function whOf(typed: string): number | undefined {
  const plain = typed.trim()
  if (!/^\d{1,3}(\.\d{1,3})?$/.test(plain)) return undefined
  const [whole = '0', part = ''] = plain.split('.')
  const wh = Number(whole) * 1000 + Number(part.padEnd(3, '0'))
  return wh <= mostTyped ? wh : undefined
}

interface SettleDialogProps {
  session: Session
  by: Settlement
  onClose: () => void
}

/** Decides what a session is charged for, with the reason. */
export function SettleDialog({ session, by, onClose }: SettleDialogProps) {
  const t = useTexts('chargingSessionsPage')
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState('')
  const [home, setHome] = useState<{ householdId: string; label: string }>()
  const [isTried, setTried] = useState(false)
  const { sessionId, rowVersion } = session
  // Whose it is was said by no card: somebody who knows may.
  const isNameless =
    by !== 'free' &&
    (session.householdId === null ||
      session.reviewReasons.some((why) => why === 'noTag' || why === 'unknownTag'))
  const choose = async () => {
    const picked = await pickHousehold()
    if (picked) setHome(picked)
  }
  const energy = showEnergy(session.energyWh)
  const energyWh = by === 'typed' ? whOf(typed) : undefined
  const isWrong = !reason.trim() || (by === 'typed' && energyWh === undefined)
  return (
    <FormDialog
      title={t(`settleTitle_${by}`, { energy })}
      confirm={t(by === 'readings' ? 'useReadings' : by === 'typed' ? 'type' : 'free')}
      size="small"
      isWrong={() => {
        setTried(true)
        return isWrong
      }}
      onConfirm={async (retry) => {
        await api.settle(
          {
            sessionId,
            rowVersion,
            settledBy: by,
            energyWh: energyWh ?? null,
            householdId: home?.householdId ?? null,
            reason: reason.trim(),
          },
          retry,
        )
        toast(t('settled'))
        void queries.invalidateQueries({ queryKey: ['chargingSessions'] })
        onClose()
      }}
      onClose={onClose}
    >
      <p className="lb-quiet">{t(`settleText_${by}`, { energy })}</p>
      {by === 'typed' && (
        <Field
          label={t('energyField')}
          help={t('energyHelp')}
          invalid={isTried && energyWh === undefined ? t('energyWrong') : undefined}
        >
          <TextInput autoFocus inputMode="decimal" maxLength={7} value={typed} onText={setTyped} />
        </Field>
      )}
      {isNameless && (
        <Field label={t('householdField')} help={t('householdHelp')} optional>
          <Button block onClick={() => void choose()}>
            {(home?.label ?? session.householdLabel) || t('chooseHousehold')}
          </Button>
        </Field>
      )}
      <ReasonField
        autoFocus={by !== 'typed'}
        label={t('reason')}
        reasons={ready.map((key) => t(key))}
        maxLength={100}
        value={reason}
        invalid={isTried && !reason.trim() ? t('reasonRequired') : undefined}
        onReason={setReason}
      />
    </FormDialog>
  )
}
