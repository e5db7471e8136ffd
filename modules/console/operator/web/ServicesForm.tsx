import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { useMeanwhile } from '#platform/web/look/use-meanwhile.ts'
import { type CommunityDetail, servicesChanged } from '../contract.ts'
import { operatorApi } from './api.ts'
import { allServices, nameOfService, ServiceChoice } from './ServiceChoice.tsx'

/** Which services are on, one by one, so that what two operators change of different ones comes together. */
type Chosen = Record<string, boolean>

const formOf = ({ services }: CommunityDetail): Chosen =>
  Object.fromEntries(allServices.map((id) => [id, services.includes(id)]))
const onOf = (form: Chosen) => allServices.filter((id) => form[id])

interface ServicesFormProps {
  community: CommunityDetail
  saved: (community: CommunityDetail) => void
}

/** The services of a community, changed together; what another operator changed meanwhile comes in. */
export function ServicesForm({ community, saved }: ServicesFormProps) {
  const t = useTexts('operator')
  const { communityId } = community
  const { seen, form, colleagueEdits, attempt, change, start } = useMeanwhile<CommunityDetail, Chosen>({
    given: community,
    codes: [servicesChanged().code],
    formOf,
    factsOf: (chosen) =>
      allServices.map((id) => [nameOfService(id), t(chosen[id] ? 'serviceOn' : 'serviceOff')]),
    newest: async () => (await operatorApi.showCommunity({ communityId })).data,
  })
  const before = formOf(seen)
  const isChanged = allServices.some((id) => before[id] !== form[id])

  const save = useSubmit(async (retry) => {
    // Those that stay keep their order; those that come stand behind them.
    const kept = seen.services.filter((id) => form[id])
    const added = onOf(form).filter((id) => !seen.services.includes(id))
    const input = { communityId, services: [...kept, ...added], seen: seen.services }
    const { data } = await attempt(() => operatorApi.setServices(input, retry))
    start(data)
    saved(data)
    toast(t('servicesSaved'))
  })

  return (
    <Panel title={t('services')} number={onOf(form).length} pad="plain">
      <p className="lb-14 lb-quiet op-about">{t('servicesAre')}</p>
      <ServiceChoice
        chosen={new Set(onOf(form))}
        onChange={(chosen) => change(Object.fromEntries(allServices.map((id) => [id, chosen.has(id)])))}
      >
        <Button type="primary" disabled={!isChanged} loading={save.busy} onClick={() => void save.submit()}>
          {t('saveServices')}
        </Button>
      </ServiceChoice>
      {save.failure && <FailureNote sentence={save.failure} colleagueEdits={colleagueEdits} />}
    </Panel>
  )
}
