import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark, type MarkKind } from '#platform/web/look/Mark.tsx'
import type { News, NewsState } from '../contract.ts'
import { ReadBar } from './ReadBar.tsx'
import { useSpoken } from './spoken.ts'

const marks: Record<NewsState, MarkKind> = {
  unpublished: 'inLocker',
  pending: 'waiting',
  online: 'done',
  offline: 'plain',
  deleted: 'plain',
}

/** The state of news as a mark (R456). */
export function StateMark({ status }: { status: NewsState }) {
  const t = useTexts('newsPage')
  const word = t(`state_${status}`)
  if (status === 'unpublished') return <span className="lb-mark lb-mark-dash">{word}</span>
  return (
    <span className={status === 'online' ? 'nw-online' : undefined}>
      <Mark kind={marks[status]}>{word}</Mark>
    </span>
  )
}

/** The columns of the list of news. */
export function useNewsColumns() {
  const t = useTexts('newsPage')
  const { whom, when } = useSpoken()
  return [
    {
      head: t('pin'),
      phone: 'none' as const,
      width: 64,
      cell: (row: News) =>
        row.isTop && (
          <span className="nw-pin" title={t('pinned')}>
            <Icon name="mega" size={16} />
            <span className="lb-sr">{t('pinned')}</span>
          </span>
        ),
    },
    {
      head: t('news'),
      phone: 'first' as const,
      whole: (row: News) => row.title,
      cell: (row: News) => (
        <span className="nw-title">
          <b className="lb-cut">{row.title}</b>
          <span className="lb-14 lb-quiet lb-cut">
            {whom(row)}　{when(row)}
          </span>
        </span>
      ),
    },
    {
      head: t('state'),
      phone: 'end' as const,
      width: 100,
      cell: (row: News) => <StateMark status={row.status} />,
    },
    {
      head: t('read'),
      phone: 'line' as const,
      width: 190,
      cell: (row: News) => <ReadBar read={row.read} households={row.households} />,
    },
  ]
}
