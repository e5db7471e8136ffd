import './inside-texts.ts'
import './inside.css'
import { type UIEvent, useDeferredValue, useState } from 'react'
import { useLoans } from '#modules/visitors/visitor-loans/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey, useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { InsideTableRow } from './InsideTableRow.tsx'
import { nearsEnd } from './nears-end.ts'
import { type InsideRow, useInside } from './use-inside.ts'
import { useVisitOptions } from './use-visit-options.ts'

export interface InsideListProps {
  /** What a row's button does: releases, or chooses; nothing for those who only look. */
  act: 'leave' | 'choose' | undefined
  onAct: (row: InsideRow, isHolding: boolean) => void
  /** Its button ignores clicks at the moment (R177). */
  isLocked: (visitorId: string) => boolean
  /** A page is opened: the dialog goes. */
  onAway: () => void
}

/** Whoever is inside, ten at a time and more at the end of the list, with what each holds; searched by any part. */
export function InsideList({ act, onAct, isLocked, onAway }: InsideListProps) {
  const t = useTexts('visitorsInside')
  const now = useMinute()
  const [typed, setTyped] = useState('')
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const keyword = useDeferredValue(typed.trim())
  const inside = useInside(keyword)
  const { rows, total, hasNextPage, isFetchingNextPage, fetchNextPage } = inside
  const loans = useLoans().data ?? []
  const { pledges } = useVisitOptions()
  const thingsOf = (visitorId: string) =>
    loans
      .filter((loan) => loan.visitorId === visitorId)
      .flatMap(({ lines }) => lines.filter((line) => line.stillOut > 0))
  const isHolding = (row: InsideRow) =>
    row.cardCode !== '' || row.pledgeKindId !== null || thingsOf(row.visitorId).length > 0
  const run = (row: InsideRow | undefined) => row && onAct(row, isHolding(row))
  useHotKey('/', 'platform:hotKeyScan', () => field?.focus())
  useItemKeys(act === 'choose' ? rows.length : 0, (nth) => run(rows[nth]), 'visitorsInside:rowKey')

  function scroll({ currentTarget }: UIEvent<HTMLElement>) {
    if (hasNextPage && !isFetchingNextPage && nearsEnd(currentTarget)) void fetchNextPage()
  }

  return (
    <>
      <div className="vi-search">
        <TextInput
          ref={setField}
          autoFocus
          icon="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={typed}
          maxLength={40}
          onText={setTyped}
          extra={<Key keys="/" />}
        />
      </div>
      <div className="vi-list" onScroll={scroll}>
        <Loaded
          of={inside}
          failed={t('failed')}
          failedText={t('failedText')}
          skeleton={['1fr', 140, 160, 96]}
          rows={6}
          empty={
            <EmptyState
              icon="people"
              title={keyword ? t('noneFound', { text: keyword }) : t('none')}
              text={t(keyword ? 'noneFoundText' : 'noneText')}
            />
          }
          isEmpty={() => total === 0}
        >
          {() => (
            <table className="lb-table vi-table">
              <thead>
                <tr>
                  <th scope="col">{t('who')}</th>
                  <th scope="col" className="vi-col-since">
                    {t('since')}
                  </th>
                  <th scope="col" className="vi-col-holds">
                    {t('holds')}
                  </th>
                  {act && (
                    <th scope="col" className="vi-col-act">
                      {t(act === 'leave' ? 'act' : 'choose')}
                    </th>
                  )}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, nth) => (
                  <InsideTableRow
                    key={row.visitorId}
                    row={row}
                    nth={nth}
                    now={now}
                    pledge={pledges.find((pledge) => pledge.pledgeKindId === row.pledgeKindId)?.name}
                    things={thingsOf(row.visitorId)}
                    act={act}
                    isLocked={isLocked(row.visitorId)}
                    onAct={() => run(row)}
                    onAway={onAway}
                  />
                ))}
              </tbody>
            </table>
          )}
        </Loaded>
        {rows.length > 0 && total !== undefined && (
          <div className="vi-more">
            <span className="lb-14 lb-quiet" role="status">
              {t('shown', { shown: rows.length, total })}
            </span>
            {hasNextPage && (
              <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {isFetchingNextPage
                  ? t('loadingMore')
                  : t('more', { count: Math.min(10, total - rows.length) })}
              </Button>
            )}
          </div>
        )}
      </div>
    </>
  )
}
