import './desk-texts.ts'
import './unmatched.css'
import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { OpenMoney } from '#modules/money/payments/web/public.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { waitingQuery } from './desk-query.ts'
import { DoneList } from './DoneList.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { LineDesk } from './LineDesk.tsx'
import { paidPath } from './paths.ts'
import type { UnmatchedSearch } from './screens.ts'
import { WaitingList } from './WaitingList.tsx'

/** 銷帳異常: what the bank has and no bill has yet, one line at a time, each with a proposal that one key accepts. */
export function UnmatchedPage() {
  const t = useTexts('unmatchedPage')
  const title = useTexts('bankFiles')
  const mayMatch = useAllowed()([{ can: 'bankFiles.match' }]).length > 0
  const [isImporting, setImporting] = useState(false)
  const queries = useQueryClient()
  useChanges(['bankFiles.', 'payments.'], () => {
    void queries.invalidateQueries({ queryKey: ['bankLines'] })
    void queries.invalidateQueries({ queryKey: ['payments'] })
  })
  const query = useQuery(waitingQuery)
  const address = useAddress<UnmatchedSearch>()
  const waiting = query.data?.waiting ?? []
  // What somebody is looking at stays before them: when a colleague took it off the list, no other line slips under their hands.
  const [shown, setShown] = useState<string>()
  const wanted = address.search.open ?? shown
  const open = wanted ? waiting.find(({ lineId }) => lineId === wanted) : waiting[0]
  const isGone = query.isSuccess && wanted !== undefined && !open
  const nth = open ? waiting.indexOf(open) : -1
  const show = (lineId: string | undefined) => {
    setShown(lineId)
    address.change({ open: lineId })
  }
  if (open && open.lineId !== shown) setShown(open.lineId)
  const go = (step: number) => {
    const next = waiting[nth + step]
    if (next) show(next.lineId)
  }
  useItemKeys(Math.min(waiting.length, 4), (index) => show(waiting[index]?.lineId))
  return (
    <div className="lb-page bf-page">
      <div className="lb-page-head">
        <h1>{title('unmatched')}</h1>
        <span className="lb-quiet bf-about">{t('about')}</span>
        <Link className="lb-link lb-end" to={paidPath as string}>
          {title('paid')}
        </Link>
        {mayMatch && (
          <Button icon={<Icon name="doc" />} onClick={() => setImporting(true)}>
            {t('importFile')}
          </Button>
        )}
      </div>
      <OpenMoney />
      <Loaded of={query} failed={t('failed')} skeleton={[60, '1fr', 90]} rows={6}>
        {({ count, sum, done }) => (
          <div className="bf-desk">
            <section className="lb-panel bf-left">
              <div className="lb-panel-head">
                <h2>{t('waiting')}</h2>
                <span className="lb-panel-number">{count}</span>
                <span className="lb-panel-summary">{showMoney(sum)}</span>
                <span className="lb-panel-extra bf-caps">
                  <Key keys="↑" /> <Key keys="↓" />
                </span>
              </div>
              <WaitingList waiting={waiting} open={open?.lineId} onOpen={show} onStep={go} />
              <DoneList done={done} mayUndo={mayMatch} />
            </section>
            {open ? (
              <LineDesk
                key={open.lineId}
                lineId={open.lineId}
                place={{ nth: nth + 1, count: waiting.length }}
                mayMatch={mayMatch}
                onStep={go}
                onDone={() => show((waiting[nth + 1] ?? waiting[nth - 1])?.lineId)}
              />
            ) : isGone && waiting.length > 0 ? (
              <Panel className="bf-none">
                <EmptyState icon="check" title={t('gone')} text={t('goneText')}>
                  <Button onClick={() => show(waiting[0]?.lineId)}>{t('following')}</Button>
                </EmptyState>
              </Panel>
            ) : (
              <Panel className="bf-none">
                <EmptyState icon="check" title={t('none')} text={t('noneText')} />
              </Panel>
            )}
          </div>
        )}
      </Loaded>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </div>
  )
}
