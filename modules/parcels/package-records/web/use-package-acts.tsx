import { type ReactNode, lazy, Suspense, useState } from 'react'
import { openFastReceiveOfHouseholds } from '#modules/parcels/fast-receive/web/public.ts'
import { packages } from '#modules/parcels/packages/contract.ts'
import { askUndo, useLabels } from '#modules/parcels/packages/web/public.ts'
import { useRemind } from '#modules/telling/notices/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { hasPermission } from '#platform/web/frame/signed-in.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { alertBox, toast } from '#platform/web/look/alerts.ts'
import type { PackageRecord } from '../contract.ts'

const PackageDialogs = lazy(() =>
  import('./PackageDialogs.tsx').then((module) => ({ default: module.PackageDialogs })),
)
const api = client(packages)

/** A dialog about packages that is open. */
export type Asking =
  | { what: 'move' | 'lost' | 'turn'; of: readonly PackageRecord[] }
  | { what: 'found' | 'correct'; one: PackageRecord }

export interface PackageActs {
  mayKeep: boolean
  mayRemind: boolean
  mayTurn: boolean
  handOver: (of: readonly PackageRecord[]) => void
  undo: (of: readonly PackageRecord[]) => void
  move: (of: readonly PackageRecord[]) => void
  reprint: (of: readonly PackageRecord[]) => void
  remind: (of: readonly PackageRecord[]) => void
  turn: (of: readonly PackageRecord[]) => void
  lose: (of: readonly PackageRecord[]) => void
  ask: (text: 'found' | 'correct', item: PackageRecord) => void
  /** Dialogs and labels; must be rendered somewhere. */
  sheets: ReactNode
}

/** What people do with packages of a list; `onDone` after something changed. */
export function usePackageActs(onDone: () => void): PackageActs {
  const me = useMe()
  const labels = useLabels()
  const [asking, setAsking] = useState<Asking>()
  const { remind } = useRemind()
  const may = (permission: Parameters<typeof hasPermission>[0]) =>
    me !== undefined && hasPermission(permission, me)

  /** Acts of waiting ones refuse a mixed selection with a sentence. */
  const ofWaiting =
    (act: string, then: (of: readonly PackageRecord[]) => void) => (of: readonly PackageRecord[]) => {
      if (of.every((item) => item.state === 'waiting')) then(of)
      else void alertBox(text('packageList', 'onlyWaiting', { act }))
    }

  /** Each reprint is audited by the call that gives the label. */
  async function reprint(of: readonly PackageRecord[]) {
    try {
      for (const { packageId } of of)
        labels.print((await api.reprintLabel({ packageId }, { isSaid: true })).data)
      toast(text('packageList', 'printed', { count: of.length }))
    } catch (error) {
      await alertBox(sentenceOf(error))
    }
  }

  const sheets = (
    <>
      {labels.sheet}
      <Suspense>
        {asking && (
          <PackageDialogs
            asking={asking}
            onClose={() => setAsking(undefined)}
            onDone={() => {
              setAsking(undefined)
              onDone()
            }}
            onReprint={(of) => void reprint(of)}
          />
        )}
      </Suspense>
    </>
  )
  return {
    mayKeep: may('packageRecords.keep'),
    mayRemind: may('notices.handle'),
    mayTurn: may('returns.register'),
    handOver: ofWaiting(text('packageList', 'handOver'), (of) => {
      const [first] = of
      if (of.every((item) => item.applyStorageStatus === 2))
        return toast(text('packageList', 'inLocker'), { isTrouble: true })
      void openFastReceiveOfHouseholds(of, first?.packageId)
    }),
    undo: (of) => askUndo(of),
    move: ofWaiting(text('packageList', 'move'), (of) => setAsking({ what: 'move', of })),
    reprint: (of) => void reprint(of),
    remind: ofWaiting(text('packageList', 'remind'), (of) => {
      void remind(
        'package',
        of.map((item) => item.packageId),
      ).then((told) => told && onDone())
    }),
    turn: ofWaiting(text('packageList', 'turn'), (of) => setAsking({ what: 'turn', of })),
    lose: ofWaiting(text('packageList', 'lost'), (of) => setAsking({ what: 'lost', of })),
    ask: (text, item) => setAsking({ what: text, one: item }),
    sheets,
  }
}
