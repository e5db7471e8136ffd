import './contact-texts.ts'
import './contacts.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import type { Contact } from '../contract.ts'
import { noticesApi } from './api.ts'
import { ContactDialog } from './ContactDialog.tsx'

const service = [48, 49] as const

/** How the residents of a household hear of packages, addresses masked, and the way to change it; nothing for who may not see it. */
export function HouseholdContacts({ householdId }: { householdId: string }) {
  const t = useTexts('noticeContacts')
  const allowed = useAllowed()
  const maySee = allowed([{ service, can: 'notices.view' }]).length > 0
  const mayChange = allowed([{ service, can: 'notices.handle' }]).length > 0
  const [changing, setChanging] = useState<Contact>()
  const { data, isError, refetch } = useQuery({
    queryKey: ['notices', 'contacts', householdId],
    queryFn: async () => (await noticesApi.listContacts({ householdId })).data,
    enabled: maySee,
    retry: false,
  })
  useChanges(['notices.settingsChanged', 'residents.'], () => maySee && void refetch())
  if (!maySee) return null
  return (
    <section aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {!data && isError && (
        <p className="lb-quiet">
          {t('failed')}{' '}
          <button type="button" className="lb-link" onClick={() => void refetch()}>
            {t('again')}
          </button>
        </p>
      )}
      {!data && !isError && <SkeletonRows columns={[80, 160]} rows={2} />}
      {data?.length === 0 && <p className="lb-faint">{t('none')}</p>}
      <ul className="nc-people">
        {data?.map((row) => (
          <li key={row.residentId}>
            <b>{row.name}</b>
            <span>{t(`way_${row.way}`)}</span>
            <span className="lb-14 lb-quiet lb-cut">
              {[row.hasLine && t('hasLine'), row.email].filter(Boolean).join('　')}
            </span>
            {mayChange && (
              <button
                type="button"
                className="lb-icon-button"
                aria-label={t('change', { name: row.name })}
                onClick={() => setChanging(row)}
              >
                <Icon name="pen" size={16} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {changing && (
        <ContactDialog
          contact={changing}
          onClose={() => setChanging(undefined)}
          onSaved={() => void refetch()}
        />
      )}
    </section>
  )
}
