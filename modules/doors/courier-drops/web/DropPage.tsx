import './page-texts.ts'
import './drop.css'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { courierDrops, dropClosed } from '../contract.ts'
import { DropForm } from './DropForm.tsx'
import { DropStands } from './DropStands.tsx'

const api = client(courierDrops)
const closed = dropClosed().code

/** What the QR code on a cabinet opens: a courier drops a parcel within seconds. */
export function DropPage() {
  const t = useTexts('courierDropPage')
  const { token = '' }: { token?: string } = useSearch({ strict: false })
  const [stayId, setStayId] = useState<string>()
  const asked = useQuery({
    queryKey: ['courierDrops', token],
    queryFn: async () => (await api.show({ token: token || '-' }, { handles: [closed] })).data,
    retry: false,
  })
  return (
    <div className="cd-page">
      <h1>{t('title')}</h1>
      <Loaded
        of={asked}
        failed={t('failed')}
        skeleton={['1fr']}
        instead={(problem) =>
          problem.code === closed && <EmptyState icon="off" title={sentenceOf(problem)} />
        }
      >
        {(place) =>
          stayId ? (
            <DropStands
              token={token}
              stayId={stayId}
              onAgain={() => {
                setStayId(undefined)
                void asked.refetch()
              }}
            />
          ) : (
            <DropForm token={token} place={place} onSent={setStayId} />
          )
        }
      </Loaded>
    </div>
  )
}
