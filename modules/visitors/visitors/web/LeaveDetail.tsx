import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { useQuery } from '@tanstack/react-query'
import { overdue } from '#modules/visitors/visitor-loans/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey, useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { speakDuration, writeTime } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { visitors } from '../contract.ts'
import type { VisitorDetail } from '#modules/visitors/visits/contract.ts'
import './arrival.css'
import { AssetRows } from './AssetRows.tsx'
import { whoIs } from './say-registered.ts'
import { returnCount, useAssets } from './use-assets.ts'
import { useLeave } from './use-leave.ts'
import { VisitFacts } from './VisitFacts.tsx'

const api = client(visitors)

export interface LeaveDetailProps {
  visitorId: string
  byCard: boolean
  onClose: () => void
}

/** Who leaves, what the desk takes and gives back, and the confirmation (R185). */
export function LeaveDetail({ visitorId, byCard, onClose }: LeaveDetailProps) {
  const t = useTexts('visitorLeave')
  const tv = useTexts('visitors')
  const tp = useTexts('platform')
  const asked = useQuery({
    queryKey: ['visitors', 'detail', visitorId],
    queryFn: async () => (await api.getVisitor({ visitorId })).data,
    retry: false,
    staleTime: 0,
  })
  const visitor = asked.data
  const { assets, change, chooseAll, ...loans } = useAssets(visitorId)
  const { leave, busy } = useLeave({ visitorId, byCard, assets, onClose })
  const isInside = visitor?.status === 1
  const wrong = assets.some((asset) => asset.isReturned && returnCount(asset) === undefined)
  const isReady = isInside && !loans.isPending && !loans.error && !wrong
  useScanner(() => undefined)
  useHotKey('Ctrl+Enter', 'visitorLeave:leaveKey', () => void leave(), { enabled: isReady })
  useItemKeys(
    assets.length,
    (nth) => {
      const asset = assets[nth]
      if (asset) change(asset, { isReturned: !asset.isReturned })
    },
    'visitorLeave:itemKey',
  )

  return (
    <>
      <DialogHead title={tv('leave')} onClose={onClose} />
      <div className="va-body">
        <Loaded of={asked} failed={t('unknown')} skeleton={['1fr', 120]} rows={3}>
          {(leaver) => <Leaver visitor={leaver} />}
        </Loaded>
        {visitor && !isInside && (
          <Note tone="wait">{t(visitor.status === 2 ? 'alreadyLeft' : 'notThere')}</Note>
        )}
        {isInside && loans.error && (
          <ErrorState title={t('assetsFailed')} text={sentenceOf(loans.error)} retry={loans.refetch} />
        )}
        {isInside && assets.length > 0 && <AssetRows assets={assets} onChange={change} onAll={chooseAll} />}
      </div>
      <footer className="lb-dialog-foot">
        <Button onClick={onClose}>
          {isInside ? tp('cancel') : tp('close')} <Key keys="Esc" />
        </Button>
        {isInside && (
          <Button
            type="primary"
            size="large"
            loading={busy}
            disabled={!isReady}
            aria-keyshortcuts="Control+Enter"
            onClick={() => void leave()}
          >
            {t('leave', { who: visitor.name || visitor.label })} <Key keys="Ctrl Enter" />
          </Button>
        )}
      </footer>
    </>
  )
}

function Leaver({ visitor }: { visitor: VisitorDetail }) {
  const t = useTexts('visitorLeave')
  const now = useMinute()
  const { arrived, status } = visitor
  const isInside = status === 1 && arrived !== null
  return (
    <>
      <div className="vx-who">
        <b>{whoIs(visitor)}</b>
        {isInside && (
          <span
            className={`lb-since ${overdue(arrived.arrivedAt, now) ?? ''}`}
            title={writeTime(arrived.arrivedAt)}
          >
            {t('stay', { time: speakDuration(now - arrived.arrivedAt.getTime()) })}
          </span>
        )}
      </div>
      <VisitFacts visitor={visitor} />
      {isInside && (arrived.cardCode || arrived.pledgeKind) && (
        <ul className="vx-todo">
          {arrived.cardCode && (
            <li>
              <Icon name="card" /> {t('takeCard', { code: arrived.cardCode })}
            </li>
          )}
          {arrived.pledgeKind && (
            <li>
              <Icon name="idp" />{' '}
              {t(arrived.pledgeSlot ? 'givePledgeAt' : 'givePledge', {
                kind: arrived.pledgeKind,
                slot: arrived.pledgeSlot,
              })}
            </li>
          )}
        </ul>
      )}
    </>
  )
}
