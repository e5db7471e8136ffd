import './phone-texts.ts'
import './phone.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, Navigate, useParams } from '@tanstack/react-router'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { comeIn, handled } from './phone-api.ts'
import { supplierLoginPath, supplierWorkPath } from './paths.ts'

/** The link of a message: its code becomes a cookie, and leaves the address and the history. */
export function TokenPage() {
  const t = useTexts('supplierPhone')
  const { token = '' }: { token?: string } = useParams({ strict: false })
  const queries = useQueryClient()
  const asked = useQuery({
    queryKey: ['supplierPhone', 'token', token],
    queryFn: async () => {
      await comeIn(queries, { code: token }, handled)
      return true
    },
    retry: false,
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
  if (asked.data) return <Navigate to={supplierWorkPath} replace />
  if (!asked.error)
    return (
      <div className="sp-page">
        <h1 className="sp-only">{t('opening')}</h1>
      </div>
    )
  return <Closed title={sentenceOf(asked.error)} />
}

/** A path below that is none: 401 (R007). The router leads here for a link too, with nothing below it. */
export function NonePage() {
  const t = useTexts('supplierPhone')
  const { _splat: below }: { _splat?: string } = useParams({ strict: false })
  if (!below) return <TokenPage />
  return <Closed title={t('noneTitle')} />
}

function Closed({ title }: { title: string }) {
  const t = useTexts('supplierPhone')
  return (
    <div className="sp-page">
      <h1 className="lb-sr">{t('loginTitle')}</h1>
      <EmptyState icon="lock" title={title} text={t('noneText')}>
        <Link className="lb-button lb-button-primary lb-button-large" to={supplierLoginPath}>
          {t('other')}
        </Link>
      </EmptyState>
    </div>
  )
}
