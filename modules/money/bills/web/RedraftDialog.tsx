import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import type { RedraftChange } from '../check-contract.ts'
import type { Run } from '../shapes.ts'
import { checksApi, redraftQuery } from './queries.ts'
import { saidProvider } from '#modules/money/fee-items/web/public.ts'

/** Households of which what changes is listed. */
const shown = 100

/** Draws a draft anew from the rates: says first which bills change, and keeps what was done by hand unless it is given up. */
export function RedraftDialog({ run, onClose }: { run: Run; onClose: () => void }) {
  const t = useTexts('billChecks')
  const queries = useQueryClient()
  const { billBulkId, name, provider } = run
  const asked = useQuery(redraftQuery(billBulkId, provider))
  const [givenUp, setGivenUp] = useState<ReadonlySet<string>>(new Set())
  const { changes = [], seen = '' } = asked.data ?? {}
  const byHand = changes.filter(({ hand }) => hand)
  const done = changes.filter(({ hand, householdId }) => !hand || givenUp.has(householdId))
  const act = useSubmit(async (retry) => {
    const giveUp = byHand.filter(({ householdId }) => givenUp.has(householdId))
    try {
      await checksApi.redraft(
        {
          billBulkId,
          seen,
          giveUp: giveUp.map(({ householdId }) => householdId),
          ...saidProvider(provider),
        },
        retry,
      )
    } finally {
      void queries.invalidateQueries({ queryKey: ['bills'] })
    }
    toast(t('redrafted', { name }))
    onClose()
  })
  const toggle = (id: string, isTicked: boolean) =>
    setGivenUp(new Set([...givenUp].filter((other) => other !== id).concat(isTicked ? id : [])))
  return (
    <ActDialog
      size="wide"
      title={t('redraftTitle', { name })}
      confirm={t('redraft')}
      missing={asked.data ? (done.length ? undefined : t('redraftSame')) : ''}
      act={act}
      onClose={onClose}
    >
      <Loaded of={asked} failed={t('redraftFailed')} skeleton={[140, '1fr', 120]} rows={4}>
        {({ gapCount }) => (
          <>
            <Says run={run} done={done} gapCount={gapCount} />
            {byHand.length > 0 && (
              <section className="lb-stack lb-gap-8">
                <b>{t('handTitle', { count: byHand.length })}</b>
                <p className="lb-quiet">{t('handText')}</p>
                <ul className="lb-divided">
                  {byHand.map((change) => (
                    <li key={change.householdId} className="bi-found">
                      <Checkbox
                        checked={givenUp.has(change.householdId)}
                        onChange={({ target }) => toggle(change.householdId, target.checked)}
                      >
                        {change.label}
                      </Checkbox>
                      <span>{t(`hand_${change.hand ?? 'corrected'}`, { who: change.handBy })}</span>
                      <FromTo change={change} />
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <ul className="lb-divided">
              {changes
                .filter(({ hand }) => !hand)
                .slice(0, shown)
                .map((change) => (
                  <li key={change.householdId} className="bi-found">
                    <b>{change.label}</b>
                    <span>{t(`redraft_${change.act}`)}</span>
                    <FromTo change={change} />
                  </li>
                ))}
            </ul>
            {changes.length - byHand.length > shown && (
              <p className="lb-quiet">{t('shownOf', { shown, count: changes.length - byHand.length })}</p>
            )}
          </>
        )}
      </Loaded>
    </ActDialog>
  )
}

function FromTo({ change: { before, after } }: { change: RedraftChange }) {
  const t = useTexts('billChecks')
  const said = (amount: number | null) => (amount === null ? t('noBill') : showMoney(amount))
  return <span>{t('fromTo', { before: said(before), now: said(after) })}</span>
}

function Says({ run, done, gapCount }: { run: Run; done: readonly RedraftChange[]; gapCount: number }) {
  const t = useTexts('billChecks')
  const of = (act: RedraftChange['act']) => done.filter((change) => change.act === act).length
  const after = done.reduce((sum, change) => sum + (change.after ?? 0) - (change.before ?? 0), run.total)
  return (
    <>
      {done.length > 0 && (
        <p>
          {t('redraftSays', {
            added: of('add'),
            changed: of('change'),
            removed: of('remove'),
            before: showMoney(run.total),
            after: showMoney(after),
          })}
        </p>
      )}
      {gapCount > 0 && <Note tone="wait">{t('redraftGaps', { count: gapCount })}</Note>}
    </>
  )
}
