import './act-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { returns } from '#modules/returns/contract.ts'
import { newId } from '#platform/contract/new-id.ts'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { packageRecords, type PackageRecord } from '../contract.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import type { Asking } from './use-package-acts.tsx'

const api = client(packageRecords)
const returnsApi = client(returns)

export interface PackageDialogsProps {
  asking: Asking
  onClose: () => void
  onDone: () => void
  onReprint: (of: readonly PackageRecord[]) => void
}

/** The dialogs that change packages. */
export function PackageDialogs({ asking, onClose, onDone, onReprint }: PackageDialogsProps) {
  const t = useTexts('packageActs')
  const queries = useQueryClient()
  const [itemId] = useState(newId)
  const changed = () => {
    void queries.invalidateQueries({ queryKey: ['packages'] })
    onDone()
  }
  if (asking.what === 'move')
    return <MoveDialog of={asking.of} onClose={onClose} onDone={changed} onReprint={onReprint} />
  if (asking.what === 'correct')
    return <CorrectDialog one={asking.one} onClose={onClose} onDone={changed} onReprint={onReprint} />
  const { one } = asking
  const { packageId, serialNumber, label } = one
  const values = { serialNumber, label }
  if (asking.what === 'lost')
    return (
      <ReasonDialog
        title={t('lostTitle', values)}
        text={t('lostText')}
        label={t('reason')}
        reasons={[t('lostReason1'), t('lostReason2'), t('lostReason3')]}
        required={t('reasonMissing')}
        confirm={t('lostConfirm')}
        onConfirm={async (reason) => {
          await api.markLost({ packageId, reason })
          toast(t('lostDone', values))
          changed()
        }}
        onClose={onClose}
      />
    )
  if (asking.what === 'turn')
    return (
      <ReasonDialog
        title={t('turnTitle', values)}
        text={t('turnText')}
        label={t('reason')}
        reasons={[t('turnReason1'), t('turnReason2'), t('turnReason3')]}
        required={t('reasonMissing')}
        confirm={t('turnConfirm')}
        onConfirm={async (reason) => {
          // The dialog keeps its id, so that a second try is the same return.
          await returnsApi.turnPackage({ itemId, packageId, reason })
          toast(t('turnDone', values))
          void queries.invalidateQueries({ queryKey: ['returns'] })
          changed()
        }}
        onClose={onClose}
      />
    )
  return (
    <ReasonDialog
      title={t('foundTitle', values)}
      text={t('foundText')}
      label={t('reason')}
      reasons={[t('foundReason1'), t('foundReason2')]}
      confirm={t('foundConfirm')}
      onConfirm={async (reason) => {
        const { data } = await api.markFound({ packageId, reason })
        toast(t(data.isNewSerialNumber ? 'foundNewNumber' : 'foundDone', { serialNumber: data.serialNumber }))
        changed()
      }}
      onClose={onClose}
    />
  )
}
