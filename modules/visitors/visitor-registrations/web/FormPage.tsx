import './form-texts.ts'
import './form.css'
import { useQuery } from '@tanstack/react-query'
import { Problem } from '#platform/contract/problem.ts'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { formClosed, visitorRegistrations } from '../contract.ts'
import { RealNameForm } from './RealNameForm.tsx'
import { registrationFormRoute } from './screens.ts'

const api = client(visitorRegistrations)
const closed = formClosed().code

/** The public form of a community, by the token of its address; says clearly when it is not open. */
export function FormPage() {
  const t = useTexts('realName')
  const { token = '' } = registrationFormRoute.useSearch()
  const { data, error, refetch } = useQuery({
    queryKey: ['realName', token],
    queryFn: async () => (await api.showForm({ token: token || '-' }, { handles: [closed] })).data,
    retry: false,
    // A visitor who looks at another page meanwhile loses nothing.
    refetchOnWindowFocus: false,
  })
  const isClosed = error instanceof Problem && error.code === closed
  return (
    <div className="rn">
      {data ? (
        <RealNameForm token={token} form={data} reload={() => void refetch()} />
      ) : isClosed ? (
        <EmptyState icon="off" title={t('closedTitle')} text={sentenceOf(error)} />
      ) : error ? (
        <ErrorState title={t('loadFailed')} text={sentenceOf(error)} retry={() => void refetch()} />
      ) : (
        <SkeletonRows columns={['1fr']} rows={6} />
      )}
    </div>
  )
}
