import './inside-texts.ts'
import './inside.css'
import { type KeyboardEvent, type UIEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
import { overdue, useLoans } from '#modules/visitors/visitor-loans/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DataTable } from '#platform/web/list/DataTable.tsx'
import { useHotKey, useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { nearsEnd } from './nears-end.ts'
import { type InsideRow, useInside } from './use-inside.ts'
import { useInsideColumns } from './use-inside-columns.tsx'
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

/**
 * Whoever is inside, ten at a time and more at the end of the list, with what each holds; searched by any part. ↓ leads from
 * the search into the list; where one is chosen, Enter takes the only one that was found.
 */
export function InsideList({ act, onAct, isLocked, onAway }: InsideListProps) {
  const t = useTexts('visitorsInside')
  const now = useMinute()
  const [typed, setTyped] = useState('')
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isTaking, setTaking] = useState(false)
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
  const holds = ({ cardCode, pledgeKindId, visitorId }: InsideRow) => {
    const pledge = pledges.find((kind) => kind.pledgeKindId === pledgeKindId)?.name
    return [
      cardCode && t('holdsCard'),
      pledge && t('holdsPledge', { kind: pledge }),
      ...thingsOf(visitorId).map(({ name, stillOut }) => t('holdsThing', { name, count: stillOut })),
    ]
      .filter(Boolean)
      .join('　')
  }
  const columns = useInsideColumns({ rows, now, holds, act, isLocked, onAct: run, onAway })
  useHotKey('/', 'platform:hotKeyScan', () => field?.focus())
  useItemKeys(act === 'choose' ? rows.length : 0, (nth) => run(rows[nth]), 'visitorsInside:rowKey')

  const isFound = keyword === typed.trim() && !inside.isFetching
  const intoList = () => list.current?.querySelector<HTMLElement>('[data-row], td button')?.focus()
  const take = () => {
    if (!isTaking || !isFound) return
    setTaking(false)
    if (rows.length === 1 && act === 'choose') run(rows[0])
    else intoList()
  }
  useEffect(take)
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') setTaking(true)
    else if (event.key === 'ArrowDown') {
      event.preventDefault()
      intoList()
    }
  }

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
          onText={(text) => {
            setTyped(text)
            setTaking(false)
          }}
          onKeyDown={press}
          extra={<Key keys="/" />}
        />
      </div>
      <div className="vi-list" ref={list} onScroll={scroll}>
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
            <DataTable
              className="vi-table"
              rows={rows}
              idOf={(row) => row.visitorId}
              rowClass={(row) => overdue(row.arrivedAt, now)}
              columns={columns}
              onOpen={
                act === 'choose' ? (id) => run(rows.find(({ visitorId }) => visitorId === id)) : undefined
              }
            />
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
