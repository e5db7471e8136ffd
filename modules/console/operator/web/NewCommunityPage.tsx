import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import type { PlainKey } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { operatorApi } from './api.ts'
import { Buildings } from './Buildings.tsx'
import { ConsoleLink } from './ConsoleLink.tsx'
import { FirstPassword } from './FirstPassword.tsx'
import { blankCommunity, faultsOf, labelsOf } from './new-community.ts'
import { chosenOf, ServiceChoice, servicesOf } from './ServiceChoice.tsx'

/** Makes a community: its name, households, services and its top manager; then shows the first password once. */
export function NewCommunityPage() {
  const t = useTexts('operator')
  const router = useRouter()
  const [typed, setTyped] = useState(blankCommunity)
  const [services, setServices] = useState(chosenOf)
  const [made, setMade] = useState<{ communityId: string; account: string; password: string }>()

  const { name, way, buildings, labels, account, managerName } = typed
  const set = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change })
  const faults = faultsOf(typed)
  const create = useSubmit(
    async (retry) => {
      const byCount = buildings.map((building) => ({
        name: building.name,
        floors: Number(building.floors),
        perFloor: Number(building.perFloor),
      }))
      const community = {
        name,
        services: servicesOf(services),
        buildings: way === 'byCount' ? byCount : [],
        labels: way === 'byList' ? labelsOf(labels) : [],
        account,
        managerName,
      }
      const communityId = retry.idOf(community)
      const { data } = await operatorApi.createCommunity({ communityId, ...community }, retry)
      setMade({ communityId, ...data })
    },
    { isWrong: () => Object.values(faults).some(Boolean) },
  )
  const { tried, busy, failure } = create
  const wrong = (field: keyof typeof faults, words: PlainKey<'operator'>) =>
    tried && faults[field] ? t(words) : undefined

  if (made)
    return (
      <div className="lb-page lb-console-page op-narrow">
        <div className="lb-page-head">
          <h1>{t('madeTitle', { name })}</h1>
        </div>
        <Panel pad="form">
          <FirstPassword {...made} />
          <div className="lb-line lb-gap-8 lb-wrap lb-right">
            <Button
              type="primary"
              onClick={() => void router.navigate({ href: `/operator/communities/${made.communityId}` })}
            >
              {t('done')}
            </Button>
          </div>
        </Panel>
      </div>
    )
  return (
    <form {...create.form} className="lb-page lb-console-page op-narrow">
      <ConsoleLink className="lb-link" to="/operator/communities">
        {t('communities')}
      </ConsoleLink>
      <div className="lb-page-head">
        <h1>{t('newCommunity')}</h1>
      </div>
      <Panel pad="form">
        <Field label={t('communityName')} invalid={wrong('name', 'communityNameMissing')}>
          <TextInput autoFocus maxLength={50} value={name} onText={(name) => set({ name })} />
        </Field>
      </Panel>
      <Panel title={t('topManager')} pad="form">
        <div className="lb-pair lb-gap-16">
          <Field label={t('account')} help={t('accountHelp')} invalid={wrong('account', 'accountWrong')}>
            <TextInput maxLength={15} value={account} onText={(account) => set({ account })} />
          </Field>
          <Field label={t('managerName')} invalid={wrong('managerName', 'nameMissing')}>
            <TextInput maxLength={50} value={managerName} onText={(managerName) => set({ managerName })} />
          </Field>
        </div>
      </Panel>
      <Panel title={t('household')} pad="form">
        <div className="op-fields">
          <Segments
            label={t('household')}
            value={way}
            onChange={(next) => set({ way: next })}
            options={(['byCount', 'byList', 'none'] as const).map((value) => ({ value, label: t(value) }))}
          />
          {way === 'byCount' && (
            <Buildings tried={tried} buildings={buildings} onChange={(next) => set({ buildings: next })} />
          )}
          {way === 'byList' && (
            <Field label={t('labels')} help={t('labelsHelp')} invalid={wrong('labels', 'labelsMissing')}>
              <textarea
                className="lb-long-text"
                rows={10}
                value={labels}
                onChange={(event) => set({ labels: event.target.value })}
              />
            </Field>
          )}
        </div>
      </Panel>
      <Panel title={t('services')} number={services.size} pad="form">
        <ServiceChoice chosen={services} onChange={(patch) => setServices({ ...services, ...patch })} />
      </Panel>
      <div role="alert">{failure && <FailureNote sentence={failure} />}</div>
      <div className="lb-line lb-gap-8 lb-wrap lb-right">
        <Button type="primary" size="large" htmlType="submit" loading={busy}>
          {t('create')}
        </Button>
      </div>
    </form>
  )
}
