import { useState } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { alertBox, toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { CommunityDetail } from '../contract.ts'
import { operatorApi } from './api.ts'
import { ServiceChoice } from './ServiceChoice.tsx'

interface ServicesFormProps {
  community: CommunityDetail
  saved: (community: CommunityDetail) => void
}

/** The services of a community, changed together. */
export function ServicesForm({ community, saved }: ServicesFormProps) {
  const t = useTexts('operator')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(community.services))
  const [busy, setBusy] = useState(false)
  const { communityId, services } = community
  const isChanged = chosen.size !== services.length || services.some((id) => !chosen.has(id))

  async function save() {
    setBusy(true)
    try {
      const kept = services.filter((id) => chosen.has(id))
      const added = [...chosen].filter((id) => !services.includes(id))
      saved((await operatorApi.setServices({ communityId, services: [...kept, ...added] })).data)
      toast(t('servicesSaved'))
    } catch (error) {
      setBusy(false)
      void alertBox(sentenceOf(error))
    }
  }

  return (
    <Panel title={t('services')} number={chosen.size} summary={t('servicesAre')} pad="plain">
      <ServiceChoice chosen={chosen} onChange={setChosen}>
        <Button type="primary" disabled={!isChanged} loading={busy} onClick={() => void save()}>
          {t('saveServices')}
        </Button>
      </ServiceChoice>
    </Panel>
  )
}
