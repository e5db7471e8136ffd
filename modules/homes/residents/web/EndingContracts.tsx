import './contract-texts.ts'
import './contracts.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { residentsApi } from './api.ts'

/** Contracts of renters that have ended or end within 30 days, each with the way to its household; nothing when there are none. */
export function EndingContracts() {
  const t = useTexts('residentContracts')
  const { data, refetch } = useQuery({
    queryKey: ['residents', 'contracts'],
    queryFn: async () => (await residentsApi.listEndingContracts({ days: 30 })).data,
    retry: false,
    staleTime: 300_000,
  })
  useChanges(['residents.'], () => void refetch())
  if (!data?.length) return null
  return (
    <p className="lb-line lb-gap-16 lb-rows-4 lb-wrap lb-below-12 lb-14">
      <span className="rc-amber">
        <Icon name="clock" size={16} />
        {t('ending', { count: data.length })}
      </span>
      {data.slice(0, 6).map(({ householdId, residentId, label }) => (
        <Link
          key={residentId}
          to="/mgmt/household/detail/$id"
          params={{ id: householdId }}
          className="lb-link"
        >
          {label}
        </Link>
      ))}
    </p>
  )
}
