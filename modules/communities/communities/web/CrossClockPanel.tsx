import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useServices } from '#platform/web/frame/use-me.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Toggle } from '#platform/web/look/Toggle.tsx'
import { communities } from '../contract.ts'

const api = client(communities)

/** Whether one may clock in at another community (R082), where the community clocks in at all. */
export function CrossClockPanel({ mayChange }: { mayChange: boolean }) {
  const t = useTexts('servicePages')
  const queries = useQueryClient()
  const clocks = useServices()?.some((service) => service.id === 4) ?? false
  const query = useQuery({
    queryKey: ['communities', 'crossClock'],
    queryFn: async () => (await api.crossCommunityClock({})).data.isOpenCrossCommunityClock,
    enabled: clocks,
  })
  const act = useAsked(() => queries.invalidateQueries({ queryKey: ['communities', 'crossClock'] }))
  if (!clocks || query.data === undefined) return null

  const change = (isOpen: boolean) =>
    act.submit({
      work: (retry) => api.openCrossCommunityClock({ isOpenCrossCommunityClock: isOpen }, retry),
      done: t('clockSaved'),
    })

  return (
    <Panel title={t('clockTitle')} pad="plain" className="lb-above-16">
      <Toggle label={t('clock')} on={query.data} disabled={!mayChange} onChange={(on) => void change(on)} />
      <p className="lb-14 lb-quiet">{t('clockText')}</p>
    </Panel>
  )
}
