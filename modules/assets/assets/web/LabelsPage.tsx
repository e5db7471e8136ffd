import './page-texts.ts'
import './asset.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { assetEditPath } from '#modules/assets/paths.ts'
import { wholeAddress } from '#modules/assets/whole-address.ts'
import { addressOf, client } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { QrCode } from '#platform/web/look/QrCode.tsx'
import { assets, tooManyLabels } from '../contract.ts'
import { filtersOf } from './list-query.ts'
import { assetLabelsRoute, type LabelSearch } from './screens.ts'
import { useAreas } from './use-settings.ts'

const api = client(assets)

/** Labels to print, as sheets or one by one; the code of a label leads to its asset. */
export function LabelsPage() {
  const { code, ...asked } = assetLabelsRoute.useSearch()
  return code ? <OfCode code={code} /> : <Labels {...asked} />
}

function OfCode({ code }: { code: string }) {
  const t = useTexts('assetsPage')
  const goTo = useNavigate()
  const found = useQuery({
    queryKey: ['assets', 'code', code],
    queryFn: async () => (await api.find({ code })).data,
    retry: false,
  })
  const assetId = found.data?.assetId
  useEffect(() => {
    if (assetId) void goTo({ href: `${assetEditPath}?assetId=${assetId}`, replace: true })
  }, [assetId, goTo])
  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1>{t('labelsTitle')}</h1>
      </div>
      <Loaded
        of={found}
        failed={t('loadFailed')}
        skeleton={['1fr']}
        instead={() => <EmptyState icon="scan" title={t('codeUnknown')} text={t('codeUnknownText')} />}
      />
    </div>
  )
}

function Labels({ assetId, area, ...search }: Omit<LabelSearch, 'code'>) {
  const t = useTexts('assetsPage')
  const [areaId, setAreaId] = useState(area ?? '')
  const areas = useAreas().data ?? []
  const asked = {
    ...filtersOf({ ...search, area: areaId || undefined }),
    ...(assetId ? { assetIds: [assetId] } : {}),
  }
  const isNarrowed = Object.values(search).some(Boolean)
  const labels = useQuery({
    queryKey: ['assets', 'labels', asked],
    queryFn: async () => {
      const { data } = await api.labels(asked, { handles: [tooManyLabels().code] })
      return data.map((row) => ({ ...row, ...wholeAddress(row.address) }))
    },
    retry: false,
  })
  const print = useSubmit(
    (_, paper: 'sheet' | 'single') =>
      saveFile(addressOf(assets.calls.labels, { ...asked, base: location.origin, paper })),
    {
      onFailure: inBox,
    },
  )
  const count = labels.data?.length ?? 0
  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1>{t('labelsTitle')}</h1>
        <span className="lb-grow" />
        <Button disabled={!count} loading={print.busy} onClick={() => void print.submit('single')}>
          {t('printSingles')}
        </Button>
        <Button
          type="primary"
          icon={<Icon name="print" />}
          disabled={!count}
          loading={print.busy}
          onClick={() => void print.submit('sheet')}
        >
          {t('printSheet')}
        </Button>
      </div>
      <Panel title={t('labels')} number={count} lead={t('labelsLead')}>
        {!assetId && (
          <div className="as-rows">
            <Field label={t('area')}>
              <ChoiceInput
                value={areaId}
                options={[
                  { value: '', label: t('all') },
                  ...areas.map((row) => ({ value: row.areaId, label: row.name })),
                ]}
                onChoose={(value) => setAreaId(String(value))}
              />
            </Field>
          </div>
        )}
        {isNarrowed && <p className="lb-inner lb-quiet">{t('labelsNarrowed')}</p>}
        {labels.data?.[0]?.isHere && (
          <div className="lb-inner">
            <Note tone="wait">{t('labelsHere', { address: location.host })}</Note>
          </div>
        )}
        <Loaded
          of={labels}
          failed={t('loadFailed')}
          skeleton={['1fr', '1fr', '1fr']}
          instead={(problem) =>
            problem.code === tooManyLabels().code && <EmptyState icon="scan" title={sentenceOf(problem)} />
          }
          empty={<EmptyState icon="scan" title={t('labelsNone')} text={t('emptyText')} />}
        >
          {(rows) => (
            <ul className="as-labels">
              {rows.map((row) => (
                <li key={row.assetId}>
                  <QrCode content={row.address} label={t('labelOf', { name: row.name })} />
                  <span>
                    <b>{row.displayId}</b>
                    <br />
                    {row.name}
                    <br />
                    <span className="lb-14 lb-quiet">{row.areaName}</span>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </Panel>
    </div>
  )
}
