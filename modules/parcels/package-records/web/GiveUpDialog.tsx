import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { returns } from '#modules/parcels/returns/contract.ts'
import { problem } from '#platform/contract/problem.ts'
import { newId } from '#platform/contract/new-id.ts'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { packageRecords, type PackageRecord } from '../contract.ts'
import { oneByOne } from './one-by-one.ts'

const api = client(packageRecords)
const returnsApi = client(returns)

export interface GiveUpDialogProps {
  what: 'lost' | 'turn'
  of: readonly PackageRecord[]
  onClose: () => void
  onDone: () => void
}

/** Packages that wait no longer for their households: lost, or given back to the courier. One after another. */
export function GiveUpDialog({ what, of, onClose, onDone }: GiveUpDialogProps) {
  const t = useTexts('packageActs')
  const queries = useQueryClient()
  // A second try goes on where the first stopped, and is the same return.
  const tried = useRef({
    done: new Set<string>(),
    itemIds: new Map(of.map((item) => [item.packageId, newId()])),
  })
  const [first] = of
  const only = of.length === 1 ? first : undefined
  const about = { serialNumber: only?.serialNumber ?? '', label: only?.label ?? '', count: of.length }

  async function giveUp({ packageId }: PackageRecord, reason: string, retry: Retry): Promise<void> {
    const itemId = tried.current.itemIds.get(packageId) ?? newId()
    if (what === 'lost') await api.markLost({ packageId, reason }, retry)
    else await returnsApi.turnPackage({ itemId, packageId, reason }, retry)
  }

  async function confirm(reason: string, retry: Retry): Promise<void> {
    const { done } = tried.current
    const stopped = await oneByOne(of, done, (item) => giveUp(item, reason, retry))
    if (done.size > 0) {
      void queries.invalidateQueries({ queryKey: ['packages'] })
      if (what === 'turn') void queries.invalidateQueries({ queryKey: ['returns'] })
    }
    if (!stopped) {
      toast(t(only ? `${what}Done` : `${what}ManyDone`, about))
      return onDone()
    }
    if (only) throw stopped.error
    const { serialNumber } = stopped.at
    const left = of.length - done.size
    const sentence = sentenceOf(stopped.error)
    throw problem(409000, t('stopped', { done: done.size, serialNumber, left, sentence }))
  }

  return (
    <ReasonDialog
      title={t(only ? `${what}Title` : `${what}ManyTitle`, about)}
      text={t(`${what}Text`)}
      label={t('reason')}
      reasons={[t(`${what}Reason1`), t(`${what}Reason2`), t(`${what}Reason3`)]}
      required={t('reasonMissing')}
      confirm={t(`${what}Confirm`)}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
