import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { useMeanwhile } from '#platform/web/form/use-meanwhile.ts'
import { type CommunityDetail, servicesChanged } from '../contract.ts'
import { operatorApi } from './api.ts'
import { type Chosen, chosenOf, ServiceChoice, serviceFields, servicesOf } from './ServiceChoice.tsx'

interface ServicesFormProps {
  community: CommunityDetail
  saved: (community: CommunityDetail) => void
}

/** The services of a community, changed together; what another operator changed meanwhile comes in. */
export function ServicesForm({ community, saved }: ServicesFormProps) {
  const t = useTexts('operator')
  const { communityId } = community
  const box = useMeanwhile<CommunityDetail, Chosen>({
    given: community,
    codes: [servicesChanged().code],
    formOf: ({ services }) => chosenOf(services),
    fields: serviceFields(),
    newest: async () => (await operatorApi.showCommunity({ communityId })).data,
  })
  const { seen, form, isDirty, colleagueEdits, attempt, change, start } = box
  const chosen = servicesOf(form)

  const save = useSubmit(async (retry) => {
    // Those that stay keep their order; those that come stand behind them.
    const kept = seen.services.filter((id) => form[id])
    const added = chosen.filter((id) => !seen.services.includes(id))
    const input = { communityId, services: [...kept, ...added], seen: seen.services }
    const { data } = await attempt(() => operatorApi.setServices(input, retry))
    start(data)
    saved(data)
    toast(t('servicesSaved'))
  })

  return (
    <Panel title={t('services')} number={chosen.length} pad="plain">
      <p className="lb-14 lb-quiet lb-below-8">{t('servicesAre')}</p>
      <ServiceChoice chosen={form} onChange={change}>
        <Button type="primary" disabled={!isDirty} loading={save.busy} onClick={() => void save.submit()}>
          {t('saveServices')}
        </Button>
      </ServiceChoice>
      {save.failure && <FailureNote sentence={save.failure} colleagueEdits={colleagueEdits} />}
    </Panel>
  )
}
