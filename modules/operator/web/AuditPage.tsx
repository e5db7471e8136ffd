import { useInfiniteQuery } from '@tanstack/react-query'
import { textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { operatorApi } from './api.ts'

/** What operators did and looked at, the newest first. */
export function AuditPage() {
  const t = useTexts('operator')
  const pages = useInfiniteQuery({
    queryKey: ['operator', 'audit'],
    queryFn: async ({ pageParam }) => (await operatorApi.listAudit({ before: pageParam || undefined })).data,
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === 50 ? last.at(-1)?.id : undefined),
  })
  const rows = pages.data?.pages.flat() ?? []
  return (
    <div className="lb-page op-page">
      <div className="lb-page-head">
        <h1>{t('audit')}</h1>
      </div>
      <Panel>
        {pages.isError ? (
          <ErrorState title={t('loadFailed')} text={t('loadFailedText')} retry={() => void pages.refetch()} />
        ) : pages.isPending ? (
          <SkeletonRows columns={[140, 120, 160, '1fr']} rows={10} />
        ) : rows.length ? (
          <div className="op-scroll">
            <table className="lb-table op-audit">
              <thead>
                <tr>
                  <th scope="col">{t('when')}</th>
                  <th scope="col">{t('who')}</th>
                  <th scope="col">{t('act')}</th>
                  <th scope="col">{t('target')}</th>
                  <th scope="col">{t('reason')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((line) => (
                  <tr key={line.id}>
                    <td title={`${writeTime(line.at)}　${line.address}`}>{speakTime(line.at)}</td>
                    <td>{line.operator}</td>
                    <td>{textOf(`operatorAct:${line.action.replace('operator.', '')}`)}</td>
                    <td>{line.target}</td>
                    <td>{line.reason}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ) : (
          <EmptyState icon="doc" title={t('noAudit')} />
        )}
      </Panel>
      {pages.hasNextPage && (
        <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}
