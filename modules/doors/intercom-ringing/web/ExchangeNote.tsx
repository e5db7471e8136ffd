import './setting-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Note } from '#platform/web/look/Note.tsx'
import { ringingApi } from './ringing-api.ts'
import { useStateSaid } from './use-state-said.ts'

/** Says above door units that nothing rings, while no exchange is heard. */
export function ExchangeNote() {
  const { data } = useQuery({
    queryKey: ['intercomRinging', 'state'],
    queryFn: async () => (await ringingApi.show({})).data,
    refetchInterval: 60_000,
  })
  const t = useTexts('intercomSetting')
  const said = useStateSaid()
  if (!data || data.isHeard) return null
  return (
    <div className="lb-below-16">
      <Note tone="wait">
        {t('part_exchange')}　{said(data)}
      </Note>
    </div>
  )
}
