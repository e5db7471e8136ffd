import type { ShiftSectionWords } from '#platform/web/frame/contributions.ts'
import { textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { ShiftChangeSummary } from '../contract.ts'
import { PastDetail } from './PastDetail.tsx'
import { usePast } from './use-past.ts'
import { useSections } from './use-sections.ts'

/** The signed lists of the past, and one of them open. */
export function PastView({
  open,
  onOpen,
}: {
  open: string | undefined
  onOpen: (id: string | undefined) => void
}) {
  const t = useTexts('shiftPage')
  const past = usePast()
  const sections = useSections()
  const rows = past.data?.pages.flatMap((page) => page.data) ?? []
  if (open) return <PastDetail key={open} shiftChangeId={open} onClose={() => onOpen(undefined)} />
  return (
    <Panel grow className="sc-past" title={t('pastTitle')} number={past.data?.pages[0]?.total}>
      <Loaded
        of={past}
        failed={t('loadFailed')}
        failedText={t('loadFailedText')}
        skeleton={[48, 160, '1fr', 180, 120, 120]}
        rows={8}
        empty={<EmptyState icon="people" title={t('pastNone')} text={t('pastNoneText')} />}
        isEmpty={() => rows.length === 0}
      >
        {() => (
          <table className="lb-table sc-past-table">
            <thead>
              <tr>
                <th scope="col">{t('number')}</th>
                <th scope="col">{t('when')}</th>
                <th scope="col">{t('people')}</th>
                <th scope="col">{sections.map(({ label }) => textOf(label)).join(t('between'))}</th>
                <th scope="col">{t('cashColumn')}</th>
                <th scope="col">{t('differences')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <PastRow
                  key={row.shiftChangeId}
                  row={row}
                  sections={sections}
                  onOpen={() => onOpen(row.shiftChangeId)}
                />
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
      {past.hasNextPage && (
        <div className="sc-more">
          <Button disabled={past.isFetchingNextPage} onClick={() => void past.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </Panel>
  )
}

interface PastRowProps {
  row: ShiftChangeSummary
  sections: readonly ShiftSectionWords[]
  onOpen: () => void
}

function PastRow({ row, sections, onOpen }: PastRowProps) {
  const t = useTexts('shiftPage')
  const { counts, cash } = row
  const difference = cash.count?.difference ?? 0
  return (
    <tr className="sc-past-row" onClick={onOpen}>
      <td>
        <button type="button" className="lb-link" aria-label={t('detailTitle', { number: row.number })}>
          <b>{row.number}</b>
        </button>
      </td>
      <td title={writeTime(row.at)}>{speakTime(row.at)}</td>
      <td>
        {row.fromName} → {row.toName}
      </td>
      <td>{sections.map(({ name }) => counts[name] ?? 0).join('／')}</td>
      <td>
        NT${cash.expected.toLocaleString('en-US')}{' '}
        {difference !== 0 && (
          <Mark kind="reminded">
            {t(difference > 0 ? 'cashOver' : 'cashShort', {
              amount: Math.abs(difference).toLocaleString('en-US'),
            })}
          </Mark>
        )}
      </td>
      <td className="lb-quiet">
        {t('sumAdded', { count: row.addedCount })}，{t('sumGone', { count: row.goneCount })}
      </td>
    </tr>
  )
}
