import './form-texts.ts'
import './form.css'
import { useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { formClosed, visitorRegistrations } from '../contract.ts'
import { RealNameForm } from './RealNameForm.tsx'
import { registrationFormRoute } from './screens.ts'

const api = client(visitorRegistrations)
const closed = formClosed().code

/** The public form of a community, by the token of its address; says clearly when it is not open. */
export function FormPage() {
  const t = useTexts('realName')
  const { token = '' } = registrationFormRoute.useSearch()
  const asked = useQuery({
    queryKey: ['realName', token],
    queryFn: async () => (await api.showForm({ token: token || '-' }, { handles: [closed] })).data,
    retry: false,
    // A visitor who looks at another page meanwhile loses nothing.
    refetchOnWindowFocus: false,
  })
  return (
    <div className="rn">
      <Loaded
        of={asked}
        failed={t('loadFailed')}
        skeleton={['1fr']}
        rows={6}
        instead={(problem) =>
          problem.code === closed && (
            <>
              <h1>{t('title')}</h1>
              <EmptyState icon="off" title={t('closedTitle')} text={sentenceOf(problem)} />
            </>
          )
        }
      >
        {(data) => <RealNameForm token={token} form={data} reload={() => void asked.refetch()} />}
      </Loaded>
    </div>
  )
}
