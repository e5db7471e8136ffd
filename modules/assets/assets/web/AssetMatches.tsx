import './page-texts.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { assets } from '../contract.ts'

const api = client(assets)
const most = 5

/** Things of the register that are like what is typed, to choose one; once it is one of them, its name. Nothing for who may not look. */
export function AssetMatches({ text, onChoose }: { text: string; onChoose: (code: string) => void }) {
  const t = useTexts('assetsPage')
  const maySee = useAllowed()([{ can: 'assets.view', service: [11, 25] }]).length > 0
  const typed = useDeferredValue(text.trim())
  const { data } = useQuery({
    queryKey: ['assets', 'matches', typed],
    queryFn: async () => (await api.list({ text: typed, maxCount: most })).data,
    placeholderData: keepPreviousData,
    enabled: maySee,
  })
  if (!data) return null
  const chosen = data.find(({ displayId }) => displayId.toUpperCase() === typed.toUpperCase())
  if (chosen) return <p className="lb-14 lb-quiet">{chosen.name}</p>
  if (!data.length) return <p className="lb-14 lb-quiet">{t('matchesNone')}</p>
  return (
    <ul className="lb-line lb-gap-8 lb-wrap" aria-label={t('matches')}>
      {data.map(({ assetId, displayId, name }) => (
        <li key={assetId}>
          <Button size="small" onClick={() => onChoose(displayId)}>
            {displayId}　{name}
          </Button>
        </li>
      ))}
    </ul>
  )
}
