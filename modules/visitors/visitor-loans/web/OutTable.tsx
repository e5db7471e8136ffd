import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { visitorPath } from '#modules/visitors/visits/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { type Column, DataTable } from '#platform/web/list/DataTable.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakDuration, speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { Loan } from '../contract.ts'
import { BackDialog, type Ending } from './BackDialog.tsx'
import { overdue } from './overdue.ts'

/** A thing that is out, and the loan that it is of. */
export interface Out {
  loan: Loan
  line: Loan['lines'][number]
}

/** Who has what, the longest out first: pale yellow from three hours, pale red from six or when they left with it. */
export function OutTable({ rows, onChanged }: { rows: readonly Out[]; onChanged: () => void }) {
  const t = useTexts('lendables')
  const now = useMinute()
  const mayHandle = useAllowed()([{ can: 'visitorLoans.handle' }]).length > 0
  const [ending, setEnding] = useState<Ending>()
  const shadeOf = ({ loan }: Out) => (loan.isGone ? 'lb-row-w6' : (overdue(loan.lentAt, now) ?? ''))
  const acts: Column<Out> = {
    head: t('back'),
    width: [164, 150],
    align: 'end',
    phone: 'line',
    isActs: true,
    cell: ({ loan, line }) => (
      <>
        <Button
          size="small"
          aria-label={t('backOf', { who: loan.visitor, thing: line.name })}
          onClick={() => setEnding({ act: 'back', loan, line })}
        >
          {t('back')}
        </Button>{' '}
        <Button
          type="text"
          size="small"
          aria-label={t('lostOf', { who: loan.visitor, thing: line.name })}
          onClick={() => setEnding({ act: 'lost', loan, line })}
        >
          {t('lost')}
        </Button>
      </>
    ),
  }
  return (
    <>
      <DataTable
        rows={rows}
        idOf={({ loan, line }) => `${loan.loanId} ${line.lendableId}`}
        rowClass={shadeOf}
        columns={[
          {
            head: t('who'),
            width: [236, 192],
            phone: 'first',
            cell: ({ loan }) => (
              <Link to={visitorPath(loan.visitorId)} className="lb-link">
                {loan.label ? <HouseholdName label={loan.label} names={loan.visitor} /> : loan.visitor}
              </Link>
            ),
          },
          {
            head: t('thing'),
            phone: 'under',
            cell: ({ line }) => (
              <>
                <b>{line.displayId}</b>　{line.name}
              </>
            ),
          },
          {
            head: t('out'),
            width: [84, 68],
            phone: 'underEnd',
            cell: ({ line }) => t('outOf', { count: line.stillOut }),
          },
          {
            head: t('since'),
            width: 200,
            phone: 'line',
            whole: ({ loan }) => writeTime(loan.lentAt),
            cell: (row) => (
              <>
                {speakTime(row.loan.lentAt)}
                <span className="ln-long lb-since">{speakDuration(now - row.loan.lentAt.getTime())}</span>
              </>
            ),
          },
          { head: t('by'), width: 92, drops: 'narrow', phone: 'none', cell: ({ loan }) => loan.lentBy },
          {
            head: t('state'),
            width: [150, 134],
            phone: 'end',
            cell: ({ loan: { isGone } }) => (
              <Mark kind={isGone ? 'reminded' : 'note'}>{t(isGone ? 'gone' : 'inside')}</Mark>
            ),
          },
          ...(mayHandle ? [acts] : []),
        ]}
      />
      {ending && (
        <BackDialog
          {...ending}
          onClose={() => {
            setEnding(undefined)
            onChanged()
          }}
        />
      )}
    </>
  )
}
