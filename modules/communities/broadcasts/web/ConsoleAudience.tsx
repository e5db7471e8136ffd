import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { consoleApi } from './console-api.ts'

interface AudienceProps {
  /** Null: every community, also those that come later. */
  communityIds: string[] | null
  onChange: (communityIds: string[] | null) => void
}

/** For whom it is: every community, or chosen ones. */
export function ConsoleAudience({ communityIds, onChange }: AudienceProps) {
  const t = useTexts('broadcastConsole')
  const communities = useQuery({
    queryKey: ['console', 'audience'],
    queryFn: async () => (await consoleApi.listAudience({})).data,
    enabled: communityIds !== null,
  })
  const toggle = (id: string, on: boolean) =>
    onChange(on ? [...(communityIds ?? []), id] : (communityIds ?? []).filter((text) => text !== id))
  return (
    <div className="cb-audience">
      <Segments
        label={t('audience')}
        value={communityIds === null ? 'everybody' : 'chosen'}
        onChange={(value) => onChange(value === 'everybody' ? null : [])}
        options={[
          { value: 'everybody', label: t('everybody') },
          { value: 'chosen', label: t('chosen') },
        ]}
      />
      {communityIds !== null && (
        <ul>
          {communities.data?.map(({ communityId, name }) => (
            <li key={communityId}>
              <Checkbox
                checked={communityIds.includes(communityId)}
                onChange={(event) => toggle(communityId, event.target.checked)}
              >
                {name}
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
