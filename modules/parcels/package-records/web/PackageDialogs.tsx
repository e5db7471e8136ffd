import './act-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { packageRecords, type PackageRecord } from '../contract.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import { GiveUpDialog } from './GiveUpDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import type { Asking } from './use-package-acts.tsx'

const api = client(packageRecords)

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
  const changed = () => {
    void queries.invalidateQueries({ queryKey: ['packages'] })
    onDone()
  }
  if (asking.what === 'move')
    return <MoveDialog of={asking.of} onClose={onClose} onDone={changed} onReprint={onReprint} />
  if (asking.what === 'correct')
    return <CorrectDialog one={asking.one} onClose={onClose} onDone={changed} onReprint={onReprint} />
  if ('of' in asking)
    return <GiveUpDialog what={asking.what} of={asking.of} onClose={onClose} onDone={changed} />
  const { packageId, serialNumber, label } = asking.one
  const values = { serialNumber, label }
  return (
    <ReasonDialog
      title={t('foundTitle', values)}
      text={t('foundText')}
      label={t('reason')}
      reasons={[t('foundReason1'), t('foundReason2')]}
      confirm={t('foundConfirm')}
      onConfirm={async (reason, retry) => {
        const { data } = await api.markFound({ packageId, reason }, retry)
        toast(t(data.isNewSerialNumber ? 'foundNewNumber' : 'foundDone', { serialNumber: data.serialNumber }))
        changed()
      }}
      onClose={onClose}
    />
  )
}
