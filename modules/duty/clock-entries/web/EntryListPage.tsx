import './page-texts.ts'
import './clock.css'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { StoredPictures } from '#modules/keeping/files/web/public.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { addressOf } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { writeTime } from '#platform/web/look/speak-time.ts'
import { type ClockEntry, clockEntries } from '../contract.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import { clockKey, entriesQuery, filtersOf } from './queries.ts'
import { RemarkDialog } from './RemarkDialog.tsx'
import type { EntrySearch } from './screens.ts'

const slashed = (day: string) => day.replaceAll('-', '/')
const nameOf = (row: ClockEntry) => row.personName

/** 07:10 on the day of the line; on another one with its day, 11/30 07:10. */
const timeOn = (day: string, at: Date): string => writeTime(at).slice(dayOf(at) === day ? -5 : 5)

function Marks({ of: row }: { of: ClockEntry }) {
  const t = useTexts('clockEntriesPage')
  return (
    <span className="lb-chips">
      {row.isForgotten && <Mark kind="reminded">{t('forgottenMark')}</Mark>}
      {row.isAsked && <Mark kind="reminded">{t('asked')}</Mark>}
      {row.isCorrected && <Mark kind="note">{t(row.way === 'correction' ? 'noPress' : 'corrected')}</Mark>}
      {(row.inReceivedAt ?? row.outReceivedAt) && <Mark kind="note">{t('offlineMark')}</Mark>}
      {row.isStandIn && <Mark kind="note">{t('standIn')}</Mark>}
      {row.isClosed && <Mark kind="note">{t('closedMark')}</Mark>}
    </span>
  )
}

export interface EntryListPageProps {
  title: string
  isOwn: boolean
  extra?: ReactNode
  above?: ReactNode
}

/** Lines of the clock, everybody's or the own ones, with their remarks, corrections and the workbook. */
export function EntryListPage({ title, isOwn, extra, above }: EntryListPageProps) {
  const t = useTexts('clockEntriesPage')
  const queries = useQueryClient()
  const again = () => queries.invalidateQueries({ queryKey: clockKey })
  useChanges(['clockEntries.'], () => void again())
  const [asking, setAsking] = useState<ClockEntry>()
  const [noting, setNoting] = useState<ClockEntry>()
  const list = useList({
    address: useAddress<EntrySearch>(),
    query: entriesQuery(isOwn),
    idOf: (row) => row.clockId,
    filters: [
      { kind: 'search', name: 'text', label: t(isOwn ? 'searchOwn' : 'search') },
      { kind: 'days', label: t('day') },
    ],
  })
  const excel = useSubmit(
    () => saveFile(addressOf(clockEntries.calls.exportFile, filtersOf(list.search, isOwn))),
    { onFailure: inBox },
  )
  return (
    <>
      <ListPage
        list={list}
        title={title}
        unit={t('unit')}
        above={above}
        extra={
          <>
            <Button icon={<Icon name="doc" />} loading={excel.busy} onClick={() => void excel.submit()}>
              {t('excel')}
            </Button>
            {extra}
          </>
        }
        table={{
          columns: [
            {
              head: t('day'),
              width: [120, 108],
              phone: isOwn ? 'first' : 'end',
              isOrder: true,
              cell: (row) => slashed(row.workDate),
            },
            // One’s own lines have one name.
            ...(isOwn
              ? []
              : [{ head: t('person'), width: [108, 92] as const, phone: 'first' as const, cell: nameOf }]),
            {
              head: t('company'),
              phone: 'none',
              drops: 'narrow',
              cell: (row) => (
                <>
                  {row.companyName} <span className="lb-quiet">{row.jobTitle}</span>
                </>
              ),
            },
            {
              head: t('shift'),
              width: [250, 216],
              phone: 'line',
              cell: (row) => (
                <>
                  {row.shiftName}{' '}
                  <span className="lb-quiet">
                    {row.shiftFrom}–{row.shiftUntil}
                  </span>
                </>
              ),
            },
            {
              head: t('in'),
              width: [112, 92],
              phone: 'line',
              whole: (row) => writeTime(row.clockedInAt),
              cell: (row) => (
                <>
                  <span className="ck-word">{t('in')} </span>
                  {timeOn(row.workDate, row.clockedInAt)}
                </>
              ),
            },
            {
              head: t('out'),
              width: 112,
              phone: 'line',
              whole: (row) => (row.clockedOutAt ? writeTime(row.clockedOutAt) : undefined),
              cell: (row) =>
                row.clockedOutAt ? (
                  <>
                    <span className="ck-word">{t('out')} </span>
                    {timeOn(row.workDate, row.clockedOutAt)}
                  </>
                ) : row.isForgotten ? (
                  ''
                ) : (
                  t('running')
                ),
            },
            {
              head: t('remark'),
              phone: 'line',
              cell: (row) => (
                <>
                  <Marks of={row} /> {row.remark || row.reason}{' '}
                  {row.place && <small className="lb-quiet">{row.place} m</small>}
                  {row.photo && <StoredPictures pictures={[{ path: row.photo, title: t('hintPhoto') }]} />}
                </>
              ),
            },
            {
              head: t('acts'),
              width: [152, 144],
              phone: 'line',
              isActs: true,
              cell: (row) =>
                row.isClosed ? null : (
                  <span className="lb-line lb-gap-12">
                    <button type="button" className="lb-link" onClick={() => setNoting(row)}>
                      {t('remark')}
                    </button>
                    {!row.isAsked && (row.clockedOutAt || row.isForgotten) && (
                      <button type="button" className="lb-link" onClick={() => setAsking(row)}>
                        {t('correct')}
                      </button>
                    )}
                  </span>
                ),
            },
          ],
        }}
        failed={t('loadFailed')}
        skeleton={[110, 90, '1fr', 160, 140, 140, '1fr', 90]}
        empty={{ icon: 'clock', title: t(isOwn ? 'emptyOwn' : 'empty'), text: t('emptyText') }}
        notFound={{ title: t('notFound'), text: t('notFoundText') }}
      />
      {asking && <CorrectDialog entry={asking} onDone={again} onClose={() => setAsking(undefined)} />}
      {noting && <RemarkDialog entry={noting} onDone={again} onClose={() => setNoting(undefined)} />}
    </>
  )
}
